import { describe, expect, it } from 'vitest';
import { evaluate, problemsOf } from '../../rules.fixture.ts';

describe('the operator var', () => {
  it('reads a path', () => {
    expect(evaluate({ var: 'answers.guest.name' }, { guest: { name: 'Ana' } })).toBe('Ana');
  });

  it('reads an element by its position', () => {
    expect(evaluate({ var: 'answers.prices.1' }, { prices: [1, 2] })).toBe(2);
  });

  it('is unanswered past the end', () => {
    expect(evaluate({ var: 'answers.prices.5' }, { prices: [1, 2] })).toBe(undefined);
  });

  it('takes a second value for a missing one', () => {
    expect(evaluate({ var: ['answers.guests', 2] })).toBe(2);
  });

  it('reads only what an object has itself', () => {
    expect(evaluate({ var: 'answers.guest.toString' }, { guest: {} })).toBe(undefined);
  });

  it('refuses a name nobody declared, and suggests the nearest', () => {
    expect(problemsOf({ var: 'answers.gests' }, { guests: 1 })).toEqual([
      '/var: "answers" has no "gests". Did you mean "guests"?',
    ]);
  });

  it('refuses a path without a root, and suggests one', () => {
    expect(problemsOf({ var: 'guests' }, { guests: 1 })).toEqual([
      '/var: The path "guests" starts from no root. Did you mean "answers.guests"?',
    ]);
  });

  it('refuses a path that a rule makes', () => {
    expect(problemsOf({ var: { cat: ['answers', '.guests'] } }, { guests: 1 })).toEqual([
      '/var: It expected a path written out in the rule. Write {"var": "answers.…"}; choose between paths with "if".',
    ]);
  });

  it('refuses the keys that lead to prototypes', () => {
    expect(problemsOf({ var: 'answers.__proto__' })).toEqual([
      '/var: "answers" has no "__proto__". Use another name: this one is never a property of data.',
    ]);
  });

  it('refuses the element in hand outside a list', () => {
    expect(problemsOf({ var: 'item' })).toEqual([
      '/var: "item" can be used only inside list operators. Use one of: answers, now.',
    ]);
  });
});
