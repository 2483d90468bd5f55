import { describe, expect, it } from 'vitest';
import type { Rule } from '#schemas';
import { compileRule, evaluateRule } from '../../evaluation/compile.ts';
import { evaluate } from '../../rules.fixture.ts';
import { emptyScope } from '../../runtime/scope.ts';

const people = (count: Rule): Rule => ({ plural: [count, 'person', 'people'] });

describe('the operator plural', () => {
  it('says one thing of one, and another of all other numbers', () => {
    expect([0, 1, 2, 1.5].map((count) => evaluate(people(count)))).toEqual([
      'people',
      'person',
      'people',
      'people',
    ]);
  });

  it('takes the category that the language of the page has for the number', () => {
    const osoby = { object: { one: 'osoba', few: 'osoby', many: 'osób', other: 'osoby' } };
    const scope = { ...emptyScope, formats: { locale: 'pl' } };
    const said = [1, 2, 5, 22].map(
      (count) => evaluateRule(compileRule({ plural: [count, osoby] }), scope).value,
    );
    expect(said).toEqual(['osoba', 'osoby', 'osób', 'osoby']);
  });

  it('says what is for others where the category has no text of its own', () => {
    expect(evaluate({ plural: [1, { object: { other: 'people' } }] })).toBe('people');
  });

  it('is unanswered while the number is', () => {
    expect(evaluate(people({ var: 'answers.count' }))).toBeUndefined();
  });
});
