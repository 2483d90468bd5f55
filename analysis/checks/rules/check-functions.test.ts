import { describe, expect, it } from 'vitest';
import { documentSource, manyDocuments } from '../../../tests/support/documents/thousand-documents.ts';
import { checkChange } from '../change/check-change.ts';
import { checkDocuments } from '../check-documents.ts';

const others = manyDocuments(10);
const twice = documentSource('twice', 'function', {
  input: { price: { type: 'number' } },
  value: '= input.price * 2',
});
const price = documentSource('price', 'decision', { otherwise: '= twice(price: 4)' });

const codesOf = (...documents: readonly { readonly path: string; readonly text: string }[]) =>
  checkDocuments([...others, ...documents]).problems.map(({ document, code, message }) => ({
    document,
    code,
    message,
  }));

describe('the check of functions', () => {
  it('finds nothing wrong with one that a decision calls', () => {
    expect(codesOf(twice, price)).toEqual([]);
  });

  it('reports a ring of functions and decisions once, with the way round', () => {
    const ring = documentSource('twice', 'function', { value: "= decide('price')" });
    expect(codesOf(ring, price)).toEqual([
      {
        document: 'price',
        code: 'circular-functions',
        message: 'The decision "price" waits for itself: price → twice → price.',
      },
    ]);
  });

  it('judges a changed function by the formulas that call it by its name', () => {
    const ofText = documentSource('twice', 'function', {
      input: { price: { type: 'string' } },
      value: '= input.price',
    });
    const unchanged = [...others, price];
    expect(checkChange({ unchanged, changed: [twice], replaced: [twice] })).toEqual([]);
    expect(checkChange({ unchanged, changed: [ofText], replaced: [twice] })).toBeUndefined();
    expect(checkChange({ unchanged, changed: [], replaced: [twice] })).toBeUndefined();
  });
});
