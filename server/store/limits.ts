import type { Kysely } from 'kysely';
import type { Limits } from '#analysis';
import type { Tables } from './database/tables.ts';
import { selectEntries } from './release-entries.ts';
import { readLiveId } from './releases.ts';

/** A request of somebody whose work may be limited to parts of the site. */
export interface LimitedRequest {
  /** The whole site if undefined, as for operators. */
  readonly limits?: Limits | undefined;
}

/** Somebody with limits would change a document that does not lie within them. Nothing of the request is done. */
export class BeyondLimits extends Error {
  readonly document: string;

  constructor(document: string, message: string) {
    super(message);
    this.document = document;
  }
}

/** Texts that a request changes or makes, by the ids of their documents; null for none. */
export type TouchedTexts = readonly (readonly [id: string, text: string | null | undefined])[];

/**
 * Refuses, by throwing `BeyondLimits`, a request that touches a document beyond the limits. It is called in the transaction of
 * the change, with all that is locked for it.
 */
export type LimitsGuard = (query: Kysely<Tables>, touched: TouchedTexts) => Promise<void>;

/** The guard of a request: call this before the transaction. It does nothing without limits. */
export async function guardFor({ limits }: LimitedRequest): Promise<LimitsGuard> {
  if (limits === undefined) return async () => {};
  const { beyondLimits } = await import('#analysis');
  return async (query, touched) => {
    const changed = groupById(touched);
    const live = await liveTexts(query, [...changed.keys()]);
    const texts = new Map([...changed].map(([id, own]) => [id, [...(live.get(id) ?? []), ...own]]));
    const values = [...texts].map(([id, own]) => [id, own.flatMap(parsed)] as const);
    const translated = values.flatMap(([, own]) => own.flatMap(({ document }) => String(document ?? '')));
    const others = await liveTexts(query, translated);
    const documentOf = (id: string) =>
      [...(others.get(id) ?? []), ...(texts.get(id) ?? [])].flatMap(parsed)[0];
    const site = { documentOf, language: await siteLanguage(query) };
    for (const [id, own] of values) {
      if (own.length === 0 && changed.get(id)?.length !== 0) throw new BeyondLimits(id, unreadable);
      for (const value of own) {
        const why = beyondLimits(limits, value, site);
        if (why !== undefined) throw new BeyondLimits(id, why);
      }
    }
  };
}

const unreadable =
  'Your work is limited to parts of the site, and nobody can tell where this belongs while it cannot be read.';

function groupById(touched: TouchedTexts): ReadonlyMap<string, readonly string[]> {
  const byId = new Map<string, string[]>();
  for (const [id, text] of touched) byId.set(id, [...(byId.get(id) ?? []), ...(text == null ? [] : [text])]);
  return byId;
}

/** Texts of the live release, one or none for each id. */
async function liveTexts(
  query: Kysely<Tables>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const live = await readLiveId(query);
  if (live === null || ids.length === 0) return new Map();
  const rows = await query
    .selectFrom(selectEntries(query, live).as('entries'))
    .innerJoin('revisions', 'revisions.hash', 'entries.hash')
    .select(['entries.document_id as id', 'body'])
    .where('entries.document_id', 'in', [...new Set(ids)])
    .execute();
  return new Map(rows.map(({ id, body }) => [id, [body]]));
}

/** The language of documents that name none. */
async function siteLanguage(query: Kysely<Tables>): Promise<string> {
  const live = await readLiveId(query);
  if (live === null) return '';
  const row = await query
    .selectFrom(selectEntries(query, live).as('entries'))
    .innerJoin('revisions', 'revisions.hash', 'entries.hash')
    .select('body')
    .where('kind', '=', 'site')
    .executeTakeFirst();
  const [site] = row ? parsed(row.body) : [];
  return typeof site?.language === 'string' ? site.language : '';
}

/** The object of a text; nothing for one that is no JSON. */
function parsed(text: string): readonly Readonly<Record<string, unknown>>[] {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? [{ ...value }] : [];
  } catch {
    return [];
  }
}
