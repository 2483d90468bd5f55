import { describeTimes, type PublicationTimes } from '#engine';
import { always, type PublicationPeriod, publicationPeriod, writeMoment } from '#engine/parts';
import type { Change, Notice } from '../change.ts';

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
  if (was.from !== is.from) {
    const earlier = was.from === always.from ? '' : `it was to appear at ${shown(was.from, before)}`;
    const text =
      is.from === always.from
        ? `does not wait for a time to appear; ${earlier}`
        : [`appears at ${shown(is.from, after)}`, earlier].filter(Boolean).join('; ');
    yield notice('appearance', `${name} ${text}.`);
  }
  if (was.until !== is.until) {
    const earlier =
      was.until === always.until ? '' : `it was to be taken away at ${shown(was.until, before)}`;
    const text =
      is.until === always.until
        ? `is not taken away; ${earlier}`
        : [`is taken away at ${shown(is.until, after)}`, earlier].filter(Boolean).join('; ');
    yield notice('removal', `${name} ${text}.`);
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
