import { describe, expect, it } from 'vitest';
import { evaluate, problemsOf } from '../../rules.fixture.ts';

describe('the operator object', () => {
  it('leaves unanswered properties out', () => {
    expect(
      evaluate(
        { object: { name: { var: 'answers.name' }, guests: { var: 'answers.guests' } } },
        { name: 'Ana' },
      ),
    ).toEqual({ name: 'Ana' });
  });

  it('nests', () => {
    expect(
      evaluate({ object: { who: { name: { var: 'answers.name' }, kind: 'person' } } }, { name: 'Ana' }),
    ).toEqual({ who: { name: 'Ana', kind: 'person' } });
  });

  it('refuses anything but an object of rules', () => {
    expect(problemsOf({ object: [1] })).toEqual([
      ': It expected an object of rules. Write {"object": {"name": …, …}}.',
    ]);
  });
});
