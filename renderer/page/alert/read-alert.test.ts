import { describe, expect, it } from 'vitest';
import { alertsMark, readAlert } from './read-alert.ts';

const alert = (fields: object) =>
  readAlert({ contentID: 7, referenceName: 'alerts', itemOrder: 0, fields: { text: 'Snow', ...fields } });

describe('an alert', () => {
  it('has its text, its sign and its calls', () => {
    const cta1 = { text: 'Roads', href: '/roads', target: '_blank' };
    const cta2 = { text: '', href: '/none' };
    expect(alert({ iconLink: 'warning', closeDuration: 'week', cta1, cta2 })).toEqual({
      contentID: 7,
      text: 'Snow',
      tone: 'warning',
      closedFor: 604_800_000,
      calls: [cta1],
    });
  });

  it.each([
    ['day', 86_400_000],
    ['week', 604_800_000],
    ['indefinitely', 31_536_000_000],
    ['for ever', 86_400_000],
  ])('that is closed for %j stays closed for %d ms', (closeDuration, closedFor) => {
    expect(alert({ closeDuration })).toMatchObject({ tone: 'info', closedFor });
  });

  it('without a text is none', () => {
    expect(alert({ text: '' })).toBeUndefined();
    expect(alert({ text: undefined })).toBeUndefined();
  });

  it('is listed for the script of the page', () => {
    const [first, second] = [alert({}), alert({ closeDuration: 'week' })];
    expect(first && second && alertsMark([first, second])).toBe('7:86400000 7:604800000');
  });
});
