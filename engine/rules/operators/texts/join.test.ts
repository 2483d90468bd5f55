import { describe, expect, it } from 'vitest';
import { evaluate } from '../../rules.fixture.ts';

describe('the operator join', () => {
  it('puts a separator between', () => {
    expect(evaluate({ join: [{ var: 'answers.extras' }, ', '] }, { extras: ['lock', 'map'] })).toBe(
      'lock, map',
    );
  });

  it('leaves out what is unanswered', () => {
    expect(evaluate({ join: [{ var: 'answers.extras' }, ', '] }, { extras: ['lock', null] })).toBe('lock');
  });

  it('joins nothing while the list is unanswered', () => {
    expect(evaluate({ join: [{ var: 'answers.extras' }, ', '] })).toBe('');
  });
});
