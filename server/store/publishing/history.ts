import type { Kysely } from 'kysely';
import type { Change } from '#analysis';
import { readDocument } from '#engine';
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
import type { StoredDocument } from '../stored-document.ts';
import { type Approval, readApproval } from './approval.ts';
import { placedChanges } from './placed-changes.ts';
import { subjectsOf } from './problem-subjects.ts';
import { type KeptReport, readReports } from './release-report.ts';
import type { Review } from './review.ts';
import { releasesTakenBack, type TakenBack } from './taken-back.ts';

/** A release in the list of all. */
export interface PastRelease extends Release {
  readonly isLive: boolean;
  /** Whether its documents are no longer stored: it can neither be looked at nor go live again. */
  readonly isRetired: boolean;
  /** The release that took it back as a whole; null if none did. */
  readonly takenBack: TakenBack | null;
  /** The first sentences about what it changed for visitors. */
  readonly sentences: readonly string[];
  /** Number of further ones. */
  readonly more: number;
}

const mostSentences = 3;

/** Most documents of a release whose texts are compared for the list. */
const mostCompared = 50;

/** The last releases, newest first. */
export async function readHistory(query: Kysely<Tables>, limit: number): Promise<readonly PastRelease[]> {
  const [releases, live] = [await listReleases(query, limit), await readLiveId(query)];
  const [retired, takenBack] = [await retiredIds(query), await releasesTakenBack(query)];
  const found: PastRelease[] = [];
  for (const release of releases) {
    const isRetired = retired.has(release.id);
    const changes = (await readReports(query, release.id)).at(-1)?.report.changes ?? [];
    const parent = isRetired || retired.has(release.parent ?? '') ? null : release.parent;
    const said = await sentencesOf(query, { ...release, parent }, changes);
    found.push({
      ...release,
      isLive: release.id === live,
      isRetired,
      takenBack: takenBack.get(release.id) ?? null,
      sentences: said.slice(0, mostSentences),
      more: Math.max(0, said.length - mostSentences),
    });
  }
  return found;
}

/** The sentences of a review of a release, without those about pages that show its changes. */
async function sentencesOf(
  query: Kysely<Tables>,
  { id, parent }: Release,
  changes: readonly Change[],
): Promise<readonly string[]> {
  const own = changes.filter(({ code }) => !/^(?:item-)?pages-/.test(code));
  const entries = parent === null ? [] : [await readEntries(query, parent), await readEntries(query, id)];
  const [old, now] = entries;
  const ids = old && now ? diffEntries(old, now).map((each) => each.id) : [];
  // Nothing is said of a first release, and a large one has too many documents to be looked at for a list.
  if (parent === null || ids.length === 0 || ids.length > mostCompared) return own.map(({ text }) => text);
  const [before, after] = [await readDocuments(query, parent, ids), await readDocuments(query, id, ids)];
  const places = await placedChanges(own, before, after);
  return places.flatMap(({ sentences }) =>
    sentences.map(({ text, details }) => [text, ...(isText(text) ? details : [])].join(' ')),
  );
}

/** Whether only its details say what a change of a text is. */
function isText(text: string): boolean {
  return text === 'A text changes.';
}

/** A document that a release changed, as people call it. */
interface NamedChange extends DocumentChange {
  readonly title: string;
}

/** The same changes with the titles of their documents, the later ones where there are two. */
async function withTitles(
  changes: readonly DocumentChange[],
  documents: readonly StoredDocument[],
): Promise<readonly NamedChange[]> {
  const { nameOfDocumentIn } = await import('#analysis');
  const all = new Map(documents.map((document) => [document.id, document]));
  const read = (id: string) => {
    const document = all.get(id);
    const reading = document && readDocument({ path: id, text: document.body });
    return reading?.outcome === 'read' ? reading.document : undefined;
  };
  return changes.map((change) => ({ ...change, title: nameOfDocumentIn(change.id, read) }));
}

/** Changes of one release, as its publisher saw them. */
export interface ReleaseReview extends Review {
  readonly release: Release;
  readonly isLive: boolean;
  /** The release that took it back as a whole; null if none did. */
  readonly takenBack: TakenBack | null;
  /** Who approved its changes, if somebody did. */
  readonly approval?: Approval;
  readonly documents: readonly NamedChange[];
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
  const approval = await readApproval(query, id);
  const reports = await readReports(query, id);
  // The first is that of its publication; later ones compare it with what it was rolled back from.
  const first = reports.at(-1)?.report;
  const changes = hasParent ? (first?.changes ?? (await context.compare?.(before, after)) ?? null) : [];
  return {
    release,
    isLive: (await readLiveId(query)) === id,
    takenBack: (await releasesTakenBack(query)).get(id) ?? null,
    ...(approval && { approval }),
    documents: hasParent
      ? await withTitles(diffEntries(await readEntries(query, parent), await readEntries(query, id)), [
          ...before,
          ...after,
        ])
      : [],
    madeLive: reports.map(({ at, actor, action }) => ({ at, actor, action })),
    places: changes && (await placedChanges(changes, before, after)),
    problems: first?.warnings ?? [],
    subjects: subjectsOf(first?.warnings ?? [], after),
    sessions: first?.sessions ?? [],
    moves: first?.moves ?? [],
  };
}
