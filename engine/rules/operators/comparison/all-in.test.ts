import { describe, expect, it } from 'vitest';
import { evaluate } from '../../rules.fixture.ts';

describe('the operator all-in', () => {
  it('is true when all of the chosen are among them', () => {
    expect(
      evaluate({ 'all-in': [{ var: 'answers.extras' }, ['lock', 'helmet']] }, { extras: ['lock'] }),
    ).toBe(true);
  });

  it('is false when one is not', () => {
    expect(evaluate({ 'all-in': [{ var: 'answers.extras' }, ['lock']] }, { extras: ['lock', 'map'] })).toBe(
      false,
    );
  });

  it('is false, as "all", when nothing is chosen', () => {
    expect(evaluate({ 'all-in': [{ var: 'answers.extras' }, ['lock']] })).toBe(false);
  });
});
