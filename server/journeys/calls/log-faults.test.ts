import { expect, it } from 'vitest';
import { compileRule, evaluateRule } from '#engine';
import { emptyScope } from '../../../tests/support/journeys/rule-scope.ts';
import { logFaults } from './log-faults.ts';

const entries: object[] = [];
const scope = {
  ...emptyScope,
  answers: { name: 'Aroha' },
  onFault: logFaults({ warn: (entry, message) => void entries.push({ ...entry, message }) }),
};

it('A rule that cannot be evaluated is logged once, without what it was given', () => {
  const rule = compileRule({ '+': [{ var: 'answers.name' }, 1] });
  expect([evaluateRule(rule, scope).value, evaluateRule(rule, scope).value]).toEqual([undefined, undefined]);
  evaluateRule(compileRule({ cat: ['Kia ora ', { var: 'answers.name' }] }), scope);
  expect(entries).toEqual([
    {
      code: 'rule-type-mismatch',
      fault: 'It expected two numbers but found text and a number.',
      rule: '{"+":[{"var":"answers.name"},1]}',
      message: 'A rule cannot be evaluated.',
    },
  ]);
});
