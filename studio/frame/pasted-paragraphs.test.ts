import { expect, it } from 'vitest';
import { paragraphsOf, takesParagraphs } from './pasted-paragraphs.ts';

it.each([
  ['One line', ['One line']],
  ['Rye\r\nOats\n', ['Rye', 'Oats']],
  ['A long line\nthat was broken.\n\n Another. \n', ['A long line that was broken.', 'Another.']],
  ['\n', []],
])('parts %j into paragraphs', (text, paragraphs) => {
  expect(paragraphsOf(text)).toEqual(paragraphs);
});

it.each([
  ['/zones/content/0/blocks/1/text', 'paragraph', true],
  ['/items/4/fields/blockEditor/1/text', 'header', true],
  ['/zones/content/0/blocks/1/items/2/content', undefined, true],
  ['/zones/content/0/blocks/1/text', 'quote', false],
  ['/zones/content/0/title', undefined, false],
])('knows whether paragraphs can follow %s', (pointer, type, expected) => {
  expect(takesParagraphs({ document: 'd', pointer }, () => ({ type }))).toBe(expected);
});
