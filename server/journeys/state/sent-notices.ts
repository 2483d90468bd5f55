import { type JourneyState, type Notice, stepNamed } from '#engine';
import type { Site } from '#schemas';
import { joinState } from '../../sessions/stored-state.ts';
import { findJourney } from '../releases/release-journeys.ts';
import { wasSavedSince } from './ended-runs.ts';
import type { OpenJourney } from './journey-session.ts';
import { fillWords } from './shown-page.ts';

/**
 * Banners for a visitor who begins again: when the runs that ended were sent, in this journey and in those that share
 * answers with it. None once a step has been completed since, nor at the end itself.
 *
 * @param state the state that is shown
 * @param keptMs how long a session lives after it was saved
 */
export function sentNotices(
  open: OpenJourney,
  state: JourneyState,
  step: string,
  keptMs: number,
): readonly Notice[] {
  const { site } = open.release.compiled;
  const words = site.words.submissions.sent;
  const own = open.journey.journey.id;
  if (open.state.ended === step) return [];
  const others = [...open.stored.values()]
    .filter(({ journey }) => journey !== own)
    .map((session) => ({ ...session, state: joinState(session) }));
  const runs = [{ journey: own, state, expiresAt: open.expiresAt ?? 0 }, ...others];
  const underWay = runs.filter((run) => run.state.completed.length > 0 && run.state.ended === undefined);
  return runs.flatMap(({ journey, state }) => {
    const { sent } = state;
    const ended = findJourney(open.release.compiled, journey);
    if (sent?.at === undefined || stepNamed(ended?.compiled ?? { steps: [] }, sent.step) === undefined)
      return [];
    if (underWay.some(({ expiresAt }) => wasSavedSince(state, expiresAt, keptMs))) return [];
    const message = fillWords(words.message, {
      what: ended?.pageOf(sent.step).title ?? '',
      when: inWords(sent.at, site),
      reference:
        sent.reference === undefined ? '' : fillWords(words.reference, { reference: sent.reference }),
    });
    return [{ tone: 'info' as const, message }];
  });
}

/** A moment as visitors of the site write it. Nearly no view shows one, and a format is slow to create. */
function inWords(at: number, { language, timeZone }: Site): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'full', timeStyle: 'short', timeZone }).format(at);
}
