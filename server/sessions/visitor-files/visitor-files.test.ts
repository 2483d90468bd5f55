import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { FileLimits } from '#engine';
import { type RunningSandbox, startSandbox } from '../../../sandbox/index.ts';
import { databases } from '../../../tests/support/databases/databases.ts';
import { recordingLog } from '../../../tests/support/databases/stores.ts';
import { deriveKeyRing } from '../../keys/key-ring.ts';
import { type Database, openDatabase } from '../../store/database/database.ts';
import { forgetVisitor } from '../erasure/forget-visitor.ts';
import { deleteUnusedFiles } from '../retention/unused-files.ts';
import { createSessions, type Sessions } from '../sessions.ts';
import { clamdScanner } from './scanner.ts';
import { createVisitorFiles, type OpenedFile, type VisitorFiles } from './visitor-files.ts';

const secret = 'an-invented-secret-for-tests-only-0123456789';
const hour = 3_600_000;
const limits: FileLimits = {
  types: ['application/pdf', 'image/png'],
  bytes: 1_000_000,
  pixels: 1_000_000,
  most: 3,
};

/** A PDF of this many bytes. */
function pdf(size = 600_000): Buffer {
  return Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(size - 15), Buffer.from('\n%%EOF')]);
}

function png(width: number, height: number): Buffer {
  const head = Buffer.alloc(33);
  head.write('\x89PNG\r\n\x1a\n\0\0\0\x0dIHDR', 'latin1');
  head.writeUInt32BE(width, 16);
  head.writeUInt32BE(height, 20);
  return Buffer.concat([head, randomBytes(500), Buffer.from('\0\0\0\0IEND\xaeB`\x82', 'latin1')]);
}

/** In chunks of a size that no part has. */
function inChunks(bytes: Uint8Array): AsyncIterable<Uint8Array> {
  return Readable.from(
    Array.from({ length: Math.ceil(bytes.length / 70_001) }, (_, index) =>
      bytes.subarray(index * 70_001, (index + 1) * 70_001),
    ),
  );
}

async function bytesOf(file: OpenedFile | undefined): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  for await (const part of file?.bytes() ?? []) parts.push(part);
  return Buffer.concat(parts);
}

let sandbox: RunningSandbox;
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0 });
});
afterAll(() => sandbox.close());

