import { describe, expect, it } from 'vitest';
import { evaluate, problemsOf } from '../../rules.fixture.ts';

describe('the operator extend', () => {
  it('lets later objects win', () => {
    expect(
      evaluate(
        { extend: [{ var: 'answers.base' }, { object: { size: 2 } }] },
        { base: { size: 1, kind: 'a' } },
      ),
    ).toEqual({ size: 2, kind: 'a' });
  });

  it('adds nothing for an unanswered object', () => {
    expect(
      evaluate({ extend: [{ var: 'answers.base' }, { var: 'answers.more' }] }, { base: { size: 1 } }),
    ).toEqual({ size: 1 });
  });

  it('keeps a property where the later object leaves it unanswered', () => {
    expect(
      evaluate(
        { extend: [{ var: 'answers.base' }, { var: 'answers.more' }] },
        { base: { size: 1 }, more: { size: null, kind: null } },
      ),
    ).toEqual({ size: 1, kind: null });
  });

  it('never changes the prototype of the object', () => {
    const more: unknown = JSON.parse('{"__proto__":{"size":1}}');
    const extended = evaluate({ extend: [{ object: {} }, { var: 'answers.more' }] }, { more });
    expect(Object.getPrototypeOf(extended)).toBe(Object.prototype);
    expect(Object.keys(extended as object)).toEqual(['__proto__']);
  });

  it('refuses a list', () => {
    expect(problemsOf({ extend: [{ var: 'answers.base' }, ['a']] }, { base: {} })).toEqual([
      '/extend/1: "extend" expected an object here but found a list of texts. Give an object: no value is turned into another type by itself.',
    ]);
  });
});
