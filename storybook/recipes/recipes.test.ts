import { describe, expect, it } from 'vitest';
import { readDocument } from '#engine';
import { shownJson } from '../schemas/shown-json.ts';
import { pages, pasted, site } from './recipes.ts';

/** The document of the site: a compiled one has its home page, too. */
const siteDocument = { ...site, home: undefined };
const journey = { kind: 'journey', id: 'pasted', schemaVersion: 2, steps: [{ id: 'who', form: 'who' }] };

function problemsOf(document: object): readonly string[] {
  const reading = readDocument({ path: 'pasted.json', text: JSON.stringify(document) });
  return reading.outcome === 'refused' ? reading.problems.map(({ message }) => message) : [];
}

describe('a recipe', () => {
  it.each([
    ['header', siteDocument, pasted.header],
    ['footer', siteDocument, pasted.footer],
    ['chips', journey, pasted.chips],
    ['summary', journey, pasted.summary],
  ])('shows JSON for the %s that its document takes', (_, document, part) => {
    expect(Object.keys(part)).not.toEqual([]);
    expect(problemsOf({ ...document, ...JSON.parse(shownJson(part)) })).toEqual([]);
  });

  it.each(Object.entries(pages))('shows a whole page as its document: %s', (_, page) => {
    expect(problemsOf(JSON.parse(shownJson(page)))).toEqual([]);
  });
});
