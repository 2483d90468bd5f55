import { type PublicationTimes, pointerOf, readMoment } from '#engine';
import { needsOf, quoted } from '#engine/parts';
import type { Page } from '#schemas';
import { actionsOf, pagesNamedBy } from '../contexts/journey-actions.ts';
import { guess } from '../release/free-name.ts';
import type { ReleaseEntry, ReleaseFinding, ReleaseIndex } from '../release/release-index.ts';

/** Checks the times of pages and content items: they exist, are in order, and leave the site what it needs. */
export function* checkTimes(release: ReleaseIndex): Iterable<ReleaseFinding> {
  const timeZone = release.of('site')[0]?.document.timeZone ?? 'UTC';
  const timedPages = release.of('page').filter(({ document }) => isTimed(document));
  for (const entry of timedPages) yield* checkPeriod(entry, entry.document, '', timeZone);
  for (const entry of release.of('content'))
    for (const [index, item] of entry.document.items.entries())
      if (isTimed(item)) yield* checkPeriod(entry, item, pointerOf('items', index), timeZone);
  if (timedPages.length > 0) yield* checkNeeded(release, timedPages);
}

function isTimed({ publishFrom, publishUntil }: PublicationTimes): boolean {
  return publishFrom !== undefined || publishUntil !== undefined;
}

function* checkPeriod(
  entry: ReleaseEntry,
  { publishFrom, publishUntil }: PublicationTimes,
  at: string,
  timeZone: string,
): Iterable<ReleaseFinding> {
  const times = Object.entries({ publishFrom, publishUntil }).map(([name, text]) => ({
    name,
    text,
    time: text === undefined ? undefined : readMoment(text, timeZone),
  }));
  for (const { name, text, time } of times) {
    if (text === undefined || time !== undefined) continue;
    yield {
      entry,
      code: 'impossible-time',
      pointer: `${at}/${name}`,
      message: `There is no time ${quoted(text)} in ${timeZone}.`,
      help: 'Write a day and an hour that exist: when summer time begins, the clocks skip an hour.',
    };
  }
  const [from, until] = times.map(({ time }) => time);
  if (from === undefined || until === undefined || from < until) return;
  const [first, last] = times.map(({ text = '' }) => quoted(text));
  yield {
    entry,
    code: 'reversed-times',
    pointer: `${at}/publishUntil`,
    message: `It would never be seen: ${last} is not after ${first}.`,
    help: 'Give "publishUntil" a time after "publishFrom".',
    ...(from > until &&
      publishFrom !== undefined &&
      publishUntil !== undefined && {
        fix: guess('Exchange the two times', {
          [`${at}/publishFrom`]: publishUntil,
          [`${at}/publishUntil`]: publishFrom,
        }),
      }),
  };
}

/** Reports pages that have times and must not: others lead there without asking whether they exist. */
function* checkNeeded(
  release: ReleaseIndex,
  timedPages: readonly ReleaseEntry<Page>[],
): Iterable<ReleaseFinding> {
  const reasons = neededPages(release);
  for (const entry of timedPages) {
    const { id, publishFrom, publishUntil } = entry.document;
    const times = Object.entries({ publishFrom, publishUntil }).filter(([, time]) => time !== undefined);
    const reason = reasons.get(id) ?? stepElsewhere(release, entry.document);
    if (reason === undefined) continue;
    yield {
      entry,
      code: 'timed-page-needed',
      pointer: publishFrom === undefined ? '/publishUntil' : '/publishFrom',
      message: `This page may have no times: ${reason}.`,
      help: 'Take the times away; within a journey, "when" says what a visitor sees on which days.',
      fix: {
        title: 'Take the times away',
        changes: times.map(([name]) => ({ op: 'remove', path: pointerOf(name) })),
        isGuess: true,
      },
    };
  }
}

/** Reasons why pages may have no times, by the id of the page. */
function neededPages(release: ReleaseIndex): ReadonlyMap<string, string> {
  const reasons = new Map<string, string>();
  for (const journey of release.of('journey')) {
    const { id, steps } = journey.document;
    const reason = `the journey ${quoted(id)} leads to it`;
    for (const { action } of actionsOf(release, journey))
      for (const page of pagesNamedBy(action)) reasons.set(page, reason);
    for (const { otherwise } of steps.flatMap(needsOf))
      if (typeof otherwise !== 'string') reasons.set(otherwise.page, reason);
  }
  for (const { document } of release.of('site'))
    reasons.set(document.notFoundPage, 'the site shows it for unknown addresses');
  return reasons;
}

/** Says that a journey on the page has steps on other pages; undefined if none has. */
function stepElsewhere(release: ReleaseIndex, { zones }: Page): string | undefined {
  const forms = zones.content.filter((module) => module.type === 'form');
  for (const { journey } of forms) {
    const steps = release.find('journey', journey)?.steps ?? [];
    const elsewhere = steps.find(
      ({ id }) => !forms.some((form) => form.journey === journey && form.step === id),
    );
    if (elsewhere) return `the step ${quoted(elsewhere.id)} of its journey is on another page`;
  }
  return undefined;
}
