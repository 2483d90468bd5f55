import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { databases } from '../../tests/support/databases/databases.ts';
import { recordingLog } from '../../tests/support/databases/stores.ts';
import { deriveKeyRing } from '../keys/key-ring.ts';
import { type Database, openDatabase } from '../store/database/database.ts';
import { createSessions, type Sessions } from './sessions.ts';

const hour = 3_600_000;
const place = { host: 'mi.bakery.example', browser: 'a hash' };

describe.each(databases)('a session handed over on $name', ({ create }) => {
  let database: Database;
  let sessions: Sessions;
  let now = 0;
  let id = '';

  beforeEach(async () => {
    now = 1_800_000_000_000;
    database = await openDatabase(await create(), recordingLog());
    const keys = deriveKeyRing(['a secret of the bakery that is long enough'], 'session');
    sessions = createSessions({ database, keys, lifetimeMs: hour, now: () => now });
    id = sessions.ids.issue();
    const state = { answers: { loaf: 'rye' } };
    const saved = { journey: 'order', run: 'run-1', release: 'release-1', sensitive: {} };
    await sessions.save({ id, ...saved, state, expectedRevision: 0 });
  });
  afterEach(() => database.close());

  async function ticket(afterMs = 0): Promise<string | undefined> {
    const left = await sessions.handOver.leave({ id }, place.host);
    now += afterMs;
    return left && (await sessions.handOver.ticket(left, { id }, place));
  }
  const take = async (given: string | undefined, at = place, own?: string) =>
    await sessions.handOver.take(given ?? '', at, own);

  it('is the same under another id, which is valid for as long', async () => {
    now += hour / 2;
    const taken = await take(await ticket());
    const other = taken?.id ?? '';
    expect(other).not.toBe(id);
    expect(sessions.ids.expiryOf(other)).toBe(sessions.ids.expiryOf(id));
    expect(await sessions.read(other, 'order')).toEqual(await sessions.read(id, 'order'));
  });

  it('is taken once, also of several requests at once', async () => {
    const given = await ticket();
    const taken = await Promise.all([take(given), take(given), take(given)]);
    expect(taken.filter((each) => each !== undefined)).toHaveLength(1);
    expect(await take(given)).toBeUndefined();
  });

  it('is taken within a minute, as is the way to it', async () => {
    const given = await ticket(59_000);
    now += 60_000;
    expect(await take(given)).toBeUndefined();
    expect(await ticket(60_000)).toBeUndefined();
  });

  it('is taken only at its host, by its browser', async () => {
    const given = await ticket();
    expect(await take(given, { ...place, host: 'other.example' })).toBeUndefined();
    expect(await take(given, { ...place, browser: 'another hash' })).toBeUndefined();
    expect(await take(given)).toBeDefined();
  });

  it('is given only to the visitor who has left', async () => {
    const left = (await sessions.handOver.leave({ id }, place.host)) ?? '';
    const other = { id: sessions.ids.issue() };
    expect(await sessions.handOver.ticket(left, other, place)).toBeUndefined();
    expect(await sessions.handOver.ticket(left, { id }, { ...place, host: 'other' })).toBeUndefined();
  });

  it('gives no new id to a visitor who has the session there', async () => {
    const { id: other } = (await take(await ticket())) ?? {};
    expect(await take(await ticket(), place, other)).toEqual({ id: undefined, visit: undefined });
  });

  it('is kept as a hash that no cookie can name', async () => {
    const given = await ticket();
    const rows = await database.query.selectFrom('session_ids').selectAll().execute();
    expect(rows).toHaveLength(2);
    expect(JSON.stringify(rows)).not.toContain(given);
    expect(sessions.ids.read({ cookie: `__Host-waymark=${given}` })).toBeUndefined();
  });

  it('is nothing without answers', async () => {
    expect(await sessions.handOver.leave({ id: sessions.ids.issue() }, place.host)).toBeUndefined();
    now += hour;
    expect(await sessions.handOver.leave({ id }, place.host)).toBeUndefined();
  });
});
