import type { Kysely } from 'kysely';
import type { AuditAction } from '../audit.ts';
import type { Tables } from '../database/tables.ts';

/** Approval of changes by somebody. */
export interface Approval {
  /** ISO 8601, UTC. */
  readonly at: string;
  readonly actor: string;
  /** The comment that it was given with. */
  readonly why?: string;
}

/** States that follow from an approval, and leave it standing. */
const following: ReadonlySet<unknown> = new Set([undefined, 'scheduled', 'published']);

/** The approval that the changes of a release had when it was published; undefined if nobody had approved them. */
export async function readApproval(query: Kysely<Tables>, release: string): Promise<Approval | undefined> {
  const published = await query
    .selectFrom('audit')
    .select(['id', 'detail'])
    .where('subject', '=', release)
    .where('action', '=', 'publish' satisfies AuditAction)
    .orderBy('id')
    .executeTakeFirst();
  const { changeSet } = JSON.parse(published?.detail ?? '{}');
  if (published === undefined || typeof changeSet !== 'string') return undefined;
  const acts = await query
    .selectFrom('audit')
    .select(['at', 'actor', 'detail'])
    .where('subject', '=', changeSet)
    .where('action', '=', 'change-changes' satisfies AuditAction)
    .where('id', '<', published.id)
    .orderBy('id', 'desc')
    .execute();
  for (const { at, actor, detail } of acts) {
    const { state, why } = JSON.parse(detail);
    if (following.has(state)) continue;
    return state === 'approved' ? { at, actor, ...(typeof why === 'string' && { why }) } : undefined;
  }
  return undefined;
}
