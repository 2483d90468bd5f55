import { randomBytes, randomUUID } from 'node:crypto';
import { type FileFault, type FileLimits, fileKinds, type GivenFile, type RefusedFile } from '#engine';
import type { KeyRing } from '../../keys/key-ring.ts';
import { seal, unseal } from '../../keys/seal.ts';
import { inParts, partSize } from '../../store/assets/parts-in-database.ts';
import type { Database } from '../../store/database/database.ts';
import { openPart, sealPart } from './file-parts.ts';
import { picturePixels } from './picture-pixels.ts';
import { safeName } from './safe-name.ts';
import { type FileScan, type Scanner, ScannerAway } from './scanner.ts';
import { bytesOfEnd, endFault, toldKind } from './told-kind.ts';

/** The field that a file is given to. */
export interface FilePlace {
  /** Value of the session cookie. */
  readonly id: string;
  readonly journey: string;
  readonly field: string;
}

/** A file on its way. */
interface FileUpload {
  /** As the visitor's machine calls it. */
  readonly name: string;
  readonly bytes: AsyncIterable<Uint8Array>;
}

/** A file that is sent on. */
export interface OpenedFile extends GivenFile {
  /** Its bytes, as often as they are needed. */
  bytes(): AsyncIterable<Uint8Array>;
}

/** The files of visitors. None is ever shown to anybody: they are kept, and sent to the services of operations. */
export interface VisitorFiles {
  /** Takes a file in; a failure leaves nothing of it. */
  keep(place: FilePlace, limits: FileLimits, upload: FileUpload): Promise<GivenFile | RefusedFile>;
  /** Those of a visitor's journey, by id. */
  list(place: Omit<FilePlace, 'field'>): Promise<ReadonlyMap<string, GivenFile & { readonly field: string }>>;
  /** Deletes files of a visitor's journey. */
  remove(place: Omit<FilePlace, 'field'>, files: readonly string[]): Promise<void>;
  /** A file by its id; undefined if it is gone or can no longer be opened. */
  open(file: string): Promise<OpenedFile | undefined>;
}

/** How many bytes of files are kept. */
export interface FileSpace {
  /** Of one visitor in one journey. */
  readonly visitorBytes: number;
  /** Of all visitors. */
  readonly bytes: number;
}

interface VisitorFilesOptions {
  readonly database: Database;
  readonly keys: KeyRing;
  readonly scanner: Scanner;
  readonly space: FileSpace;
  /** How long a file is kept whose session is never stored. */
  readonly lifetimeMs: number;
  /** The session of a cookie; begun if there is none. */
  readonly sessionOf: (id: string, begins: boolean) => Promise<string | undefined>;
  readonly onScannerAway: (why: string) => void;
  /** Milliseconds since the epoch. */
  readonly now?: () => number;
}

/** A file arrives within the longest time of an upload, or is given up. */
const arrivalMs = 40 * 60_000;

/** Why a file is not taken. */
class Refusal extends Error {
  readonly fault: FileFault;
  constructor(fault: FileFault) {
    super(fault);
    this.fault = fault;
  }
}

interface About {
  readonly name: string;
  readonly type: string;
  readonly key: string;
}

