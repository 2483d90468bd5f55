import { namesOptions } from '#engine/parts';
import type { Journey } from '#schemas';
import type { ReleaseEntry, ReleaseIndex } from '../release/release-index.ts';

/** The journeys of some documents, and all journeys that share a form, options or facts with them. */
export function journeysThatShare(
  part: ReleaseIndex,
  release: ReleaseIndex,
): readonly ReleaseEntry<Journey>[] {
  const all = release.of('journey');
  const own = new Set(part.of('journey').map(({ document }) => document.id));
  if (own.size === all.length) return all;
  const shared = new Map(all.map((entry) => [entry, sharedDocuments(entry, release)]));
  const used = new Set(
    all.filter(({ document }) => own.has(document.id)).flatMap((entry) => [...(shared.get(entry) ?? [])]),
  );
  return all.filter((entry) => [...(shared.get(entry) ?? [])].some((id) => used.has(id)));
}

/** The id of a journey, and the ids of its forms, of those that they include, of their options, and of its facts. */
export function sharedDocuments(
  { document }: ReleaseEntry<Journey>,
  release: ReleaseIndex,
): ReadonlySet<string> {
  const found = new Set([document.id, ...(document.uses ?? []), ...document.steps.map(({ form }) => form)]);
  for (const id of found) {
    const form = release.entry('form', id);
    for (const included of form?.includes ?? []) found.add(included.form);
    for (const field of form?.document.fields ?? []) if (namesOptions(field)) found.add(field.options);
  }
  return found;
}
