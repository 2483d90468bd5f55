import { describe, expect, it } from 'vitest';
import type { Rule } from '#schemas';
import { problemsOf } from '../../../engine/rules/rules.fixture.ts';
import {
  booleanType,
  choiceOf,
  dateType,
  listOf,
  numberType,
  objectOf,
  type RuleType,
  textType,
  unknownType,
} from '../../../engine/rules/types/rule-type.ts';
import { checkRule } from './check.ts';

const context = {
  roots: {
    answers: objectOf({
      plan: choiceOf(['basic', 'family']),
      start: dateType,
      name: textType,
      guests: numberType,
    }),
    results: unknownType,
  },
};

describe('checking a rule', () => {
  it.each(['/', '%'])(
    'refuses %s by a zero that is written out, whose value could never be answered',
    (operator) => {
      const guests = { var: 'answers.guests' };
      const check = (divisor: Rule) =>
        checkRule({ [operator]: [guests, divisor] }, context).problems.map(({ pointer, code }) => [
          pointer,
          code,
        ]);
      expect(check(0)).toEqual([[`/${operator === '/' ? '~1' : operator}/1`, 'zero-divisor']]);
      expect([check(2), check(guests)]).toEqual([[], []]);
    },
  );

  it('collects everything that is wrong, each with its place', () => {
    const rule = {
      and: [
        { '==': [{ var: 'answers.plan' }, 'famly'] },
        { '<': [{ var: 'answers.gests' }, 3] },
        { xor: [true] },
      ],
    };
    const { problems } = checkRule(rule, { ...context, document: 'booking', pointer: '/steps/0/when' });
    expect(problems.map(({ pointer, code }) => [pointer, code])).toEqual([
      ['/steps/0/when/and/0/==/1', 'unknown-option'],
      ['/steps/0/when/and/1/</0/var', 'unknown-reference'],
      ['/steps/0/when/and/2', 'unknown-operator'],
    ]);
    expect(problems[0]).toMatchObject({
      document: 'booking',
      severity: 'error',
      help: 'Did you mean "family"?',
    });
  });

  it('says which option was meant, also in a list of options', () => {
    const { problems } = checkRule({ in: [{ var: 'answers.plan' }, ['basic', 'famly']] }, context);
    expect(problems.map(({ help }) => help)).toEqual(['Did you mean "family"?']);
  });

  it('takes a written day for a date, and nothing else', () => {
    expect(checkRule({ '<': [{ var: 'answers.start' }, '2026-02-28'] }, context).problems).toEqual([]);
    const { problems } = checkRule({ '<': [{ var: 'answers.start' }, '2026-02-30'] }, context);
    expect(problems.map(({ message }) => message)).toEqual(['A date can never equal the text "2026-02-30".']);
  });

  it('lets nothing of unknown type be compared or calculated with, but lets it pass through', () => {
    expect(checkRule({ answered: { var: 'results.any.thing' } }, context).problems).toEqual([]);
    expect(
      checkRule({ '+': [{ var: 'results.price' }, 1] }, context).problems.map(({ code }) => code),
    ).toEqual(['untyped-value']);
  });

  it('reports a rule that gives another type than is wanted', () => {
    const { problems } = checkRule({ '+': [1, 2] }, context, booleanType);
    expect(problems.map(({ code, message }) => `${code}: ${message}`)).toEqual([
      'wrong-rule-type: It should give true or false but gives a number.',
    ]);
  });

  it('names the options that are not among those that are wanted', () => {
    const messageFor = (wanted: readonly string[]) =>
      checkRule({ var: 'answers.plan' }, context, choiceOf(wanted)).problems.map(({ message }) => message);
    expect(messageFor(['basic', 'families'])).toEqual([
      'It should give one of "basic", "families" but gives one of "basic", "family". "family" is not among them.',
    ]);
    expect(messageFor(['basic', 'family', 'solo'])).toEqual([]);
    expect(messageFor(['hall'])).toEqual([
      'It should give one of "hall" but gives one of "basic", "family".',
    ]);
  });

  it('names the member of objects that has another type than is wanted', () => {
    const rate = (type: RuleType) => objectOf({ name: textType, rate: type });
    const roots = { results: objectOf({ offers: listOf(objectOf({ room: rate(textType) })) }) };
    const wanted = listOf(objectOf({ room: rate(numberType) }));
    const messageFor = (type: RuleType) =>
      checkRule({ var: 'results.offers' }, { ...context, roots }, type).problems.map(
        ({ message }) => message,
      );
    expect(messageFor(wanted)).toEqual([
      'It gives a list of objects, but the member "room.rate" should be a number and is text.',
    ]);
    expect(messageFor(listOf(objectOf({ room: rate(textType), other: numberType })))).toEqual([]);
  });

  it('knows the type of every branch', () => {
    expect(checkRule({ if: [{ answered: { var: 'answers.plan' } }, 'a', 'b'] }, context).type).toEqual(
      choiceOf(['a', 'b']),
    );
    expect(checkRule({ if: [true, { var: 'now' }, '2026-01-01'] }, context).type).toEqual(dateType);
  });

  it('lists what the rule depends on', () => {
    const rule = {
      and: [
        { '==': [{ var: 'answers.plan' }, 'basic'] },
        { '<': [{ var: 'answers.start' }, { var: 'now' }] },
      ],
    };
    expect(checkRule(rule, context).dependencies).toEqual(['answers.plan', 'answers.start', 'now']);
  });

  it('explains an object that is no rule', () => {
    expect(problemsOf({ a: 1, b: 2 })).toEqual([
      ': A rule is an object of one key, the operator; this one has 2. Put data inside {"literal": …} or {"object": …}.',
    ]);
  });

  it('points to what JsonLogic users look for', () => {
    expect(problemsOf({ missing: ['a'] })).toEqual([': There is no operator "missing". Use "answered".']);
  });

  it('refuses a rule that is too deep before it goes down', () => {
    let rule: Rule = true;
    for (let level = 0; level < 100_000; level += 1) rule = { not: [rule] };
    expect(checkRule(rule, context).problems.map(({ code }) => code)).toEqual(['rule-too-deep']);
  });

  it('never follows the keys that lead to prototypes', () => {
    expect(problemsOf(JSON.parse('{"object": {"__proto__": 1}}'))).toEqual([
      ': The key "__proto__" is refused. Use another name.',
    ]);
  });
});
