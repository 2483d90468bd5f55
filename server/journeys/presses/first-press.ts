import { type Entry, type JourneyState, recordAnswers, type StepOutcome } from '#engine';
import type { Submission } from '../../sessions/submission.ts';
import { givenInDoubt } from '../../sessions/submission-journal.ts';
import { findJourney } from '../releases/release-journeys.ts';
import type { OpenJourney } from '../state/journey-session.ts';
import { contentOf, type StepSubmission } from '../state/step-submission.ts';
import type { SubmitDeps } from '../state/submit-deps.ts';

/** A press and the journey that it is made in. */
export interface PressInJourney {
  readonly press: StepSubmission;
  readonly open: OpenJourney;
}

/** Entries, answers and results of a press, as the ledger keeps it while the outcome of its calls is unknown. */
interface Given
  extends Pick<JourneyState, 'answers' | 'results'>,
    Partial<Pick<JourneyState, 'bound' | 'chosen' | 'completed'>> {
  readonly release: string;
  readonly entries: readonly Entry[];
}

export function givenTo({ press, open }: PressInJourney): Given {
  const { answers, results, bound, chosen, completed } = open.state;
  const state = { answers, results, bound, chosen, completed };
  return { release: open.release.id, entries: contentOf(press, open), ...state };
}

/**
 * The press whose outcome is unknown, as it was: what is sent again, what follows from it and what the next
 * page shows then agree. Only the answer to the human check is that of now. Undefined if no outcome is unknown,
 * or the journey is on another release since.
 */
export function firstPress(now: PressInJourney, submission: Submission): PressInJourney | undefined {
  const isOfRelease = givenBefore(submission)?.release === now.open.release.id;
  return isOfRelease ? pressInDoubt(now, submission) : undefined;
}

/** As `firstPress`, with its answers in the release of now, whatever release it was made in. */
export function pressInDoubt(now: PressInJourney, submission: Submission): PressInJourney | undefined {
  const { press, open } = now;
  const given = givenBefore(submission);
  if (given === undefined) return undefined;
  const content = new Set(contentOf(press, open));
  const proofs = press.entries.filter((entry) => !content.has(entry));
  // A press of an older version lacks what its results are bound to: they count.
  const { entries, answers, results, bound = {}, chosen = {}, completed = open.state.completed } = given;
  return {
    press: { ...press, entries: [...entries, ...proofs] },
    open: { ...open, state: { ...open.state, answers, results, bound, chosen, completed } },
  };
}

/**
 * A press of a visitor of whom nothing is stored, in the release of the press whose outcome is unknown: its entries may
 * mean something else in another.
 */
export async function inFirstRelease(
  now: PressInJourney,
  submission: Submission,
  { releases }: Pick<SubmitDeps, 'releases'>,
): Promise<PressInJourney> {
  const { press, open } = now;
  const given = givenBefore(submission);
  if (open.revision > 0 || given === undefined || given.release === open.release.id) return now;
  const release = await releases.find(given.release);
  const journey = release && findJourney(release.compiled, press.journey);
  return release && journey ? { press, open: { ...open, release, journey } } : now;
}

function givenBefore({ journal }: Submission): Given | undefined {
  // Only `givenTo` makes it.
  return givenInDoubt(journal) as Given | undefined;
}

/** The outcome of a first press that failed again, with the answers as they are now. */
export function withAnswersOfNow(outcome: StepOutcome, { press, open }: PressInJourney): StepOutcome {
  const { notices, submitted } = outcome.state;
  const state = recordAnswers(open.journey.compiled, open.state, press.step, press.entries);
  return { ...outcome, state: { ...state, notices, submitted } };
}
