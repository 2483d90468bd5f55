import { chmodSync, closeSync, existsSync, mkdirSync, openSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import SqliteDatabase from 'better-sqlite3';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type SqliteDatabase as KyselyDatabase,
  type QueryResult,
  SqliteAdapter,
  SqliteDialect,
  SqliteDriver,
} from 'kysely';
import { LRUCache } from 'lru-cache';

/** How long a statement waits for another writer before it fails. */
const patienceMs = 10_000;

/**
 * How long SQLite itself waits, which blocks the thread and cannot help against a writer in the same process;
 * after this the wait is asynchronous.
 */
const blockingMs = 20;

/** Readable and writable by the owner only. */
const ownerOnly = 0o600;

/** SQLite in a file: write-ahead log, full sync, foreign keys, and writers that queue instead of failing. */
export class PatientSqliteDialect extends SqliteDialect {
  readonly #config: { readonly database: () => Promise<KyselyDatabase> };

  constructor(path: string) {
    const config = { database: async () => withKeptStatements(await openFile(path)) };
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

/** SQLite can roll back schema changes; with this, Kysely migrates inside one (immediate) transaction. */
class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

class PatientSqliteDriver extends SqliteDriver {
  override async acquireConnection(): Promise<DatabaseConnection> {
    return new PatientConnection(await super.acquireConnection());
  }

  /** Takes the write lock at once: a deferred transaction that reads first may be unable to write later. */
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  /** Without space, SQLite rolls back by itself: that failure counts, not the one of rolling back once more. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    try {
      await super.rollbackTransaction(connection);
    } catch (error) {
      if (!(error instanceof Error && error.message.endsWith('no transaction is active'))) throw error;
    }
  }
}

/** Retries a statement that found the file locked. It changed nothing, so a retry is safe. */
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
  // Overwrites deleted data where that needs no further access to the disk.
  database.pragma('secure_delete = FAST');
  return database;
}

/** Prepares each statement once. Statements with lists of values differ by length, so their number is limited. */
function withKeptStatements(database: SqliteDatabase.Database): KyselyDatabase {
  const statements = new LRUCache<string, SqliteDatabase.Statement>({ max: 500 });
  return {
    close: () => void database.close(),
    prepare(sql) {
      const statement = statements.get(sql) ?? database.prepare(sql);
      statements.set(sql, statement);
      return statement;
    },
  };
}

/** Makes the file readable by its owner only. SQLite's files next to it get the same mode. */
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
