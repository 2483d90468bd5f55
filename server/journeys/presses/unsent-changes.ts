import { answersSent, type Notice, recordAnswers } from '#engine';
import type { Submission } from '../../sessions/submission.ts';
import { momentOf } from '../state/journey-session.ts';
import {
  type ComparedValues,
  comparable,
  differences,
  fillWords,
  pathsThatDiffer,
} from '../state/shown-page.ts';
import type { SubmitDeps } from '../state/submit-deps.ts';
import { type PressInJourney, pressInDoubt } from './first-press.ts';

type Moments = Pick<SubmitDeps, 'today' | 'settings'>;

/**
 * A banner in the site's words that names the answers which the visitor has changed since the press whose outcome is
 * unknown: that press is repeated as it was, so they were not sent. None if nothing was changed.
 */
export function unsentNotices(now: PressInJourney, submission: Submission, deps: Moments): readonly Notice[] {
  const { site } = now.open.release.compiled;
  const first = pressInDoubt(now, submission);
  const words = site.words.submissions.unsent;
  if (first === undefined) return [];
  const [before, after] = [sentBy(first, deps), sentBy(now, deps)];
  if (pathsThatDiffer(before, after).length === 0) return [];
  const changes = differences(before, after, site).join(' ');
  return [{ tone: 'info', message: fillWords(words, { changes }) }];
}

/** The answers that a press sends, as it was made. */
function sentBy({ press, open }: PressInJourney, deps: Moments): ComparedValues {
  const { step, entries, origin } = press;
  const { compiled, environment } = open.journey;
  const state = recordAnswers(compiled, open.state, step, entries);
  return comparable({
    answers: answersSent(compiled, state, step, environment(step, momentOf(deps, origin))),
  });
}
