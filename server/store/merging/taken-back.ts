import type { Kysely } from 'kysely';
import type { AuditAction } from '../audit.ts';
import type { Tables } from '../database/tables.ts';

/** A published change set that takes back what another one changed. */
export interface TakenBack {
  readonly id: string;
  readonly name: string;
}

/**
 * Published change sets whose release was taken back as a whole, by their ids, with the set that did it. A set that was taken
 * back itself takes nothing back any more.
 */
export async function listTakenBack(query: Kysely<Tables>): Promise<ReadonlyMap<string, TakenBack>> {
  const reverts = (await actsOfPublished(query, 'begin-changes', 'reverts')).flatMap((act) =>
    act.detail.document === undefined ? [{ ...act, release: act.detail.reverts }] : [],
  );
  if (reverts.length === 0) return new Map();
  const published = await actsOfPublished(query, 'change-changes', 'release');
  const setOf = new Map(published.map(({ id, detail }) => [detail.release, id]));
  const found = new Map<string, TakenBack>();
  // The latest first: whatever took one of them back came after it.
  const inTurn = reverts.sort((one, other) => placeOf(other.id) - placeOf(one.id));
  for (const { id, name, release } of inTurn) {
    const set = setOf.get(release);
    if (set !== undefined && !found.has(id)) found.set(set, { id, name });
  }
  return found;

  function placeOf(set: string): number {
    return published.findIndex((act) => act.id === set);
  }
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
