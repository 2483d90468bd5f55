import { describe, expect, it } from 'vitest';
import { evaluate } from '../../rules.fixture.ts';

describe('the operator merge', () => {
  it('puts lists together', () => {
    expect(evaluate({ merge: [{ var: 'answers.extras' }, ['map']] }, { extras: ['lock'] })).toEqual([
      'lock',
      'map',
    ]);
  });

  it('takes a single value for a list of one', () => {
    expect(evaluate({ merge: [1, [2, 3]] })).toEqual([1, 2, 3]);
  });

  it('leaves out an unanswered list', () => {
    expect(evaluate({ merge: [{ var: 'answers.extras' }, ['map']] })).toEqual(['map']);
  });
});
