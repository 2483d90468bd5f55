import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { databases } from '../../tests/support/databases/databases.ts';
import { deleteExpired } from '../../tests/support/databases/delete-expired.ts';
import { recordingLog } from '../../tests/support/databases/stores.ts';
import { deriveKeyRing } from '../keys/key-ring.ts';
import { type Database, openDatabase } from '../store/database/database.ts';
import { createSessions, type SaveSessionRequest, type Sessions } from './sessions.ts';

const older = 'an old secret of the bakery, long enough';
const newer = 'a new secret of the bakery, long enough!';
const hour = 3_600_000;

describe.each(databases)('sessions on $name', ({ create }) => {
  let database: Database;
  let sessions: Sessions;
  let now = 0;
  let id: string;
  const withSecrets = (first: string, ...rest: string[]) =>
    createSessions({
      database,
      keys: deriveKeyRing([first, ...rest], 'session'),
      lifetimeMs: hour,
      now: () => now,
    });
  const save = (request: Partial<SaveSessionRequest> = {}) =>
    sessions.save({
      id,
      journey: 'order',
      run: 'run-1',
      release: 'release-1',
      state: { answers: { loaf: 'rye' } },
      sensitive: { card: '4111' },
      expectedRevision: 0,
      ...request,
    });

  beforeEach(async () => {
    now = 1_800_000_000_000;
    database = await openDatabase(await create(), recordingLog());
    sessions = withSecrets(older);
    id = sessions.ids.issue();
  });
  afterEach(() => database.close());

  it('remembers a visitor from one request to the next', async () => {
    expect(await sessions.read(id, 'order')).toBeUndefined();
    await save();
    expect(await sessions.read(id, 'order')).toEqual({
      journey: 'order',
      revision: 1,
      run: 'run-1',
      firstRun: 'run-1',
      release: 'release-1',
      state: { answers: { loaf: 'rye' } },
      sensitive: { card: '4111' },
      expiresAt: now + hour,
    });
    expect(await sessions.read(id, 'callback')).toBeUndefined();
    expect(await sessions.read(sessions.ids.issue(), 'order')).toBeUndefined();
  });

  it('saves nothing on top of a session that there is not', async () => {
    expect(await save({ expectedRevision: 3 })).toEqual({ outcome: 'conflict', theirs: undefined });
    await save();
    const other = sessions.ids.issue();
    expect(await save({ id: other, expectedRevision: 1 })).toEqual({
      outcome: 'conflict',
      theirs: undefined,
    });
    expect(await database.query.selectFrom('sessions').select('revision').execute()).toEqual([
      { revision: 1 },
    ]);
  });

  it('reads the sessions of several journeys at once, and nobody else’s', async () => {
    await save();
    await save({ journey: 'callback', state: { answers: { phone: '021' } } });
    await save({ journey: 'repair' });
    await save({ id: sessions.ids.issue(), journey: 'hire' });
    const found = await sessions.readAll(id, ['order', 'callback', 'hire']);
    expect([...found.keys()].sort()).toEqual(['callback', 'order']);
    expect(found.get('callback')).toEqual(await sessions.read(id, 'callback'));
    expect(found.get('order')).toMatchObject({ journey: 'order', sensitive: { card: '4111' } });
  });

  it('keeps neither the id nor a sensitive answer where somebody could read it', async () => {
    await save();
    const rows = JSON.stringify(await database.query.selectFrom('sessions').selectAll().execute());
    expect(rows).toContain('rye');
    expect(rows).not.toContain(id);
    expect(rows).not.toContain('4111');
  });

  it('does not open sensitive answers moved to another visitor or journey', async () => {
    await save();
    await database.query.updateTable('sessions').set({ journey: 'callback' }).execute();
    expect(await sessions.read(id, 'callback')).toMatchObject({
      state: { answers: {} },
      sensitive: undefined,
    });
  });

  it('goes on after the secret was rotated, and loses only what was sealed with a secret now gone', async () => {
    await save();
    expect(await withSecrets(newer, older).read(id, 'order')).toMatchObject({ sensitive: { card: '4111' } });
    expect(await withSecrets(newer).read(id, 'order')).toMatchObject({ revision: 1, sensitive: undefined });
  });

  it('gives the second of two tabs what the first one saved', async () => {
    await save();
    const first = await save({ expectedRevision: 1, state: { answers: { loaf: 'bun' } } });
    expect(first).toMatchObject({ outcome: 'saved', session: { revision: 2 } });
    const second = await save({ expectedRevision: 1, state: { answers: { loaf: 'pie' } } });
    expect(second).toMatchObject({
      outcome: 'conflict',
      theirs: { revision: 2, state: { answers: { loaf: 'bun' } } },
    });
    expect(await save({ expectedRevision: 0 })).toMatchObject({ outcome: 'conflict' });
  });

  it('lets one of ten tabs through that all saw the same revision', async () => {
    await save();
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => save({ expectedRevision: 1 })));
    expect(outcomes.filter(({ outcome }) => outcome === 'saved')).toHaveLength(1);
  });

  it('lets one of ten first submissions begin the session', async () => {
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => save()));
    expect(outcomes.filter(({ outcome }) => outcome === 'saved')).toHaveLength(1);
  });

  it('forgets a session an hour after its last change', async () => {
    await save();
    now += hour - 1;
    await save({ expectedRevision: 1 });
    now += hour - 1;
    expect(await sessions.read(id, 'order')).toBeDefined();
    now += 1;
    expect(await sessions.read(id, 'order')).toBeUndefined();
    expect(await save({ expectedRevision: 2 })).toEqual({ outcome: 'conflict', theirs: undefined });
    expect(await save()).toMatchObject({ outcome: 'saved', session: { revision: 3 } });
  });

  it('purges what has expired and nothing else', async () => {
    await save();
    now += hour / 2;
    await save({ journey: 'callback' });
    now += hour / 2;
    expect(await deleteExpired(database, now)).toMatchObject({ sessions: 1 });
    expect(await sessions.read(id, 'callback')).toBeDefined();
  });

  it('forgets at once when told', async () => {
    await save();
    expect(await sessions.read(id, 'order')).toBeDefined();
    await sessions.remove(id, 'order');
    expect(await sessions.read(id, 'order')).toBeUndefined();
  });

  it('opens what another instance has saved since, even under the same revision', async () => {
    await save();
    await sessions.read(id, 'order');
    const elsewhere = withSecrets(older);
    await elsewhere.remove(id, 'order');
    await elsewhere.save({
      id,
      journey: 'order',
      run: 'run-2',
      release: 'release-1',
      state: { answers: { loaf: 'rye' } },
      sensitive: { card: '4222' },
      expectedRevision: 0,
    });
    expect(await sessions.read(id, 'order')).toMatchObject({ revision: 1, sensitive: { card: '4222' } });
  });
});
