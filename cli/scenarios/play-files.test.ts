import { describe, expect, it } from 'vitest';
import { type Edit, releaseWith } from '../../tests/support/comparison/edited-release.ts';
import { playFile } from './play-files.ts';
import { updatedFile } from './record-scenarios.ts';

/** A file with one scenario. */
function sourceOf(turns: readonly object[], more: object = {}) {
  const file = {
    journey: 'join',
    today: '2026-03-02',
    filled: { reader: { name: 'Mere' }, card: { card: 'books' } },
    scenarios: [{ title: 'made up', turns }],
    ...more,
  };
  return { path: 'made-up.json', text: JSON.stringify(file) };
}

/** Pointers and values of what a scenario finds otherwise than it expects. */
async function differences(source: ReturnType<typeof sourceOf>, release = releaseWith()) {
  const { problems, scenarios } = await playFile(source, { release });
  expect(problems).toEqual([]);
  const [played] = scenarios;
  expect(played).toMatchObject({ trouble: undefined });
  return played?.differences.map(({ pointer, expected, found }) => [pointer, expected, found]);
}

describe('a call whose input the operation refuses', () => {
  const refused = { operation: 'issue-card', refused: true };
  const source = (calls: readonly object[]) =>
    sourceOf([
      { press: 'reader', expect: { outcome: 'accepted', at: { step: 'card' } } },
      {
        press: 'card',
        calls,
        expect: { outcome: 'failed', at: { step: 'card' }, notices: ['error'] },
      },
    ]);
  const refusals: readonly (readonly [string, Edit])[] = [
    [
      'a constraint',
      ['issue-card', '"fee": { "type": "number" }', '"fee": { "type": "number", "maximum": 4 }'],
    ],
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
    const release = releaseWith([edit]);
    expect(await differences(source([refused]), release)).toEqual([]);
    expect(await differences(source([]), release)).toEqual([['/calls/0', undefined, refused]]);
  });
});

describe('a visit of a step', () => {
  const visit = (more: object) => ({
    visit: 'who',
    expect: { outcome: 'shown', at: { step: 'who' }, ...more },
  });

  it('shows what answers from other journeys bring up', async () => {
    const turns = [visit({ fields: ['isMember', 'kind'] })];
    const file = { journey: 'visit', filled: {} };
    expect(await differences(sourceOf(turns, { ...file, given: { kind: 'family' } }))).toEqual([]);
    expect(await differences(sourceOf(turns, file))).not.toEqual([]);
  });

  it('enters it once', async () => {
    const viewed = '{"kind": "analytics", "id": "viewed", "schemaVersion": 1, "event": "view"}';
    const enters: Edit = ['visit', '"id": "who",', '"id": "who", "onEnter": [{ "track": "viewed" }],'];
    const turns = [visit({ events: [{ event: 'view' }] }), visit({})];
    const source = sourceOf(turns, { journey: 'visit', filled: {} });
    expect(await differences(source, releaseWith([enters], { viewed }))).toEqual([]);
  });
});

it('An updated file says what came of the parts that it asks for, and of no others', async () => {
  const at = { step: 'reader' };
  const asked = { outcome: 'accepted', at, fields: [] };
  const source = sourceOf([{ press: 'reader', changes: { name: 'M' }, expect: asked }]);
  const updated = await updatedFile(source, { release: releaseWith() });
  const found = { outcome: 'invalid', at, problems: { name: 'minLength' }, fields: ['born', 'name', 'town'] };
  expect('file' in updated && updated.file.scenarios[0]?.turns[0]?.expect).toEqual({
    ...found,
    events: [{ event: 'formError', field: 'name', message: 'message of name: minLength' }],
  });
});
