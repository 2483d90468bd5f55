import { expect, it } from 'vitest';
import { formulaText, marksOfNotation, marksOfProblems } from './formula-marks.ts';

const problem = {
  code: 'never-equal',
  severity: 'error',
  document: 'form',
  message: 'A date can never equal a number.',
} as const;

/** The parts of a formula that are marked. */
function marked(formula: string, marks: ReturnType<typeof marksOfNotation>): readonly string[] {
  return marks.map(({ from, to }) => formula.slice(from, to));
}

it('marks the place at which a formula cannot go on, and its end when it ends too early', () => {
  expect(marked('a and or b', marksOfNotation('a and or b'))).toEqual(['or']);
  expect(marked('answers.a and', marksOfNotation('answers.a and'))).toEqual(['d']);
  expect(marksOfNotation('answers.a')).toEqual([]);
  expect(marksOfNotation('')).toEqual([]);
});

it('marks the word that a problem is about, whatever JSON escapes before it', () => {
  const text = '{\n  "when": "= answers.a = \'\\u00e9\\"\' or answers.day > 5"\n}';
  const column = (text.split('\n')[1] ?? '').indexOf('5') + 1;
  const marks = marksOfProblems(text, '/when', [{ ...problem, pointer: '/when', line: 2, column }]);
  expect(marked("answers.a = 'é\"' or answers.day > 5", marks)).toEqual(['5']);
});

it('marks a word on a further line of a formula', () => {
  const text = '{\n  "when": [\n    "= answers.a",\n    "or answers.day > 5"\n  ]\n}';
  const marks = marksOfProblems(text, '/when', [{ ...problem, pointer: '/when/1', line: 4, column: 9 }]);
  expect(marked('answers.a\nor answers.day > 5', marks)).toEqual(['answers.day']);
});

it('marks the whole formula for a problem of all of it', () => {
  const text = '{ "when": "= (answers.a)" }';
  const marks = marksOfProblems(text, '/when', [{ ...problem, pointer: '/when', line: 1, column: 11 }]);
  expect(marked('(answers.a)', marks)).toEqual(['(answers.a)']);
  expect(formulaText('= (answers.a)')).toBe('(answers.a)');
});
