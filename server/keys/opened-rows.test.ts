import { beforeEach, expect, it } from 'vitest';
import { deriveKeyRing } from './key-ring.ts';
import { createRowOpener } from './opened-rows.ts';
import { seal } from './seal.ts';

const keys = deriveKeyRing(['a secret of the bakery, long enough'], 'session');
const rowOf = (answers: object, sensitive: object, binding = 'visitor order') => ({
  state: JSON.stringify({ answers }),
  sensitive: seal(keys, JSON.stringify(sensitive), binding),
});

let elapsed = 0;
let rows: ReturnType<typeof createRowOpener>;

beforeEach(() => {
  elapsed = 1_000;
  rows = createRowOpener({ keys, elapsed: () => elapsed });
});

it('A row that has not changed is opened once', () => {
  const row = rowOf({ loaf: 'rye' }, { card: '4111' });
  const opened = rows.open(row, 'visitor order');
  expect(opened).toEqual({ state: { answers: { loaf: 'rye' } }, sensitive: { card: '4111' } });
  expect(rows.open({ ...row }, 'visitor order')).toBe(opened);
});

it('A row that differs in either part is opened anew', () => {
  const row = rowOf({ loaf: 'rye' }, { card: '4111' });
  rows.open(row, 'visitor order');
  const other = rowOf({ loaf: 'bun' }, { card: '4222' });
  expect(rows.open({ ...row, state: other.state }, 'visitor order').state).toEqual({
    answers: { loaf: 'bun' },
  });
  expect(rows.open({ ...row, sensitive: other.sensitive }, 'visitor order').sensitive).toEqual({
    card: '4222',
  });
  expect(rows.open({ ...row, sensitive: 'v1.altered' }, 'visitor order').sensitive).toBeUndefined();
});

it('What was opened for one visitor is not given to another, even for the same row', () => {
  const row = rowOf({}, { card: '4111' });
  rows.open(row, 'visitor order');
  expect(rows.open(row, 'stranger order').sensitive).toBeUndefined();
});

it('An opened row is forgotten after a minute', () => {
  const row = rowOf({}, { card: '4111' });
  const opened = rows.open(row, 'visitor order');
  elapsed += 59_000;
  expect(rows.open(row, 'visitor order')).toBe(opened);
  elapsed += 2_000;
  expect(rows.open(row, 'visitor order')).not.toBe(opened);
});

it('A row that was remembered when it was stored is opened as what was stored, for equal texts only', () => {
  const row = rowOf({ loaf: 'rye' }, { card: '4111' });
  const stored = { state: { answers: { loaf: 'rye' } }, sensitive: { card: '4111' } };
  rows.remember(row, 'visitor order', stored);
  expect(rows.open({ ...row }, 'visitor order')).toBe(stored);
  const other = rowOf({ loaf: 'rye' }, { card: '4111' });
  expect(rows.open(other, 'visitor order')).not.toBe(stored);
  expect(rows.open(row, 'stranger order').sensitive).toBeUndefined();
});
