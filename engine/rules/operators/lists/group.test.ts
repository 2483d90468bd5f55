import { describe, expect, it } from 'vitest';
import { evaluate } from '../../rules.fixture.ts';

describe('the operator group', () => {
  it('puts elements with one key together', () => {
    expect(
      evaluate(
        { group: [{ var: 'answers.lines' }, { var: 'item.kind' }] },
        {
          lines: [
            { kind: 'a', n: 1 },
            { kind: 'b', n: 2 },
            { kind: 'a', n: 3 },
          ],
        },
      ),
    ).toEqual([
      {
        key: 'a',
        items: [
          { kind: 'a', n: 1 },
          { kind: 'a', n: 3 },
        ],
      },
      { key: 'b', items: [{ kind: 'b', n: 2 }] },
    ]);
  });

  it('keeps elements without a key in a group without one', () => {
    expect(
      evaluate({ group: [{ var: 'answers.lines' }, { var: 'item.kind' }] }, { lines: [{ kind: 'a' }, {}] }),
    ).toEqual([{ key: 'a', items: [{ kind: 'a' }] }, { items: [{}] }]);
  });
});
