import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { databases } from '../../../tests/support/databases/databases.ts';
import { recordingLog } from '../../../tests/support/databases/stores.ts';
import { deriveKeyRing, type Secrets } from '../../keys/key-ring.ts';
import { type Database, openDatabase } from '../../store/database/database.ts';
import { createSavedRuns, type ReturnAttempt } from './saved-runs.ts';

const day = 24 * 3_600_000;
const secrets: Secrets = ['an-invented-secret-for-tests-only-0123456789'];

describe.each(databases)('saved runs on $name', ({ create }) => {
  let database: Database;
  let now: number;
  let opened: unknown[];

  beforeEach(async () => {
    opened = [];
    now = Date.UTC(2030, 0, 1);
    database = await openDatabase(await create(), recordingLog());
  });
  afterEach(() => database.close());

  const savedWith = (known: Secrets) =>
    createSavedRuns({ keys: deriveKeyRing(known, 'session'), query: database.query, now: () => now });
  const saved = () => savedWith(secrets);
  const rowsOf = () => database.query.selectFrom('saved_runs').selectAll().execute();

  const aroha = { run: 'run-of-aroha', address: 'aroha@example.nz' };
  const keep = ({ run, address } = aroha, state: unknown = { answers: { name: 'Aroha' } }) =>
    saved().keep(
      { journey: 'order', run, release: 'release-1', state, address, expiresAt: now + 14 * day },
      database.query,
    );
  const open = (attempt: Partial<ReturnAttempt> & { token: string; code: string }, from = saved()) =>
    from.open({ journey: 'order', browser: 'browser-1', ...attempt }, async ({ state }) => {
      opened.push(state);
      return 'session-1';
    });
  const wrong = (code: string) => (code === '000000' ? '111111' : '000000');

  it('are opened by token and code, once, and their answers are gone from the table then', async () => {
    const keys = await keep();
    expect(await open(keys)).toEqual({ outcome: 'opened', session: 'session-1' });
    expect(opened).toEqual([{ answers: { name: 'Aroha' } }]);
    expect(await open({ ...keys, browser: 'browser-2' })).toEqual({ outcome: 'refused' });
    expect(await rowsOf()).toMatchObject([{ content: '', session: 'session-1' }]);
  });

  it('have nothing readable in the table: no answer, no address, no code, no token', async () => {
    const { token, code } = await keep();
    const text = JSON.stringify(await rowsOf());
    for (const secret of ['Aroha', 'aroha@example.nz', token, code]) expect(text).not.toContain(secret);
  });

  it('are opened for one of two devices that come at the same time', async () => {
    const keys = await keep();
    const both = await Promise.all(['one', 'two'].map((browser) => open({ ...keys, browser })));
    expect(both.map(({ outcome }) => outcome).sort()).toEqual(['opened', 'refused']);
    expect(opened).toHaveLength(1);
  });

  it('are opened again for the browser that did it, whose answer may have been lost, for a few minutes', async () => {
    const keys = await keep();
    await open(keys);
    expect(await open(keys)).toEqual({ outcome: 'again', session: 'session-1' });
    now += 11 * 60_000;
    expect(await open(keys)).toEqual({ outcome: 'refused' });
    expect(opened).toHaveLength(1);
  });

  it('are closed after five codes, all at once or one after another, the right one included', async () => {
    const keys = await keep();
    const guesses = Array.from({ length: 5 }, () => open({ ...keys, code: wrong(keys.code) }));
    await Promise.all(guesses);
    expect(await open(keys)).toEqual({ outcome: 'refused' });
    expect(opened).toEqual([]);
  });

  it('do not open with the code of another run, in another journey, or after their end', async () => {
    const keys = await keep();
    const other = await keep({ run: 'run-of-bo', address: 'bo@example.nz' });
    if (other.code !== keys.code)
      expect(await open({ ...keys, code: other.code })).toEqual({ outcome: 'refused' });
    expect(await open({ ...keys, journey: 'other' })).toEqual({ outcome: 'refused' });
    now += 14 * day;
    expect(await open(keys)).toEqual({ outcome: 'refused' });
    expect(opened).toEqual([]);
  });

  it('are closed by a newer one of the same run, and with the run', async () => {
    const older = await keep();
    const newer = await keep();
    expect(await open(older)).toEqual({ outcome: 'refused' });
    await saved().close(aroha.run);
    expect(await open(newer)).toEqual({ outcome: 'refused' });
    expect((await rowsOf()).map(({ content, code }) => [content, code])).toEqual([
      ['', null],
      ['', null],
    ]);
  });

  it('keep the code unused when their run cannot be put back', async () => {
    const keys = await keep();
    const fails = saved().open({ ...keys, journey: 'order', browser: 'b' }, async () => {
      throw new Error('killed');
    });
    await expect(fails).rejects.toThrow('killed');
    expect(await open(keys)).toMatchObject({ outcome: 'opened' });
  });

  it('are opened, and their messages counted, after the secret was renewed; not once it is gone', async () => {
    const keys = await keep();
    const renewed: Secrets = ['another-invented-secret-for-tests-0123456789', ...secrets];
    for (let index = 0; index < 4; index++) await keep({ run: `run-${index}`, address: aroha.address });
    now += 60_000;
    expect(await savedWith(renewed).maySend('another', 'Aroha@example.nz ')).toBe('nothing');
    expect(await open(keys, savedWith([renewed[0]]))).toEqual({ outcome: 'refused' });
    expect(await open(keys, savedWith(renewed))).toMatchObject({ outcome: 'opened' });
  });

  it('are five a day to an address and of a run, in whatever letters it is written', async () => {
    for (let index = 0; index < 5; index++) await keep({ run: `run-${index}`, address: aroha.address });
    expect(await saved().maySend('run-9', ' AROHA@example.nz')).toBe('nothing');
    expect(await saved().maySend('run-9', 'bo@example.nz')).toBe('yes');
    for (let index = 0; index < 5; index++) await keep({ run: 'run-x', address: `${index}@example.nz` });
    expect(await saved().maySend('run-x', 'bo@example.nz')).toBe('nothing');
    now += day + 1;
    expect(await saved().maySend('run-9', aroha.address)).toBe('yes');
  });

  it('are not sent twice for a press that is repeated, and are then as they were at the last', async () => {
    const keys = await keep();
    expect(await saved().maySend(aroha.run, aroha.address)).toBe('again');
    const state = { answers: { name: 'Aroha Ngata' } };
    const now_ = { journey: 'order', release: 'release-1', expiresAt: now + day };
    await saved().keepAgain({ ...now_, ...aroha, state }, database.query);
    await open(keys);
    expect(opened).toEqual([state]);
    now += 31_000;
    expect(await saved().maySend(aroha.run, aroha.address)).toBe('yes');
  });
});
