import type { Migration } from 'kysely/migration';
import { createTables } from '../migrations/001-create-tables.ts';
import { runsOfTheirOwn } from '../migrations/002-runs-of-their-own.ts';
import { createClientLimitsTable } from '../migrations/003-create-client-limits.ts';
import { createOutboxTable } from '../migrations/004-create-outbox.ts';
import { noteCheckedReleases } from '../migrations/006-note-checked-releases.ts';
import { limitKeptData } from '../migrations/007-limit-what-is-kept.ts';
import { noteSearchRecords } from '../migrations/008-note-search-records.ts';
import { proveReleases } from '../migrations/009-prove-releases.ts';
import { scheduleReleases } from '../migrations/010-schedule-releases.ts';
import { entriesAsChanges } from '../migrations/011-entries-as-changes.ts';
import type { Dialect } from '../migrations/dialect.ts';

/** All migrations, in order of their names. A released one is never edited. */
export function migrations(dialect: Dialect): Record<string, Migration> {
  return {
    '001-create-tables': createTables(dialect),
    '002-runs-of-their-own': runsOfTheirOwn,
    '003-create-client-limits': createClientLimitsTable,
    '004-create-outbox': createOutboxTable,
    '006-note-checked-releases': noteCheckedReleases,
    '007-limit-what-is-kept': limitKeptData,
    '008-note-search-records': noteSearchRecords,
    '009-prove-releases': proveReleases,
    '010-schedule-releases': scheduleReleases,
    '011-entries-as-changes': entriesAsChanges,
  };
}
