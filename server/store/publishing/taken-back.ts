import type { Kysely } from 'kysely';
import type { AuditAction } from '../audit.ts';
import type { Tables } from '../database/tables.ts';
import { listRolledBack, type RollBack } from './rolled-back.ts';

/** By what a release was taken back as a whole: by a published change set, or by a roll back. */
export type TakenBack =
  | { readonly by: 'changes'; readonly id: string; readonly name: string }
  | ({ readonly by: 'roll-back' } & RollBack);

/** Published change sets whose releases were taken back, by their ids. */
export async function listTakenBack(query: Kysely<Tables>): Promise<ReadonlyMap<string, TakenBack>> {
  const published = await readPublished(query);
  const found = await takenBackAmong(query, published);
  return new Map(
    published.flatMap(({ id, release }) => {
      const takenBack = found.get(release);
      return takenBack ? [[id, takenBack]] : [];
    }),
  );
}

/** Releases that were taken back, by their ids, however they were published. */
export async function releasesTakenBack(query: Kysely<Tables>): Promise<ReadonlyMap<string, TakenBack>> {
  return takenBackAmong(query, await readPublished(query));
}

/** A change set, and the release that it went live with. */
interface PublishedSet {
  readonly id: string;
  readonly name: string;
  readonly release: string;
}

/** Published change sets in the order in which they went live. */
async function readPublished(query: Kysely<Tables>): Promise<readonly PublishedSet[]> {
  const acts = await actsOfPublished(query, 'change-changes', 'release');
  return acts.map(({ detail, ...set }) => ({ ...set, release: detail.release }));
}

/** A release that was taken back itself takes nothing back any more. */
async function takenBackAmong(
  query: Kysely<Tables>,
  published: readonly PublishedSet[],
): Promise<ReadonlyMap<string, TakenBack>> {
  const found = new Map<string, TakenBack>();
  for (const [release, rollBack] of await listRolledBack(query))
    found.set(release, { by: 'roll-back', ...rollBack });
  const reverted = new Map(
    (await actsOfPublished(query, 'begin-changes', 'reverts')).flatMap(({ id, detail }) =>
      detail.document === undefined ? [[id, detail.reverts]] : [],
    ),
  );
  // The latest first: whatever took one of them back came after it.
  for (const { id, name, release } of published.toReversed()) {
    const target = reverted.get(id);
    if (target !== undefined && !found.has(release) && !found.has(target))
      found.set(target, { by: 'changes', id, name });
  }
  return found;
}

/** Acts on published sets whose details have a member, oldest first. */
async function actsOfPublished(query: Kysely<Tables>, action: AuditAction, member: string) {
  const rows = await query
    .selectFrom('change_sets')
    .innerJoin('audit', 'audit.subject', 'change_sets.id')
    .select(['change_sets.id', 'change_sets.name', 'audit.detail'])
    .where('change_sets.state', '=', 'published')
    .where('audit.action', '=', action)
    .where('audit.detail', 'like', `%"${member}":%`)
    .orderBy('audit.id')
    .execute();
  return rows.map(({ detail, ...row }) => ({ ...row, detail: JSON.parse(detail) }));
}
