import { describe, expect, it } from 'vitest';
import type { Field } from '#schemas';
import { keptSize, oversize } from './answer-size.ts';
import { readAnswer, readEntries } from './read-entries.ts';

const text = (more: object): Field => ({
  name: 'title',
  type: 'text-input',
  label: 'Title',
  value: { type: 'string' },
  ...more,
});
const group: Field = {
  name: 'extras',
  type: 'checkbox-group',
  label: 'Extras',
  options: [
    { id: 'map', label: 'Map' },
    { id: 'pen', label: 'Pen' },
  ],
};
const place: Field = {
  name: 'place',
  type: 'suggest-input',
  label: 'Place',
  value: { type: 'string', maxLength: 50 },
  suggestions: {
    operation: 'find-places',
    input: 'text',
    minimumLength: 3,
    idAnswer: 'placeId',
    announce: { loading: 'Looking', none: 'None' },
  },
};

describe('an answer that is far too large', () => {
  it.each([
    ['declares a length', text({ value: { type: 'string', maxLength: 120 } }), 340],
    ['has a mask', text({ mask: '99/99/9999' }), 120],
    ['declares nothing', text({}), 10_000],
    ['takes a number', text({ value: { type: 'integer' } }), 400, 'type'],
  ])(
    'is cut to what is kept of a field that %s, and still known to be too long',
    (_, field, kept, keyword = 'maxLength') => {
      const answer = readAnswer(field, ['7'.repeat(200_000)]);
      expect([keptSize(field).characters, String(answer).length]).toEqual([kept, kept + 1]);
      expect(oversize(field, answer ?? null)).toBe(keyword);
      expect(readAnswer(field, [String(answer)])).toBe(answer);
    },
  );

  it('is read the same when it comes back, and no shorter one is touched', () => {
    const field = text({ value: { type: 'string', maxLength: 10 } });
    const cut = readAnswer(field, ['é😀'.repeat(5000)]);
    expect([...String(cut)]).toHaveLength(121);
    expect(readAnswer(field, [String(cut)])).toBe(cut);
    const whole = '😀'.repeat(120);
    expect(readAnswer(field, [whole])).toBe(whole);
    expect(oversize(field, whole)).toBeUndefined();
  });

  it('is a list of more choices than there are, each of them short', () => {
    const many = Array.from({ length: 5000 }, (_, index) => `${index}`.padEnd(2000, 'x'));
    const answer = readAnswer(group, many);
    expect(answer).toHaveLength(3);
    expect(JSON.stringify(answer).length).toBeLessThan(1600);
    expect(oversize(group, answer ?? null)).toBe('maxLength');
    expect(oversize(group, ['map', 'pen', 'cup'])).toBe('maxItems');
  });

  it('takes a box that is sent often for one', () => {
    expect(readAnswer(group, Array<string>(5000).fill('map'))).toEqual(['map']);
  });

  it('keeps no id of a suggestion that no service gives, and nothing of fields that there are not', () => {
    const entries = [
      ['place', 'Here'],
      ['placeId', 'x'.repeat(5000)],
      ['unknown', 'x'],
    ] as const;
    expect(readEntries([place], entries)).toEqual({ place: 'Here' });
  });
});
