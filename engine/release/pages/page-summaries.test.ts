import { expect, it } from 'vitest';
import type { Document, Page } from '#schemas';
import { summariesOf } from './template-of.ts';

const journey: Document = {
  kind: 'journey',
  id: 'hire',
  schemaVersion: 2,
  steps: [
    { id: 'rider', form: 'rider-form', submitLabel: 'Continue' },
    { id: 'pay', form: 'pay-form', submitLabel: 'Hire', summary: true },
  ],
  summary: {
    title: 'Your bicycle',
    openLabel: 'What you chose',
    fields: [{ name: 'chosen', type: 'notice', tone: 'info', text: 'A red one.' }],
  },
};
const documents = new Map<string, Document>([[journey.id, journey]]);

function pageWith(...content: Page['zones']['content']): Page {
  return {
    kind: 'page',
    id: 'hire-page',
    schemaVersion: 1,
    path: '/hire',
    template: 'general',
    title: 'Hire',
    seo: { sitemapVisible: true },
    zones: { content },
  };
}

it('The summaries of a page are those of the steps on it that show one', () => {
  const summariesAt = (step: string) =>
    summariesOf({ documents }, pageWith({ type: 'form', journey: 'hire', step }));
  expect(summariesAt('pay')).toEqual([{ journey: 'hire', step: 'pay', openLabel: 'What you chose' }]);
  expect(summariesAt('rider')).toEqual([]);
  expect(summariesOf({ documents }, pageWith())).toEqual([]);
});
