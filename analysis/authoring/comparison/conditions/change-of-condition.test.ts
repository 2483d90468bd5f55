import { describe, expect, it } from 'vitest';
import {
  type Edit,
  releaseWith,
  sentencesBetween,
} from '../../../../tests/support/comparison/edited-release.ts';

const guests =
  '{ "name": "guests", "type": "text-input", "label": "Guests", "value": { "type": "integer", "minimum": 1, "maximum": 9 }, "messages": { "type": "A number", "minimum": "Too few", "maximum": "Too many" } }';
const day =
  '{ "name": "day", "type": "text-input", "inputType": "date", "label": "Day", "value": { "type": "string", "format": "date" }, "messages": { "format": "A date" } }';
const asked: Edit = ['visit-form', '"fields": [', `"fields": [${guests}, ${day}, `];
const call: Edit = [
  'visit',
  '"call": "book-visit",',
  '"call": "book-visit", "as": "booked", "when": "= 1 = 1",',
];
const answered: Edit = [
  'book-visit',
  '"query"',
  '"response": { "type": "object", "properties": { "seats": { "type": "number" } } }, "result": { "seats": "= response.seats" }, "query"',
];
const stepWhen = (condition: string): Edit => ['visit', '= not facts.isSchool', condition];
const callWhen = (condition: string): Edit => ['visit', '= 1 = 1', condition];

/** The verdict about a condition that is changed. */
function verdict(place: (condition: string) => Edit, before: string, now: string): string | undefined {
  const release = (condition: string) => releaseWith([asked, call, answered, place(condition)]);
  return sentencesBetween(release(before), release(now)).at(-1)?.trim();
}

describe('a changed condition', () => {
  it.each([
    [
      '= answers.guests > 3',
      '= answers.guests >= 3',
      'Wider: it now holds too for example when “Guests” is 3.',
    ],
    [
      '= answers.guests > 3',
      '= answers.guests > 5',
      'Narrower: it no longer holds for example when “Guests” is 4.',
    ],
    [
      '= answers.guests > 3',
      '= answers.guests > 3 or answers.guests > 9',
      'It holds for the same answers as before.',
    ],
    [
      "= answers.day < '2026-05-01'",
      "= answers.day <= '2026-05-01'",
      'Wider: it now holds too for example when “Day” is “2026-05-01”.',
    ],
    [
      "= answers.day < '2026-05-01'",
      '= answers.guests + 1 < 3',
      'Whether it is wider or narrower was not decided: the values of “Guests” cannot be listed.',
    ],
  ])('of a step, %s, now %s', (before, now, said) => {
    expect(verdict(stepWhen, before, now)).toBe(said);
  });

  it.each([
    [
      '= results.booked is unanswered',
      '= results.booked.seats is unanswered',
      'Wider: it now holds too for example when booked seats is unanswered.',
    ],
    [
      '= results.booked.seats > 2',
      '= results.booked.seats > 2 and answers.guests = 2',
      'Narrower: it no longer holds for example when booked seats is 3 and “Guests” is 1.',
    ],
  ])('of a call, %s, now %s', (before, now, said) => {
    expect(verdict(callWhen, before, now)).toBe(said);
  });
});
