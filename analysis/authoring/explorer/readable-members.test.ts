import { describe, expect, it } from 'vitest';
import type { JsonValue } from '#engine';
import { type GivenAnswer, readableMembers } from './readable-members.ts';

const answer = (name: string, label: string, value: JsonValue, isSensitive = false): GivenAnswer => ({
  name,
  label,
  value,
  isSensitive,
  options: [],
});

const room = { ...answer('room', 'Which room?', 'hall'), options: [{ id: 'hall', label: 'The hall' }] };
const answers = [
  room,
  answer('email', 'Your email', 'ann@example.com'),
  answer('guests', 'How many people?', 12),
  answer('hasCard', 'Have you a card?', true),
  answer('pin', 'Your PIN', '4711', true),
];

function lines(value: JsonValue, sensitive: readonly string[] = []): readonly string[] {
  return readableMembers(value, { answers, sensitive }).map(
    ({ names, value, question }) =>
      `${names.join(' › ')}: ${value}${question === undefined ? '' : ` [${question}]`}`,
  );
}

describe('the members of a request in words', () => {
  it('have the question whose answer they are, and the words of its option', () => {
    expect(lines({ place: { of: 'hall' }, contact: [{ value: 'ann@example.com' }] })).toEqual([
      'place › of: The hall (sent as “hall”) [Which room?]',
      'contact › 1 › value: ann@example.com [Your email]',
    ]);
  });

  it('take a number, and a yes or no, for an answer only by its name', () => {
    expect(lines({ guests: 12, shelves: 12, hasCard: true, isNew: true })).toEqual([
      'guests: 12 [How many people?]',
      'shelves: 12',
      'hasCard: yes [Have you a card?]',
      'isNew: yes',
    ]);
  });

  it('are dates and numbers as people read them, and texts as they are', () => {
    expect(
      lines({ day: '2026-05-04', litres: 12500.5, year: 2026, note: 'Dog: Rex', tags: ['a', 'b'] }),
    ).toEqual(['day: 4 May 2026', 'litres: 12,500.5', 'year: 2026', 'note: Dog: Rex', 'tags: a, b']);
  });

  it('leave out what is not answered', () => {
    expect(lines({ a: null, b: '', c: {}, d: [], e: { f: null } })).toEqual([]);
  });

  it('mask sensitive answers, also within a text, and sensitive members of a result', () => {
    expect(lines({ pin: '4711', note: 'PIN 4711.', code: 4711, token: 'abc' }, ['token'])).toEqual([
      'pin: •••• [Your PIN]',
      'note: PIN ••••.',
      'code: ••••',
      'token: ••••',
    ]);
  });
});
