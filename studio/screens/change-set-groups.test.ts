import { expect, it } from 'vitest';
import { changeSetGroups, type ListedChangeSet } from './change-set-groups.ts';

const set = (id: string, state: ListedChangeSet['state'], own: Partial<ListedChangeSet> = {}) => ({
  id,
  state,
  name: id,
  base: 'r1',
  revision: 1,
  author: 'ann@example.nz',
  updatedAt: '2026-03-02T09:00:00Z',
  sentBack: null,
  takenBack: null,
  ...own,
});
const sets: readonly ListedChangeSet[] = [
  set('menu', 'open'),
  set('prices', 'in-review'),
  set('hours', 'open', { sentBack: { by: 'ben@example.nz', why: 'Spelling' } }),
  set('offer', 'approved'),
  set('winter', 'scheduled'),
  set('sale', 'published'),
  set('idea', 'abandoned'),
];
const seenBy = (email: string, role: 'reader' | 'author' | 'reviewer' | 'publisher') =>
  Object.fromEntries(
    changeSetGroups(sets, { email, role }).map(({ title, sets: found }) => [
      title,
      found.map(({ id }) => id),
    ]),
  );

it('shows an author first what was sent back to them', () => {
  expect(seenBy('ann@example.nz', 'author')).toEqual({
    'Waiting for you': ['hours'],
    'In work': ['menu', 'prices', 'offer', 'winter'],
    'Live or given up': ['sale', 'idea'],
  });
});

it('shows a reviewer first the work of others that asks for a review', () => {
  expect(seenBy('ben@example.nz', 'reviewer')['Waiting for you']).toEqual(['prices']);
  expect(seenBy('ann@example.nz', 'reviewer')['Waiting for you']).toEqual(['hours']);
});

it('shows a publisher also what is approved', () => {
  expect(seenBy('cat@example.nz', 'publisher')['Waiting for you']).toEqual(['prices', 'offer']);
});

it('leaves out groups without change sets', () => {
  expect(seenBy('dan@example.nz', 'reader')).not.toHaveProperty('Waiting for you');
});
