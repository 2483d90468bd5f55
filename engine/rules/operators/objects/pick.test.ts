import { describe, expect, it } from 'vitest';
import { evaluate, problemsOf } from '../../rules.fixture.ts';

describe('the operator pick', () => {
  it('keeps only what is named', () => {
    expect(
      evaluate({ pick: [{ var: 'answers.guest' }, 'name'] }, { guest: { name: 'Ana', age: 3 } }),
    ).toEqual({ name: 'Ana' });
  });

  it('refuses a property that is not there', () => {
    expect(problemsOf({ pick: [{ var: 'answers.guest' }, 'nmae'] }, { guest: { name: 'Ana' } })).toEqual([
      '/pick/1: The object has no property "nmae". Did you mean "name"?',
    ]);
  });
});
