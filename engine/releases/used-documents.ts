import type { Document, Journey } from '#schemas';
import { documentsNamedBy } from '../rules/dependencies.ts';
import { formsOf } from './answer-types.ts';
import { actionsOf } from './journey-actions.ts';
import type { ReleaseEntry, ReleaseIndex } from './release-index.ts';

/** Ids of the forms, decisions, functions and analytics documents a journey uses: their rules are typed by its answers. */
export function usedBy(release: ReleaseIndex, journey: ReleaseEntry<Journey>): ReadonlySet<string> {
  const forms = formsOf(release, journey.document);
  const events = [...actionsOf(release, journey)].flatMap(({ action }) =>
    action.action === 'track' ? [action.event] : [],
  );
  const analytics = release.entriesOf('analytics', events).map(({ document }) => document);
  const decisions = decisionsOf(release, [journey.document, ...forms, ...analytics]);
  return new Set([...decisions, ...forms.map(({ id }) => id), ...events]);
}

/** Ids of the forms, decisions, functions and analytics documents that are not among those used. */
export function idleIn(release: ReleaseIndex, used: ReadonlySet<string>): readonly string[] {
  const entries = [
    ...release.of('form'),
    ...release.of('decision'),
    ...release.of('function'),
    ...release.of('analytics'),
  ];
  return entries.map(({ document }) => document.id).filter((id) => !used.has(id));
}

/** Ids of the decisions and functions that documents use, and of those that these use in turn. */
function decisionsOf(release: ReleaseIndex, documents: readonly Document[]): ReadonlySet<string> {
  const found = new Set<string>();
  const pending: unknown[] = [...documents];
  for (const document of pending) {
    const { decisions, functions } = documentsNamedBy(document);
    const used = [
      ...release.entriesOf('decision', decisions),
      ...release.entriesOf('function', functions),
    ].filter((entry) => !found.has(entry.document.id));
    for (const entry of used) {
      found.add(entry.document.id);
      pending.push(entry.document);
    }
  }
  return found;
}
