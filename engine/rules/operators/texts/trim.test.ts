import { describe, expect, it } from 'vitest';
import { evaluate } from '../../rules.fixture.ts';

describe('the operator trim', () => {
  it('takes white space off both ends', () => {
    expect(evaluate({ trim: { var: 'answers.code' } }, { code: ' a b ' })).toBe('a b');
  });

  it('is unanswered when the text is', () => {
    expect(evaluate({ trim: { var: 'answers.code' } })).toBe(undefined);
  });
});
