import { describe, expect, it } from 'vitest';
import { newState } from '#engine';
import { joinState, runAfter, splitState } from './stored-state.ts';

const state = {
  ...newState('run-1', { campaign: 'spring' }),
  answers: { name: 'Ada', account: '12-34' },
  results: { card: { token: 't-1' } },
  suggested: { street: [{ id: 's-1', label: 'High Street' }] },
};

describe('a state as it is stored', () => {
  const stored = splitState(state, new Set(['account']));

  it('says nothing sensitive, and nothing that services have said, in the open', () => {
    const open = JSON.stringify(stored.state);
    for (const secret of ['12-34', 't-1', 'High Street']) expect(open).not.toContain(secret);
    expect(open).toContain('Ada');
  });

  it('is whole again once both parts are put together', () => {
    expect(joinState(JSON.parse(JSON.stringify(stored)))).toEqual(state);
  });

  it('is without what can no longer be opened', () => {
    expect(joinState({ state: stored.state, sensitive: undefined })).toEqual({
      ...state,
      answers: { name: 'Ada' },
      results: {},
      suggested: {},
    });
  });

  it('may be older than a part of the state', () => {
    const { captured: _, cameFrom: __, ...older } = stored.state;
    expect(joinState({ state: older, sensitive: {} })).toMatchObject({ captured: {}, cameFrom: {} });
  });
});

it('The name of the run after another is a UUID of version 8, the same each time', () => {
  expect(runAfter('run-1')).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(runAfter('run-1')).toBe(runAfter('run-1'));
  expect(runAfter('run-1')).not.toBe(runAfter('run-2'));
});
