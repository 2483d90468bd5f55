import { expect, it } from 'vitest';
import { showRule, writtenRule } from './rules.ts';

it('says a formula in a sentence that names the question', () => {
  const words = new Map([['answers.loaf', 'Which loaf?']]);
  expect(showRule("= answers.loaf = 'rye'", words)).toEqual({
    text: "= answers.loaf = 'rye'",
    sentence: '“Which loaf?” is “rye”.',
  });
  expect(showRule({ '==': [{ var: 'answers.loaf' }, 'rye'] }).text).toBe("= answers.loaf = 'rye'");
});

it('leaves plain values and unfinished formulas without a sentence', () => {
  expect(showRule('Bread')).toEqual({ text: 'Bread', sentence: undefined });
  expect(showRule(true)).toEqual({ text: 'true', sentence: undefined });
  expect(showRule('= answers.')).toEqual({ text: '= answers.', sentence: undefined });
  expect([writtenRule(''), writtenRule('true'), writtenRule('= 1')]).toEqual([undefined, true, '= 1']);
});
