import type { Journey } from '#schemas';
import { documentKinds } from '../../documents/document-kinds.ts';
import type { Problem } from '../../problems/problem.ts';
import { mentionedIn } from '../references/related-documents.ts';
import { indexEntries, type ReleaseEntry, type ReleaseIndex } from '../release-index.ts';
import { journeysThatShare } from './journeys-that-share.ts';

/**
 * The journeys that can be proved: neither they nor any document that they need has an error, and the same is
 * true of all journeys that they share forms or facts with. A step that nothing leads to does not count: what is proved of
 * the others is so without it. None while some document cannot be read.
 */
export function soundPart(release: ReleaseIndex, problems: readonly Problem[]): ReleaseIndex {
  const { unread } = release;
  if (unread.ids.size > 0 || documentKinds.some((kind) => unread.mayBeOf(kind))) return indexEntries([]);
  const errors = problems.filter(({ code, severity }) => severity === 'error' && code !== 'unreachable-step');
  if (errors.length === 0) return release;
  const faulty = new Set(errors.map(({ document }) => document));
  const ids = new Set(release.entries.map(({ document }) => document.id));
  const isFaulty = (entry: ReleaseEntry<Journey>) =>
    neededBy(entry, release, ids).some((id) => faulty.has(id));
  const sound = release
    .of('journey')
    .filter((entry) => !journeysThatShare(indexEntries([entry]), release).some(isFaulty));
  return indexEntries(sound);
}

/** Ids and paths of a journey and of all documents that it mentions, directly or indirectly. */
function neededBy(
  journey: ReleaseEntry<Journey>,
  release: ReleaseIndex,
  ids: ReadonlySet<string>,
): readonly string[] {
  const entries = new Map(release.entries.map((entry) => [entry.document.id, entry]));
  const needed = new Set([journey.document.id]);
  for (const id of needed) {
    const entry = entries.get(id);
    if (entry === undefined || entry.document.kind === 'page') continue;
    const named = [...(entry.types ?? []), ...(entry.includes ?? []).map(({ form }) => form)];
    for (const other of [...mentionedIn(entry.document, ids), ...named]) needed.add(other);
  }
  return [...needed].flatMap((id) => [id, entries.get(id)?.path ?? id]);
}
