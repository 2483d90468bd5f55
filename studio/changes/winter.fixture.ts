import type { ChangeSet } from '../base/types.ts';

/** An open set of changes on release r1. */
export const winter: ChangeSet = {
  id: 'winter',
  name: 'Winter',
  state: 'open',
  base: 'r1',
  revision: 1,
  author: 'ann',
  updatedAt: '2026-03-02T09:00:00Z',
};
