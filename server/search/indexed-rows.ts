import type { Database } from '../store/database/database.ts';
import type { WantedRecord } from './search-records.ts';

/** A record that has been written to the index. */
interface IndexedRow {
  readonly object_id: string;
  readonly digest: string;
}

/** The table of what the index holds. Only the holder of the job changes it. */
export interface IndexedRows {
  /** Digests by id. */
  read(): Promise<ReadonlyMap<string, string>>;
  note(saved: readonly IndexedRow[], removed: readonly string[]): Promise<void>;
  replaceAll(rows: readonly IndexedRow[]): Promise<void>;
}

/** Rows per statement: SQLite takes a limited number of values. */
const batchSize = 500;

export function indexedRows({ query }: Database): IndexedRows {
  return {
    async read() {
      const rows = await query.selectFrom('search_records').selectAll().execute();
      return new Map(rows.map(({ object_id, digest }) => [object_id, digest]));
    },
    async note(saved, removed) {
      await query.transaction().execute(async (transaction) => {
        const gone = [...removed, ...saved.map(({ object_id }) => object_id)];
        for (const ids of batchesOf(gone, batchSize)) {
          await transaction.deleteFrom('search_records').where('object_id', 'in', ids).execute();
        }
        for (const rows of batchesOf(saved, batchSize)) {
          await transaction.insertInto('search_records').values(rows).execute();
        }
      });
    },
    async replaceAll(rows) {
      await query.transaction().execute(async (transaction) => {
        await transaction.deleteFrom('search_records').execute();
        for (const batch of batchesOf(rows, batchSize)) {
          await transaction.insertInto('search_records').values(batch).execute();
        }
      });
    },
  };
}

export function* batchesOf<Item>(items: readonly Item[], size: number): Generator<readonly Item[]> {
  for (let start = 0; start < items.length; start += size) yield items.slice(start, start + size);
}

/** Changes that make an index equal to the wanted records. */
export interface IndexChanges {
  readonly saved: readonly (readonly [objectID: string, record: WantedRecord])[];
  readonly removed: readonly string[];
}

/** @param written digests of the records that the index holds */
export function indexChanges(
  written: ReadonlyMap<string, string>,
  wanted: ReadonlyMap<string, WantedRecord>,
): IndexChanges {
  return {
    saved: [...wanted].filter(([id, { digest }]) => written.get(id) !== digest),
    removed: [...written.keys()].filter((id) => !wanted.has(id)),
  };
}
