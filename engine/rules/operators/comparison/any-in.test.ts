import { describe, expect, it } from 'vitest';
import { evaluate, problemsOf } from '../../rules.fixture.ts';

describe('the operator any-in', () => {
  it('is true when one of the chosen is among them', () => {
    expect(
      evaluate({ 'any-in': [{ var: 'answers.extras' }, ['lock', 'helmet']] }, { extras: ['lock', 'map'] }),
    ).toBe(true);
  });

  it('is false when nothing is chosen', () => {
    expect(evaluate({ 'any-in': [{ var: 'answers.extras' }, ['lock']] })).toBe(false);
  });

  it('refuses a single value', () => {
    expect(problemsOf({ 'any-in': ['lock', ['lock']] })).toEqual([
      '/any-in/0: "any-in" expected a list of values here but found the text "lock". Put a single value between square brackets to make a list of one.',
    ]);
  });
});