export function createVisitorFiles(options: VisitorFilesOptions): VisitorFiles {
  const { database, keys, scanner, space, lifetimeMs, sessionOf, onScannerAway, now = Date.now } = options;
  const { query } = database;

  async function bytesKept(session: string, journey: string): Promise<{ own: number; all: number }> {
    const sum = (own: boolean) => {
      const all = query
        .selectFrom('visitor_files')
        .select(({ fn }) => fn.sum<string | null>('size').as('bytes'));
      return (
        own ? all.where('session', '=', session).where('journey', '=', journey) : all
      ).executeTakeFirst();
    };
    const [own, all] = await Promise.all([sum(true), sum(false)]);
    return { own: Number(own?.bytes ?? 0), all: Number(all?.bytes ?? 0) };
  }

  async function roomFor(session: string, journey: string): Promise<number> {
    const { own, all } = await bytesKept(session, journey);
    return Math.min(space.visitorBytes - own, space.bytes - all);
  }

  /** Stores the bytes part by part, each by itself, so that no other writer waits for a slow line. */
  async function take(
    file: string,
    upload: FileUpload,
    limits: FileLimits & { readonly room: number },
    scan: FileScan,
  ): Promise<{ readonly kind: keyof typeof fileKinds; readonly size: number; readonly key: Buffer }> {
    const key = randomBytes(32);
    let kind: keyof typeof fileKinds | undefined;
    let position = 0;
    let size = 0;
    let end: Buffer = Buffer.alloc(0);
    for await (const part of inParts(notMoreThan(upload.bytes, limits))) {
      kind ??= kindOf(Buffer.from(part), upload.name, limits);
      size += part.length;
      end = Buffer.concat([end, part.subarray(-bytesOfEnd)]).subarray(-bytesOfEnd);
      await scan.write(part);
      const bytes = sealPart(key, file, position, part);
      const row = { file, position: position++, bytes };
      await query.transaction().execute(async (transaction) => {
        await transaction.insertInto('visitor_file_parts').values(row).execute();
        await transaction.updateTable('visitor_files').set({ size }).where('id', '=', file).execute();
      });
    }
    const fault = kind === undefined ? 'fileBroken' : endFault(kind, end);
    if (kind === undefined || fault !== undefined) throw new Refusal('fileBroken');
    if (await scan.end()) throw new Refusal('fileVirus');
    return { kind, size, key };
  }

  async function remove(file: string): Promise<void> {
    await query.deleteFrom('visitor_files').where('id', '=', file).execute();
  }

  return {
    async keep({ id, journey, field }, limits, upload) {
      const refused = (fault: FileFault): RefusedFile => ({ name: safeName(upload.name), fault });
      const session = await sessionOf(id, true);
      if (session === undefined) return refused('fileFailed');
      const room = await roomFor(session, journey);
      if (room <= 0) return refused('fileSpace');
      const file = randomUUID();
      const row = { id: file, session, journey, field, size: 0, about: null };
      await query
        .insertInto('visitor_files')
        .values({ ...row, expires_at: now() + arrivalMs })
        .execute();
      const scan = scanner.begin();
      try {
        const { kind, size, key } = await take(file, upload, { ...limits, room }, scan);
        const { type } = fileKinds[kind];
        const name = safeName(upload.name, kind);
        const about = seal(keys, JSON.stringify({ name, type, key: key.toString('base64') }), file);
        const kept = await query
          .updateTable('visitor_files')
          .set({ about, size, expires_at: now() + lifetimeMs })
          .where('id', '=', file)
          .executeTakeFirst();
        // The visitor may have deleted all answers meanwhile.
        if (kept.numUpdatedRows === 0n) return refused('fileGone');
        return { id: file, name, type, size };
      } catch (error) {
        await remove(file).catch(() => undefined);
        if (error instanceof Refusal) return refused(error.fault);
        if (!(error instanceof ScannerAway)) throw error;
        onScannerAway(error.message);
        return refused('fileFailed');
      } finally {
        scan.abort();
      }
    },
    async list({ id, journey }) {
      const session = await sessionOf(id, false);
      if (session === undefined) return new Map();
      const rows = await query
        .selectFrom('visitor_files')
        .select(['id', 'field', 'size', 'about'])
        .where('session', '=', session)
        .where('journey', '=', journey)
        .where('about', 'is not', null)
        .execute();
      return new Map(
        rows.flatMap((row) => {
          const about = aboutOf(keys, row);
          if (about === undefined) return [];
          const { name, type } = about;
          return [[row.id, { id: row.id, name, type, size: row.size, field: row.field }] as const];
        }),
      );
    },
    async remove({ id, journey }, files) {
      const session = await sessionOf(id, false);
      if (session === undefined || files.length === 0) return;
      await query
        .deleteFrom('visitor_files')
        .where('session', '=', session)
        .where('journey', '=', journey)
        .where('id', 'in', files)
        .execute();
    },
    async open(file) {
      const row = await query
        .selectFrom('visitor_files')
        .select(['id', 'size', 'about'])
        .where('id', '=', file)
        .executeTakeFirst();
      const about = row && aboutOf(keys, row);
      if (row === undefined || about === undefined) return undefined;
      const { size } = row;
      const { name, type, key } = about;
      return {
        id: file,
        name,
        type,
        size,
        bytes: () => readParts(database, file, Buffer.from(key, 'base64'), size),
      };
    },
  };
}

function aboutOf(
  keys: KeyRing,
  { id, about }: { readonly id: string; readonly about: string | null },
): About | undefined {
  const text = about === null ? undefined : unseal(keys, about, id);
  // Only `keep` writes this text, and the seal proves that it was not altered.
  return text === undefined ? undefined : (JSON.parse(text) as About);
}

async function* readParts(
  { query }: Database,
  file: string,
  key: Buffer,
  size: number,
): AsyncGenerator<Uint8Array> {
  for (let position = 0; position * partSize < size; position++) {
    const { bytes } = await query
      .selectFrom('visitor_file_parts')
      .select('bytes')
      .where('file', '=', file)
      .where('position', '=', position)
      .executeTakeFirstOrThrow();
    yield openPart(key, file, position, bytes);
  }
}

function kindOf(start: Buffer, name: string, { types, pixels }: FileLimits): keyof typeof fileKinds {
  const kind = toldKind(start, name);
  if (kind === undefined || !types.includes(fileKinds[kind].type)) throw new Refusal('fileType');
  if (!fileKinds[kind].type.startsWith('image/')) return kind;
  const found = picturePixels(start);
  // A picture whose first part does not say its size is not like those that cameras and programs write.
  if (found === undefined || found === 0) throw new Refusal('fileBroken');
  if (found > pixels) throw new Refusal('filePixels');
  return kind;
}

/** Passes bytes on until there are too many of them. */
async function* notMoreThan(
  bytes: AsyncIterable<Uint8Array>,
  { bytes: most, room }: FileLimits & { readonly room: number },
): AsyncGenerator<Uint8Array> {
  let size = 0;
  for await (const chunk of bytes) {
    size += chunk.length;
    if (size > most) throw new Refusal('fileSize');
    if (size > room) throw new Refusal('fileSpace');
    yield chunk;
  }
}
