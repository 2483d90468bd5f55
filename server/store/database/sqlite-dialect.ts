import { chmodSync, closeSync, existsSync, mkdirSync, openSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import SqliteDatabase from 'better-sqlite3';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteDialect,
  SqliteDriver,
} from 'kysely';

/** How long a statement may wait for another writer before the error is let through. */
const patienceMs = 10_000;

/**
 * How long SQLite itself waits. It does so by blocking the thread, which can never help against a writer in the
 * same process; beyond this the wait is asynchronous.
 */
const blockingMs = 20;

/** Readable and writable for the owner alone. */
const ownerOnly = 0o600;

/** SQLite in a file: write-ahead log, full sync, foreign keys, and writers that queue rather than fail. */
export class PatientSqliteDialect extends SqliteDialect {
  readonly #config: { readonly database: () => Promise<SqliteDatabase.Database> };

  constructor(path: string) {
    const config = { database: () => openFile(path) };
    super(config);
    this.#config = config;
  }

  override createDriver(): Driver {
    return new PatientSqliteDriver(this.#config);
  }

  override createAdapter(): SqliteAdapter {
    return new TransactionalSqliteAdapter();
  }
}

/** SQLite does roll back schema changes; with this, Kysely migrates inside one (immediate) transaction. */
class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

class PatientSqliteDriver extends SqliteDriver {
  override async acquireConnection(): Promise<DatabaseConnection> {
    return new PatientConnection(await super.acquireConnection());
  }

  /** Takes the write lock at once: a deferred transaction that reads first may find it cannot write any more. */
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }
}

/** Repeats a statement that found the file locked. It changed nothing, so repeating it is safe. */
class PatientConnection implements DatabaseConnection {
  readonly #inner: DatabaseConnection;

  constructor(inner: DatabaseConnection) {
    this.#inner = inner;
  }

  executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    return patiently(async () => await this.#inner.executeQuery<Row>(query));
  }

  streamQuery<Row>(query: CompiledQuery, chunkSize: number): AsyncIterableIterator<QueryResult<Row>> {
    return this.#inner.streamQuery<Row>(query, chunkSize);
  }
}

async function openFile(path: string): Promise<SqliteDatabase.Database> {
  mkdirSync(dirname(path), { recursive: true });
  keepPrivate(path);
  const database = new SqliteDatabase(path, { timeout: blockingMs });
  await patiently(async () => database.pragma('journal_mode = WAL'));
  database.pragma('synchronous = FULL');
  database.pragma('foreign_keys = ON');
  // What is deleted is overwritten where that costs no further access to the disk.
  database.pragma('secure_delete = FAST');
  return database;
}

/** Nobody but the owner may read the file. What SQLite puts beside it takes the same mode. */
function keepPrivate(path: string): void {
  if (path === ':memory:' || path === '') return;
  closeSync(openSync(path, 'a', ownerOnly));
  for (const file of [path, `${path}-wal`, `${path}-shm`])
    if (existsSync(file) && (statSync(file).mode & 0o777) !== ownerOnly) chmodSync(file, ownerOnly);
}

async function patiently<Value>(work: () => Promise<Value>): Promise<Value> {
  const deadline = Date.now() + patienceMs;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isLocked(error) || Date.now() > deadline) throw error;
      await sleep(1 + Math.random() * 15);
    }
  }
}

function isLocked(error: unknown): boolean {
  return error instanceof SqliteDatabase.SqliteError && error.code.startsWith('SQLITE_BUSY');
}
