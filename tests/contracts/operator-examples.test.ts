import { describe, expect, it } from 'vitest';
import { checkDocuments } from '#analysis';
import { parseFormula } from '#engine';
import { evaluateLine } from '../../cli/commands/documents/rules/evaluate-line.ts';
import { documentSurroundings } from '../../cli/commands/documents/rules/surroundings.ts';
import { operatorNames } from '../../engine/rules/types/operator-names.ts';
import { guideDocuments, readDocsPage } from '../support/documents/guide-documents.ts';
import { readRelease } from '../support/documents/read-fixtures.ts';

const { documents } = checkDocuments([...readRelease(), ...guideDocuments()]);
const surroundings = documentSurroundings(documents, '2026-03-02', 'en-NZ');

/** The rows of the page, `| operator | formula | answers | value |`, without the heads of its tables. */
const rows = readDocsPage('operators.md')
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) => {
    const [operator = '', formula = '', answers = '', value = ''] = line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim().replace(/^`(.*)`$/, '$1'));
    return { operator, formula, answers: parsed(answers || '{}'), value: parsed(value) };
  });

function parsed(cell: string): unknown {
  return cell === 'unanswered' ? null : JSON.parse(cell);
}

describe('the page of operators by example', () => {
  it.each(rows)(
    'is right about $operator: $formula, of $answers',
    ({ operator, formula, answers, value }) => {
      const line = JSON.stringify({ rule: `= ${formula}`, data: { answers } });
      expect(evaluateLine(line, formula, surroundings)).toEqual({ value });
      expect(JSON.stringify(parseFormula(formula).rule)).toContain(`{"${operator}":`);
    },
  );

  it('shows every operator there is', () => {
    const shown = new Set(rows.map(({ operator }) => operator));
    expect(operatorNames.filter((name) => !shown.has(name))).toEqual([]);
  });
});
