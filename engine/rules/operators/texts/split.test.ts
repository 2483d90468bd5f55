import { describe, expect, it } from 'vitest';
import { evaluate } from '../../rules.fixture.ts';

describe('the operator split', () => {
  it('gives the parts between separators', () => {
    expect(evaluate({ split: [{ var: 'answers.account' }, '-'] }, { account: '12-3456-78' })).toEqual([
      '12',
      '3456',
      '78',
    ]);
  });
});
