import type { Kysely } from 'kysely';
import type { StoreContext } from '../context.ts';
import type { Tables } from '../database/tables.ts';
import {
  type DocumentChange,
  diffEntries,
  isRetired,
  listReleases,
  type Release,
  readDocuments,
  readEntries,
  readLiveId,
  readReleaseRow,
  retiredIds,
} from '../releases.ts';
import { placedChanges } from './placed-changes.ts';
import { type KeptReport, readReports } from './release-report.ts';
import type { Review } from './review.ts';

/** A release in the list of all. */
export interface PastRelease extends Release {
  readonly isLive: boolean;
  /** Whether its documents are no longer stored: it can neither be looked at nor go live again. */
  readonly isRetired: boolean;
  /** The first sentences about what it changed for visitors. */
  readonly sentences: readonly string[];
  /** Number of further ones. */
  readonly more: number;
}

const mostSentences = 3;

/** The last releases, newest first. */
export async function readHistory(query: Kysely<Tables>, limit: number): Promise<readonly PastRelease[]> {
  const [releases, live] = [await listReleases(query, limit), await readLiveId(query)];
  const retired = await retiredIds(query);
  const found: PastRelease[] = [];
  for (const release of releases) {
    const changes = (await readReports(query, release.id)).at(-1)?.report.changes ?? [];
    const said = changes.filter(({ code }) => !code.startsWith('pages-')).map(({ text }) => text);
    found.push({
      ...release,
      isLive: release.id === live,
      isRetired: retired.has(release.id),
      sentences: said.slice(0, mostSentences),
      more: Math.max(0, said.length - mostSentences),
    });
  }
  return found;
}

/** Changes of one release, as its publisher saw them. */
export interface ReleaseReview extends Review {
  readonly release: Release;
  readonly isLive: boolean;
  readonly documents: readonly DocumentChange[];
  /** When it went live, newest first: it may have been rolled back to. */
  readonly madeLive: readonly Pick<KeptReport, 'at' | 'actor' | 'action'>[];
}

/** Undefined if there is no such release, or its documents are no longer stored. */
export async function reviewRelease(context: StoreContext, id: string): Promise<ReleaseReview | undefined> {
  const { query } = context.database;
  const release = await readReleaseRow(query, id);
  if (release === undefined || (await isRetired(query, id))) return undefined;
  const { parent } = release;
  const hasParent = parent !== null && !(await isRetired(query, parent));
  const [before, after] = [
    hasParent ? await readDocuments(query, parent) : [],
    await readDocuments(query, id),
  ];
  const reports = await readReports(query, id);
  // The first is that of its publication; later ones compare it with what it was rolled back from.
  const first = reports.at(-1)?.report;
  const changes = hasParent ? (first?.changes ?? (await context.compare?.(before, after)) ?? null) : [];
  return {
    release,
    isLive: (await readLiveId(query)) === id,
    documents: hasParent ? diffEntries(await readEntries(query, parent), await readEntries(query, id)) : [],
    madeLive: reports.map(({ at, actor, action }) => ({ at, actor, action })),
    places: changes && (await placedChanges(changes, before, after)),
    problems: first?.warnings ?? [],
    sessions: first?.sessions ?? [],
    moves: first?.moves ?? [],
  };
}