describe.each(databases)('the files of visitors on $name', ({ create }) => {
  let database: Database;
  let sessions: Sessions;
  let files: VisitorFiles;
  let now: number;
  let id: string;
  let away: string[];

  function open(secrets: readonly [string, ...string[]] = [secret], silenceMs = 30_000): VisitorFiles {
    const { hostname: host, port } = new URL(sandbox.url);
    return createVisitorFiles({
      database,
      keys: deriveKeyRing(secrets, 'visitor-files'),
      scanner: clamdScanner({ host, port: Number(port) }, silenceMs),
      space: { visitorBytes: 2_000_000, bytes: 3_000_000 },
      lifetimeMs: hour,
      sessionOf: sessions.sessionOf,
      onScannerAway: (why) => away.push(why),
      now: () => now,
    });
  }

  beforeEach(async () => {
    database = await openDatabase(await create(), recordingLog());
    now = Date.UTC(2030, 0, 1);
    away = [];
    sandbox.state.faults.clear();
    const keys = deriveKeyRing([secret], 'session');
    sessions = createSessions({ database, keys, lifetimeMs: hour, idLifetimeMs: 9 * hour, now: () => now });
    files = open();
    id = sessions.ids.issue();
    return () => database.close();
  });

  const place = (visitor = id) => ({ id: visitor, journey: 'order', field: 'letters' });
  const give = (bytes: Uint8Array, name = 'letter.pdf', visitor = id) =>
    files.keep(place(visitor), limits, { name, bytes: inChunks(bytes) });

  async function rowsLeft(): Promise<readonly [files: number, parts: number]> {
    const counted = async (table: 'visitor_files' | 'visitor_file_parts') =>
      (await database.query.selectFrom(table).selectAll().execute()).length;
    return [await counted('visitor_files'), await counted('visitor_file_parts')];
  }

  async function idOf(given: Awaited<ReturnType<typeof give>>): Promise<string> {
    if (!('id' in given)) throw new Error(`It was refused: ${given.fault}`);
    return given.id;
  }

  it('are given back as they were, and nobody reads them in the database', async () => {
    const bytes = pdf();
    const given = await give(bytes);
    expect(given).toEqual({
      id: expect.any(String),
      name: 'letter.pdf',
      type: 'application/pdf',
      size: 600_000,
    });
    const opened = await files.open(await idOf(given));
    expect(await bytesOf(opened)).toEqual(bytes);
    const parts = await database.query.selectFrom('visitor_file_parts').selectAll().execute();
    expect(parts).toHaveLength(3);
    expect(parts.some((part) => Buffer.from(part.bytes).includes(bytes.subarray(20, 60)))).toBe(false);
    const [row] = await database.query.selectFrom('visitor_files').selectAll().execute();
    expect(JSON.stringify(row)).not.toContain('letter.pdf');
  });

  it('are opened after a new secret, and no more once the old one is gone', async () => {
    const file = await idOf(await give(pdf()));
    expect(await open(['another-invented-secret-for-tests-0123456789', secret]).open(file)).toBeDefined();
    expect(await open(['another-invented-secret-for-tests-0123456789']).open(file)).toBeUndefined();
  });

  it('are not opened with a part that was altered or moved', async () => {
    const file = await idOf(await give(pdf()));
    const other = await idOf(await give(pdf()));
    const [stolen] = await database.query
      .selectFrom('visitor_file_parts')
      .selectAll()
      .where('file', '=', other)
      .execute();
    await database.query
      .updateTable('visitor_file_parts')
      .set({ bytes: stolen?.bytes ?? Buffer.alloc(0) })
      .where('file', '=', file)
      .where('position', '=', 0)
      .execute();
    const opened = await files.open(file);
    await expect(bytesOf(opened)).rejects.toThrow();
  });

  it.each([
    ['has too many bytes', () => pdf(1_000_001), 'letter.pdf', 'fileSize'],
    ['is of another kind, whatever its name says', () => Buffer.from('MZ\0\0'), 'letter.pdf', 'fileType'],
    ['is of a kind that the field does not take', () => Buffer.from('Dear all'), 'letter.txt', 'fileType'],
    ['has too many pixels', () => png(2000, 1000), 'photo.png', 'filePixels'],
    ['is empty', () => Buffer.alloc(0), 'letter.pdf', 'fileBroken'],
    ['is not all there', () => pdf().subarray(0, 300_000), 'letter.pdf', 'fileBroken'],
    ['is infected', () => infected(), 'letter.pdf', 'fileVirus'],
  ])('leave nothing where one %s', async (_, bytes, name, fault) => {
    expect(await give(bytes(), name)).toEqual({ name, fault });
    expect(await rowsLeft()).toEqual([0, 0]);
  });

  function infected(): Buffer {
    const eicar = `X5O!P%@AP[4\\PZX54(P^)7CC)7}$${'EICAR-STANDARD-ANTIVIRUS-TEST-FILE'}!$H+H*`;
    const whole = pdf();
    // Across two parts.
    whole.write(eicar, 256 * 1024 - 20, 'latin1');
    return whole;
  }

  it.each([
    ['resets the connection', { kind: 'reset' } as const],
    ['says nothing', { kind: 'hang' } as const],
    ['scans no file of this size', { kind: 'status', status: 500 } as const],
  ])('are not taken while the scanner %s', async (_, fault) => {
    sandbox.state.faults.replace([{ service: 'scanner', ...fault }]);
    files = open([secret], 300);
    expect(await give(pdf())).toEqual({ name: 'letter.pdf', fault: 'fileFailed' });
    expect(away).toHaveLength(1);
    expect(await rowsLeft()).toEqual([0, 0]);
    sandbox.state.faults.clear();
    files = open();
    expect(await give(pdf())).toHaveProperty('id');
  });

  it('leave nothing where the line breaks in the middle', async () => {
    const broken = async function* () {
      yield pdf().subarray(0, 500_000);
      throw new Error('The line broke.');
    };
    await expect(files.keep(place(), limits, { name: 'letter.pdf', bytes: broken() })).rejects.toThrow(
      'broke',
    );
    expect(await rowsLeft()).toEqual([0, 0]);
  });

  it('are swept where a process died while one arrived, and no other is', async () => {
    await give(pdf());
    const coming = async function* () {
      yield pdf().subarray(0, 500_000);
      await pause(60_000, undefined, { ref: false });
    };
    void files.keep(place(), limits, { name: 'half.pdf', bytes: coming() }).catch(() => undefined);
    await expect.poll(rowsLeft).toEqual([2, 4]);
    const sweep = deleteUnusedFiles(database);
    expect(await sweep.remove(now, async () => undefined)).toBe(0);
    now += 41 * 60_000;
    expect(await sweep.count(now)).toBe(1);
    expect(await sweep.remove(now, async () => undefined)).toBe(1);
    expect(await rowsLeft()).toEqual([1, 3]);
  });

  it('are kept as long as the answers are, and deleted with them', async () => {
    await give(pdf());
    const save = { journey: 'order', run: 'run-1', release: 'r', state: {}, sensitive: {} };
    await sessions.save({ id, expectedRevision: 0, ...save });
    now += hour - 1;
    await sessions.save({ id, expectedRevision: 1, ...save });
    now += hour - 1;
    const sweep = deleteUnusedFiles(database);
    expect(await sweep.remove(now, async () => undefined)).toBe(0);
    now += 2;
    expect(await sweep.remove(now, async () => undefined)).toBe(1);
    expect(await rowsLeft()).toEqual([0, 0]);
  });

  it('go when the visitor clears the answers, and when an operator forgets the visitor', async () => {
    const save = { journey: 'order', run: 'run-1', release: 'r', state: {}, sensitive: {} };
    await sessions.save({ id, expectedRevision: 0, ...save });
    await give(pdf());
    await sessions.remove(id, 'order');
    expect(await rowsLeft()).toEqual([0, 0]);
    await sessions.save({ id, expectedRevision: 0, ...save });
    await give(pdf());
    const asked = { identifier: id, keys: undefined, author: 'ada', now };
    expect(await forgetVisitor(database, asked)).toMatchObject({ outcome: 'forgotten' });
    expect(await rowsLeft()).toEqual([0, 0]);
  });

  it('are those of one visitor alone', async () => {
    const file = await idOf(await give(pdf()));
    const stranger = sessions.ids.issue();
    await give(pdf(), 'other.pdf', stranger);
    expect([...(await files.list(place())).keys()]).toEqual([file]);
    await files.remove(place(stranger), [file]);
    expect([...(await files.list(place())).keys()]).toEqual([file]);
    await files.remove(place(), [file]);
    expect((await files.list(place())).size).toBe(0);
  });

  it('have limits for one visitor and for all', async () => {
    for (let count = 0; count < 2; count++) expect(await give(pdf(900_000))).toHaveProperty('id');
    expect(await give(pdf(900_000))).toMatchObject({ fault: 'fileSpace' });
    const stranger = sessions.ids.issue();
    expect(await give(pdf(900_000), 'other.pdf', stranger)).toHaveProperty('id');
    expect(await give(pdf(900_000), 'other.pdf', stranger)).toMatchObject({ fault: 'fileSpace' });
    const [files_] = await rowsLeft();
    expect(files_).toBe(3);
  });
});
