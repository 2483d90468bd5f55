import { expect, it } from 'vitest';
import { readDocument } from '#engine';
import { readRelease } from '../../tests/support/documents/read-fixtures.ts';
import { originsOf } from './origins.ts';

const documents = readRelease().flatMap((source) => {
  const reading = readDocument(source);
  return reading.outcome === 'read' ? [reading.document] : [];
});
const titlesAt = (document: string, pointer: string) =>
  originsOf(documents, { document, pointer }).map(({ title, place }) => [
    title,
    place.document + place.pointer,
  ]);

it('names where a value comes from, and what that is worked out by, with the place of each', () => {
  expect(titlesAt('join', '/steps/1/onSubmit/0')).toEqual([
    ['Answer to “Your name”', 'reader-form/fields/0'],
    ['Answer to “Which card?”', 'card-form/fields/0'],
    ['Fact “Fee”', 'join/facts/fee'],
  ]);
  expect(titlesAt('join', '/facts/fee')).toEqual([
    ['Fact “Is child”', 'join/facts/isChild'],
    ['Decision “Card fee”', 'card-fee'],
  ]);
  expect(titlesAt('card-fee', '')).toContainEqual(['Options “Cards”', 'cards']);
  expect(titlesAt('join', '/facts/isChild')).toEqual([['Function “Years old”', 'years-old']]);
  expect(titlesAt('join', '/steps/1/onSubmit/1')).toEqual([
    ['Result of the service “Issue card”', 'issue-card'],
  ]);
});

it('lists nothing for a whole page, nor for a part that reads nothing', () => {
  expect(titlesAt('join', '')).toEqual([]);
  expect(titlesAt('reader-form', '/fields/0')).toEqual([]);
});
