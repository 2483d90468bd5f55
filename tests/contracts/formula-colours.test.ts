import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { shippedDocuments } from '../support/documents/shipped-documents.ts';
import { type TextMateGrammar, tokensOf } from '../support/documents/textmate.ts';

const file = join(import.meta.dirname, '../../docs/formulas.tmLanguage.json');
const grammar = JSON.parse(readFileSync(file, 'utf8')) as TextMateGrammar;
const coloured = (line: string) =>
  tokensOf(grammar, line).map(([text, name]) => `${text} ${name.replace('.waymark', '')}`);

describe('the grammar by which editors colour formulas', () => {
  it('knows calls of operators and functions, and their named arguments', () => {
    expect(coloured(`"when": "= homeRates(offers: facts.list, plan: 'plus') = get(facts.map, 'a')"`)).toEqual(
      [
        'homeRates entity.name.function',
        'offers variable.other.property',
        'facts variable.language',
        'list variable.other.property',
        'plan variable.other.property',
        "'plus' string.quoted.single",
        '= keyword.operator',
        'get entity.name.function',
        'facts variable.language',
        'map variable.other.property',
        "'a' string.quoted.single",
      ],
    );
  });

  it('knows what goes through lists, and the elements that a document repeats for', () => {
    expect(coloured(`"each": "= for line in results.lines return line.price else 0"`)).toEqual([
      'for keyword.control',
      'line variable.other.property',
      'in keyword.control',
      'results variable.language',
      'lines variable.other.property',
      'return keyword.control',
      'line variable.other.property',
      'price variable.other.property',
      'else keyword.control',
      '0 constant.numeric',
    ]);
  });

  it('colours what is between double braces in a text, and nothing else', () => {
    expect(coloured(`"label": "Pay for {{ upper(answers.name) }} and all", "if": "not"`)).toEqual([
      'upper entity.name.function',
      'answers variable.language',
      'name variable.other.property',
    ]);
  });

  it('colours every word of every shipped formula on one line', () => {
    let formulas = 0;
    for (const { text } of shippedDocuments()) {
      for (const [line = '', formula = ''] of text.matchAll(/"= ((?:[^"\\])+)"/g)) {
        formulas += 1;
        const words = formula.replaceAll(/'(?:[^']|'')*'/g, ' ').match(/[A-Za-z_]\w*/g) ?? [];
        const found = tokensOf(grammar, line).map(([token]) => token);
        for (const word of words) expect(found, line).toContain(word);
      }
    }
    expect(formulas).toBeGreaterThan(100);
  });
});
