import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';

/** How the document of an asset names its bytes, also within a JSON text. */
const named = /sha256\\?":\s*\\?"([0-9a-f]{64})/g;

/** Hashes of the bytes that a revision, a draft or a scheduled release names. */
export async function namedHashes(query: Kysely<Tables>): Promise<ReadonlySet<string>> {
  const revisions = await query.selectFrom('revisions').select('body').where('kind', '=', 'asset').execute();
  const drafts = await query.selectFrom('drafts').select('body').where('body', 'like', '%sha256%').execute();
  const scheduled = await query
    .selectFrom('scheduled_releases')
    .select('content as body')
    .where('content', 'like', '%sha256%')
    .execute();
  const texts = [...revisions, ...drafts, ...scheduled].map(({ body }) => body ?? '');
  return new Set(texts.flatMap((text) => Array.from(text.matchAll(named), ([, hash = '']) => hash)));
}
