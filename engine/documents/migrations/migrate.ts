/** A document as plain JSON, not yet checked against its schema. */
export interface JsonObject {
  readonly [property: string]: unknown;
}

/** Migrates a document from one schema version to the next. Pure; keeps anything it does not recognize. */
export interface Migration {
  /** Short description of the change. */
  readonly name: string;
  readonly migrate: (document: JsonObject) => JsonObject;
}

/** The migrations of a kind in order: the first takes version 1 to version 2. */
export type Migrations<Kind extends string = string> = { readonly [kind in Kind]: readonly Migration[] };

export type MigrationOutcome =
  | { readonly outcome: 'current'; readonly document: JsonObject }
  | { readonly outcome: 'migrated'; readonly document: JsonObject; readonly ran: readonly string[] }
  | { readonly outcome: 'unknown-version'; readonly current: number }
  | { readonly outcome: 'failed'; readonly name: string };

/** The current version of a kind: the one after all its migrations. */
export function currentVersion(migrations: readonly Migration[]): number {
  return migrations.length + 1;
}

/** Migrates a document of schema version `from` to the current one. */
export function migrate(
  document: JsonObject,
  from: number,
  migrations: readonly Migration[],
): MigrationOutcome {
  const current = currentVersion(migrations);
  if (!Number.isInteger(from) || from < 1 || from > current) return { outcome: 'unknown-version', current };
  if (from === current) return { outcome: 'current', document };
  const ran: string[] = [];
  let migrated = document;
  for (const [index, migration] of migrations.entries()) {
    if (index + 1 < from) continue;
    try {
      migrated = { ...migration.migrate(migrated), schemaVersion: index + 2 };
    } catch {
      // The document is not validated yet, so it may break its old schema.
      return { outcome: 'failed', name: migration.name };
    }
    ran.push(migration.name);
  }
  return { outcome: 'migrated', document: migrated, ran };
}
