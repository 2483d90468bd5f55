import type { PlacedChanges } from '#analysis';
import type { Problem } from '#engine';
import type { SessionGroup, StoreContext } from '../context.ts';
import { type Preview, readPreview } from '../preview.ts';
import { readLiveId } from '../releases.ts';
import { placedChanges } from './placed-changes.ts';
import { type ProblemSubjects, subjectsOf } from './problem-subjects.ts';
import { hasToBeAccepted, prove } from './prove.ts';
import { type ReleaseReport, reportSessions } from './release-report.ts';

/** Changes of a set, and what speaks against them. */
export interface Review {
  /** By page and step; null if the documents cannot be compared. */
  readonly places: readonly PlacedChanges[] | null;
  /** Problems that it would bring: errors keep it from going live, warnings have to be accepted. */
  readonly problems: readonly Problem[];
  /** The documents that the problems are about. */
  readonly subjects: ProblemSubjects;
  /** Codes of the warnings that have to be accepted; translators are to mend the others. */
  readonly toAccept?: readonly string[];
  /** Open visits of each journey, and what becomes of them. */
  readonly sessions: ReleaseReport['sessions'];
  readonly moves: readonly SessionGroup[];
}

type Effects = Pick<Review, 'places' | 'problems' | 'subjects'>;

/** Change sets whose last proof is remembered. */
const mostRemembered = 10;

/**
 * Proves what publishing a change set would make live, and publishes nothing. Proved again once the set or the live
 * release has changed; visits are counted anew each time.
 */
export function reviewer(context: StoreContext): (changeSet: string) => Promise<Review> {
  const known = new Map<string, { readonly key: string; readonly effects: Promise<Effects> }>();
  return async (changeSet) => {
    const preview = await readPreview(context, changeSet);
    const live = await readLiveId(context.database.query);
    const key = JSON.stringify([live, preview.drafts.map(({ id, revision }) => [id, revision])]);
    const last = known.get(changeSet);
    const effects = last?.key === key ? last.effects : effectsOf(context, live, preview);
    known.delete(changeSet);
    known.set(changeSet, { key, effects });
    const [oldest] = known.keys();
    if (known.size > mostRemembered && oldest !== undefined) known.delete(oldest);
    const found = await effects.catch((error: unknown) => {
      known.delete(changeSet);
      throw error;
    });
    const { sessions, moves = [] } = await reportSessions(context, preview.documents);
    const toAccept = [...new Set(found.problems.filter(hasToBeAccepted).map(({ code }) => code))];
    return { ...found, toAccept, sessions, moves };
  };
}

async function effectsOf(context: StoreContext, live: string | null, preview: Preview): Promise<Effects> {
  const { live: before, documents, problems: unread } = preview;
  const proof = await prove(context, { live, before, documents, accept: 'all' });
  const isProved = proof.outcome === 'proved';
  const changes = isProved ? proof.report.changes : ((await context.compare?.(before, documents)) ?? null);
  const places = changes && (await placedChanges(changes, before, documents));
  const problems = [...unread, ...(isProved ? proof.report.warnings : proof.problems)];
  return { places, problems, subjects: subjectsOf(problems, [...before, ...documents]) };
}
