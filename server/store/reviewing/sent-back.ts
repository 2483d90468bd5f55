import type { Kysely } from 'kysely';
import type { AuditAction } from '../audit.ts';
import type { Tables } from '../database/tables.ts';

/** Who sent open changes back to their author, with why; nothing of those that nobody has, or that are in review again. */
export async function whoSentBack(
  query: Kysely<Tables>,
): Promise<ReadonlyMap<string, { readonly by: string; readonly why: string | null }>> {
  const rows = await query
    .selectFrom('audit')
    .innerJoin('change_sets', 'change_sets.id', 'audit.subject')
    .select(['audit.subject', 'audit.actor', 'audit.detail', 'change_sets.author'])
    .where('change_sets.state', '=', 'open')
    .where('audit.action', '=', 'change-changes' satisfies AuditAction)
    .orderBy('audit.id')
    .execute();
  const found = new Map<string, { by: string; why: string | null }>();
  const states = new Map<string, unknown>();
  for (const { subject, actor, detail, author } of rows) {
    const { state, why } = JSON.parse(detail);
    if (state === undefined) continue;
    const isSentBack = state === 'open' && states.get(subject) === 'in-review' && actor !== author;
    if (isSentBack) found.set(subject, { by: actor, why: why ?? null });
    else found.delete(subject);
    states.set(subject, state);
  }
  return found;
}
