import { documentsNamedBy } from '#engine/parts';
import type { Journey } from '#schemas';
import type { ReleaseEntry, ReleaseIndex } from '../release/release-index.ts';
import { formsOf } from './answer-types.ts';
import { actionsOf } from './journey-actions.ts';

/**
 * Ids of the forms, decisions, functions and analytics documents that a journey uses: the types of its
 * answers apply to their rules.
 */
export function usedBy(release: ReleaseIndex, journey: ReleaseEntry<Journey>): ReadonlySet<string> {
  const forms = formsOf(release, journey.document);
  const events = [...actionsOf(release, journey)].flatMap(({ action }) =>
    'track' in action ? [action.track] : [],
  );
  const analytics = release.entriesOf('analytics', events).map(({ document }) => document);
  const decisions = usedIn(release, [journey.document, ...forms, ...analytics]);
  return new Set([...decisions, ...forms.map(({ id }) => id), ...events]);
}

/** Ids of the forms, decisions, functions and analytics documents that are not used. */
export function idleIn(release: ReleaseIndex, used: ReadonlySet<string>): readonly string[] {
  const entries = [
    ...release.of('form'),
    ...release.of('decision'),
    ...release.of('function'),
    ...release.of('analytics'),
  ];
  return entries.map(({ document }) => document.id).filter((id) => !used.has(id));
}

/**
 * Ids of the decisions and functions that operations use: the types of the operations apply to their rules.
 */
export function usedByOperations(release: ReleaseIndex): ReadonlySet<string> {
  return usedIn(
    release,
    release.of('operation').map(({ document }) => document),
  );
}

/** Ids of all decisions and functions. */
export function idsOfRules(release: ReleaseIndex): {
  readonly [kind in 'decision' | 'function']: readonly string[];
} {
  const idsOf = (kind: 'decision' | 'function') => release.of(kind).map(({ document }) => document.id);
  return { decision: idsOf('decision'), function: idsOf('function') };
}

/** Ids of the decisions and functions that some documents or parts use, directly or indirectly. */
export function usedIn(release: ReleaseIndex, parts: readonly unknown[]): ReadonlySet<string> {
  const found = new Set<string>();
  const all = release.derive(idsOfRules);
  if (all.decision.length === 0 && all.function.length === 0) return found;
  const pending = [...parts];
  for (const part of pending) {
    const { decisions, functions } = documentsNamedBy(part);
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
