import { describeTimes, type PublicationTimes } from '#engine';
import { always, type PublicationPeriod, publicationPeriod, writeMoment } from '#engine/parts';
import type { Change, Notice } from '../change.ts';

/** The ends of a period: the code of a change, and what is said of an end that there is, that there was, and that there is not. */
const ends = [
  ['from', 'appearance', 'appears at', 'was to appear at', 'does not wait for a time to appear'],
  ['until', 'removal', 'is taken away at', 'was to be taken away at', 'is not taken away'],
] as const;

/** Something that may have times, in one of the two releases. */
export interface Timed {
  readonly times: PublicationTimes;
  /** Time zone of the site. */
  readonly timeZone: string;
}

/**
 * Changes of the times from which and until which visitors see a page or an item.
 *
 * @param name subject of the sentences, such as `The page /summer (“Summer”)`
 * @example 'The page /summer (“Summer”) appears at 2026-12-01 09:00; it was to appear at 2026-11-30 09:00.'
 */
export function* compareTimes(name: string, before: Timed, after: Timed, notice: Notice): Iterable<Change> {
  const [was, is] = [periodOf(before), periodOf(after)];
  const shown = (time: number, { timeZone }: Timed) => writeMoment(time, timeZone).replace('T', ' ');
  for (const [end, code, happens, happened, never] of ends) {
    if (was[end] === is[end]) continue;
    const earlier = was[end] === always[end] ? [] : [`it ${happened} ${shown(was[end], before)}`];
    const now = is[end] === always[end] ? never : `${happens} ${shown(is[end], after)}`;
    yield notice(code, `${name} ${[now, ...earlier].join('; ')}.`);
  }
}

/** Says when visitors see something new, if it has times. */
export function timesOf({ times, timeZone }: Timed): readonly string[] {
  const { from, until } = periodOf({ times, timeZone });
  const described = describeTimes({
    ...(from !== always.from && { publishFrom: writeMoment(from, timeZone) }),
    ...(until !== always.until && { publishUntil: writeMoment(until, timeZone) }),
  });
  return described === undefined ? [] : [`Visitors see it ${described}.`];
}

function periodOf({ times, timeZone }: Timed): PublicationPeriod {
  return publicationPeriod(times, timeZone);
}
