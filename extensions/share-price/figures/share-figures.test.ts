import { describe, expect, it } from 'vitest';
import { exampleFigures } from './share-figures.fixture.ts';
import { readShareFigures, readShareQuote } from './share-figures.ts';

describe('the figures of a share', () => {
  it('are read as the operation gives them', () => {
    expect(readShareFigures(JSON.parse(JSON.stringify(exampleFigures)))).toEqual(exampleFigures);
    expect(readShareQuote(exampleFigures.quote)).toEqual(exampleFigures.quote);
  });

  it.each([
    ['nothing', null],
    ['a list', []],
    ['no quote', { ...exampleFigures, quote: undefined }],
    ['a price in words', { ...exampleFigures, quote: { ...exampleFigures.quote, price: '2.10' } }],
    ['a day without a close', { ...exampleFigures, days: [{ date: '2026-03-02', volume: 1 }] }],
    ['a day that is no date', { ...exampleFigures, days: [{ date: 'Monday', close: 1, volume: 1 }] }],
    ['an index without a value', { ...exampleFigures, index: [{ date: '2026-03-02' }] }],
    ['no summary', { ...exampleFigures, summary: { month: { high: 1, low: 1 } } }],
  ])('are refused with %s', (_, result) => {
    expect(readShareFigures(result)).toBeUndefined();
  });
});
