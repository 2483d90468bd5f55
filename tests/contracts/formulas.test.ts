import { describe, expect, it } from 'vitest';
import { canonicalRule, checkDocuments, writeFormula, writeFormulas } from '#analysis';
import { canonicalJson, documentWidth, expandFormulas, isOperatorName, parseFormula } from '#engine';
import { shippedDocuments } from '../support/documents/shipped-documents.ts';

const documents = shippedDocuments().map(({ path, text }) => ({
  path,
  document: JSON.parse(text) as { readonly kind: string },
}));

/** Contracts of services have no rules, but `get` in them is a method and not the operator. */
const contracts: ReadonlySet<string> = new Set(
  documents.filter(({ document }) => document.kind === 'contract').map(({ path }) => path),
);

/** The names of elements that translations use: they are given in the documents that these translate. */
const elements = documents.flatMap(({ document }) =>
  [...JSON.stringify(document).matchAll(/"as":"(\w+)"/g)].map(([, name = '']) => name),
);

/** Every rule of a document whose formulas have become trees, with what `as` around it calls elements of lists. */
function* rulesIn(
  value: unknown,
  names: readonly string[] = [],
): Generator<{ readonly rule: unknown; readonly names: ReadonlySet<string> }> {
  if (typeof value !== 'object' || value === null) return;
  const [name = '', ...others] = Object.keys(value);
  if (!Array.isArray(value) && others.length === 0 && isOperatorName(name)) {
    yield { rule: value, names: new Set(names) };
    return;
  }
  const within = 'each' in value && 'as' in value ? [...names, String(value.as)] : names;
  for (const part of Object.values(value)) yield* rulesIn(part, within);
}

describe('the shipped documents', () => {
  it('hold formulas, and mean the same when these are written anew', () => {
    for (const { path, document } of documents) {
      expect(writeFormulas(document, documentWidth), path).toEqual(document);
      expect(JSON.stringify(document), path).not.toMatch(/\{"(var|lookup|decide)":/);
    }
  });

  it('mean the same as trees', () => {
    const trees = documents.map(({ path, document }) => ({
      path,
      text: JSON.stringify(expandFormulas(document).document),
    }));
    expect(checkDocuments(trees).problems).toEqual([]);
    for (const { path, text } of trees) {
      if (contracts.has(path)) continue;
      const document = JSON.parse(text);
      const rules = [...rulesIn(document, document.kind === 'translation' ? elements : [])];
      for (const { rule, names } of rules) {
        const { rule: again } = parseFormula(writeFormula(rule, names), names);
        expect(canonicalJson(canonicalRule(again)), path).toBe(canonicalJson(canonicalRule(rule)));
      }
    }
  });
});
