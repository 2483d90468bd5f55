import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from './database/database.ts';
import type { Tables } from './database/tables.ts';

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

/** Of a person, in all change sets together. */
const mostTabs = 20;

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
    by: Kysely<Tables> = query,
  ): Promise<void> {
    const row = { path, document_id: document, pointer, seen_at: now };
    await by
      .insertInto('presence')
      .values({ change_set, person, tab, ...row })
      .onConflict((conflict) => conflict.columns(['change_set', 'person', 'tab']).doUpdateSet(row))
      .execute();
    await by
      .deleteFrom('presence')
      .where('seen_at', '<', now - silentMs)
      .execute();
  }

  /** Writes a tab that is not there yet, unless its person has as many as they may have. */
  async function admit(tab: Tab, where: Whereabouts, now: number): Promise<void> {
    await query.transaction().execute(async (transaction) => {
      // New tabs of a person wait for each other here, so that those that come at once are counted, too.
      await transaction
        .updateTable('people')
        .set(({ ref }) => ({ name: ref('name') }))
        .where('id', '=', tab.person)
        .execute();
      const { tabs } = await transaction
        .selectFrom('presence')
        .select(({ fn }) => fn.countAll().as('tabs'))
        .where('person', '=', tab.person)
        .where('seen_at', '>=', now - silentMs)
        .executeTakeFirstOrThrow();
      if (Number(tabs) < mostTabs) await write(tab, where, now, transaction);
    });
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
      const before = rows.find(({ id, tab: name }) => id === tab.person && name === tab.tab);
      const isAsBefore =
        before?.path === where.path &&
        before.document_id === where.document &&
        before.pointer === where.pointer &&
        now - before.seen_at < refreshMs;
      if (before === undefined) await admit(tab, where, now);
      else if (!isAsBefore) await write(tab, where, now);
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
