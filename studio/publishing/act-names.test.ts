import { expect, it } from 'vitest';
import { nameActs } from './act-names.ts';

const act = (actor: string, detail: Parameters<typeof nameActs>[0][number]['detail']) => ({
  at: '2026-03-02T09:00:00Z',
  actor,
  action: 'change-changes',
  detail,
});

it('says what people did, not the states that followed', () => {
  const acts = [
    { ...act('ann', { name: 'Winter' }), action: 'begin-changes' },
    act('ann', { name: 'Cold winter' }),
    act('ann', { state: 'in-review' }),
    act('rev', { state: 'open' }),
    act('ann', { state: 'in-review' }),
    act('ann', { state: 'open' }),
    act('ann', { state: 'in-review' }),
    act('rev', { state: 'approved', why: 'Good, and short.' }),
    act('ann', { state: 'in-review', why: 'It was edited after it was approved.' }),
    act('ann', { state: 'abandoned' }),
    act('ann', { state: 'open' }),
    act('pub', { state: 'published', release: 'r7' }),
  ];
  expect(nameActs(acts, 'ann').map(({ actor, name }) => `${actor} ${name}`)).toEqual([
    'ann began the changes',
    'ann called them “Cold winter”',
    'ann asked for a review',
    'rev sent them back',
    'ann asked for a review',
    'ann took them back',
    'ann asked for a review',
    'rev approved them',
    'ann edited them after they were approved, so they are in review again',
    'ann gave them up',
    'ann took them up again',
    'pub made them live',
  ]);
  expect(nameActs(acts, 'ann').at(-1)?.release).toBe('r7');
  expect(nameActs(acts, 'ann').flatMap(({ why }) => why ?? [])).toEqual(['Good, and short.']);
});
