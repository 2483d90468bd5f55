import { describe, expect, it } from 'vitest';
import { type Edit, releaseWith } from '../../tests/support/comparison/edited-release.ts';
import { playFile } from './play-files.ts';

/** Pointers and values of what differs when a reader called Mere presses the button that issues a card. */
async function differences(calls: readonly object[], ...edits: readonly Edit[]) {
  const file = {
    journey: 'join',
    today: '2026-03-02',
    filled: { reader: { name: 'Mere' }, card: { card: 'books' } },
    scenarios: [
      {
        title: 'a reader gets no card',
        turns: [
          { press: 'reader', expect: { outcome: 'accepted', at: { step: 'card' } } },
          {
            press: 'card',
            calls,
            expect: { outcome: 'failed', at: { step: 'card' }, notices: ['error'] },
          },
        ],
      },
    ],
  };
  const played = await playFile(
    { path: 'joining.json', text: JSON.stringify(file) },
    { release: releaseWith(edits) },
  );
  expect(played.problems).toEqual([]);
  const [{ trouble, differences } = { trouble: 'nothing was played', differences: [] }] = played.scenarios;
  expect(trouble).toBeUndefined();
  return differences.map(({ pointer, expected, found }) => [pointer, expected, found]);
}

describe('a call whose input the operation refuses', () => {
  const input = '"fee": { "type": "number" }';
  const refused = { operation: 'issue-card', refused: true };
  const refusals: readonly (readonly [string, Edit])[] = [
    ['a constraint', ['issue-card', input, '"fee": { "type": "number", "maximum": 4 }']],
    [
      'a check',
      [
        'issue-card',
        '"request": {',
        '"checks": [{ "that": "= input.fee < 5", "message": "Too much" }], "request": {',
      ],
    ],
  ];

  it.each(refusals)('by %s is not made, and is expected as refused', async (_, edit) => {
    expect(await differences([refused], edit)).toEqual([]);
    expect(await differences([], edit)).toEqual([['/calls/0', undefined, refused]]);
  });
});
