import { describe, expect, it } from 'vitest';
import { dependenciesOf, documentsNamedBy } from './dependencies.ts';

describe('what a rule depends on', () => {
  it('is every path it reads, once, in order', () => {
    const rule = {
      and: [
        { '>': [{ var: 'now' }, { var: 'answers.b' }] },
        { '==': [{ var: ['answers.a', { var: 'facts.c' }] }, { var: 'answers.b' }] },
      ],
    };
    expect(dependenciesOf(rule)).toEqual(['answers.a', 'answers.b', 'facts.c', 'now']);
  });

  it('is not what it says of elements in hand, nor what is under literal', () => {
    const rule = {
      some: [{ var: 'answers.list' }, { in: [{ var: 'item.kind' }, { literal: [{ var: 'answers.not' }] }] }],
    };
    expect(dependenciesOf(rule)).toEqual(['answers.list']);
  });

  it('is a decision too', () => {
    expect(dependenciesOf({ decide: 'fee' })).toEqual(['decisions.fee']);
  });

  it('names the documents a release must have', () => {
    const template = {
      a: { lookup: ['rooms', { var: 'answers.room' }] },
      b: [{ decide: 'fee' }, { call: 'late-fee' }],
    };
    expect(documentsNamedBy(template)).toEqual({
      options: ['rooms'],
      decisions: ['fee'],
      functions: ['late-fee'],
    });
  });
});
