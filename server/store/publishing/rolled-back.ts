import type { Kysely } from 'kysely';
import type { AuditAction } from '../audit.ts';
import type { Tables } from '../database/tables.ts';
import { readLiveId } from '../releases.ts';

/** A roll back by which a release is live no more. */
export interface RollBack {
  /** ISO 8601, UTC. */
  readonly at: string;
  readonly actor: string;
  /** Number of the release that went live again. */
  readonly sequence: number;
}

/** Releases that are no part of what is live since a roll back, by their ids. */
export async function listRolledBack(query: Kysely<Tables>): Promise<ReadonlyMap<string, RollBack>> {
  const acts = await query
    .selectFrom('audit')
    .select(['at', 'actor', 'action', 'subject', 'detail'])
    .where('action', 'in', ['publish', 'rollback', 'seed'] satisfies AuditAction[])
    .orderBy('id')
    .execute();
  if (!acts.some(({ action }) => action === 'rollback')) return new Map();
  const releases = await query.selectFrom('releases').select(['id', 'parent_id']).execute();
  const parents = new Map(releases.map((release) => [release.id, release.parent_id]));
  const live = new Set(ancestors(await readLiveId(query)));
  const found = new Map<string, RollBack>();
  // Each act made its subject live, in place of that of the act before.
  for (const [index, { at, actor, action, subject, detail }] of acts.entries()) {
    if (action !== 'rollback') continue;
    const { sequence } = JSON.parse(detail);
    const kept = new Set(ancestors(subject));
    for (const id of ancestors(acts[index - 1]?.subject ?? null)) {
      if (kept.has(id)) break;
      // The last roll back counts: one before it may have been undone by another.
      if (!live.has(id)) found.set(id, { at, actor, sequence });
    }
  }
  return found;

  /** A release, and those that it was made on. */
  function* ancestors(release: string | null): Iterable<string> {
    for (let id = release; id !== null; id = parents.get(id) ?? null) yield id;
  }
}
