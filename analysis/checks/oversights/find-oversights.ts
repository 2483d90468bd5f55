import { type Problem, type ReadDocument, toProblem } from '#engine';
import { byPlace } from '#engine/parts';
import { linkEntries } from '../journeys/link-entries.ts';
import { findUnreadAnswers } from '../reads/check-unread-answers.ts';
import { indexRelease } from '../release/index-release.ts';
import type { ReleaseFinding, ReleaseIndex } from '../release/release-index.ts';
import { findHiddenModules } from './hidden-modules.ts';
import { findMainHeadings } from './main-headings.ts';
import { findUnlinkedPages } from './unlinked-pages.ts';
import { findUnreadInputs } from './unread-inputs.ts';
import { findUnusedDocuments } from './unused-documents.ts';
import { findUnusedFacts } from './unused-facts.ts';

type Oversights = (release: ReleaseIndex) => Iterable<ReleaseFinding>;

const kinds: readonly Oversights[] = [
  findMainHeadings,
  findHiddenModules,
  findUnlinkedPages,
  findUnreadInputs,
  findUnreadAnswers,
  findUnusedFacts,
];

/**
 * Warnings about a whole site: pages without one main heading, modules that hide themselves, pages that nothing
 * links to, inputs and answers that are sent nowhere, documents that nothing uses, and facts that nothing reads. None for
 * documents that are no site.
 */
export function findOversights(documents: readonly ReadDocument[]): readonly Problem[] {
  const written = indexRelease(documents);
  if (written.of('site').length === 0) return [];
  const release = indexRelease(linkEntries(documents));
  const findings = [...kinds.flatMap((find) => [...find(release)]), ...findUnusedDocuments(written)];
  return findings
    .map(({ entry, ...finding }) =>
      toProblem({ ...finding, severity: 'warning' }, entry.document.id, entry.locate),
    )
    .sort(byPlace);
}
