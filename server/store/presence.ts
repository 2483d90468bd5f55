import { type RawBuilder, sql } from 'kysely';
import type { Database } from './database/database.ts';

/** Where somebody is in a change set, as far as they are anywhere. */
export interface Whereabouts {
  /** Path of the page that they have open. */
  readonly path: string | null;
  /** The document and JSON Pointer of what they have selected. */
  readonly document: string | null;
  readonly pointer: string | null;
}

/** A person who has a change set open. */
interface Present extends Whereabouts {
  readonly id: string;
  readonly name: string;
}

/** One tab of a person. */
export interface Tab {
  readonly changeSet: string;
  /** Id of the person. */
  readonly person: string;
  readonly tab: string;
}

/** A tab that has said nothing for this long is closed, or has no connection. */
const silentMs = 6_000;

/** A row is written again before it is silent, not at each request. */
const refreshMs = 2_500;

const mostTabs = 10;

export interface Presence {
  /** Says where a tab is. @returns where the tabs of other people in the set are, by their names */
  stay(tab: Tab, where: Whereabouts): Promise<readonly Present[]>;
  /** Says that a tab is closed. */
  leave(tab: Tab): Promise<void>;
}

/** Milliseconds since the epoch by the clock of the database, which all instances share. */
const databaseClock: Readonly<Record<Database['dialect'], RawBuilder<{ readonly now: number }>>> = {
  sqlite: sql`select cast(unixepoch('subsec') * 1000 as integer) as now`,
  postgres: sql`select cast(extract(epoch from clock_timestamp()) * 1000 as float8) as now`,
};

/**
 * The people who have change sets open, by rows that others stop to see when they are not written again.
 * Their ages are told by the clock of the database, since those of instances differ.
 */
export function presence({ query, dialect }: Pick<Database, 'query' | 'dialect'>): Presence {
  async function time(): Promise<number> {
    const { rows } = await databaseClock[dialect].execute(query);
    return Math.floor(rows[0]?.now ?? 0);
  }

  async function write(
    { changeSet: change_set, person, tab }: Tab,
    { path, document, pointer }: Whereabouts,
    now: number,
  ): Promise<void> {
    const row = { path, document_id: document, pointer, seen_at: now };
    await query
      .insertInto('presence')
      .values({ change_set, person, tab, ...row })
      .onConflict((conflict) => conflict.columns(['change_set', 'person', 'tab']).doUpdateSet(row))
      .execute();
    await query
      .deleteFrom('presence')
      .where('seen_at', '<', now - silentMs)
      .execute();
  }

  return {
    async stay(tab, where) {
      const now = await time();
      const rows = await query
        .selectFrom('presence')
        .innerJoin('people', 'people.id', 'presence.person')
        .select(['person as id', 'name', 'tab', 'path', 'document_id', 'pointer', 'seen_at'])
        .where('change_set', '=', tab.changeSet)
        .where('seen_at', '>=', now - silentMs)
        .orderBy('name')
        .orderBy('seen_at')
        .execute();
      const own = rows.filter(({ id }) => id === tab.person);
      const before = own.find((row) => row.tab === tab.tab);
      const isAsBefore =
        before?.path === where.path &&
        before.document_id === where.document &&
        before.pointer === where.pointer &&
        now - before.seen_at < refreshMs;
      if (!isAsBefore && (before || own.length < mostTabs)) await write(tab, where, now);
      return rows
        .filter(({ id }) => id !== tab.person)
        .map(({ id, name, path, document_id, pointer }) => ({
          id,
          name,
          path,
          document: document_id,
          pointer,
        }));
    },
    async leave({ changeSet, person, tab }) {
      await query
        .deleteFrom('presence')
        .where('change_set', '=', changeSet)
        .where('person', '=', person)
        .where('tab', '=', tab)
        .execute();
    },
  };
}
