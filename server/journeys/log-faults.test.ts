import { expect, it } from 'vitest';
import { compileRule, evaluateRule, linearPatterns } from '#engine';
import { logFaults } from './log-faults.ts';

const answers = { name: 'Aroha' };
const entries: object[] = [];
const scope = {
  ...{ answers, results: {}, facts: {}, session: {}, site: {}, page: {}, now: '2026-01-15' },
  options: () => undefined,
  decisions: () => undefined,
  matches: linearPatterns,
  onFault: logFaults({ warn: (entry, message) => void entries.push({ ...entry, message }) }),
};

it('A rule that cannot be evaluated is told of once, without what it was given', () => {
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
