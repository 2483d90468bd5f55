import { advise } from '#engine';
import { quoted } from '#engine/parts';
import type { ReleaseFinding, ReleaseIndex } from '../release/release-index.ts';

/** Checks for one site document with a valid time zone. Reports a missing one at the first document. */
export function* checkSite(release: ReleaseIndex): Iterable<ReleaseFinding> {
  const [first, ...others] = release.of('site');
  for (const entry of others) {
    const message = `The site document of this release is ${quoted(first?.document.id ?? '')} already.`;
    yield { entry, code: 'duplicate-site', pointer: '/kind', message, help: 'Keep one site document.' };
  }
  for (const entry of release.of('site')) {
    const { timeZone } = entry.document;
    if (isTimeZone(timeZone)) continue;
    const message = `There is no time zone ${quoted(timeZone)}.`;
    const help = advise(timeZone, Intl.supportedValuesOf('timeZone'));
    yield { entry, code: 'unknown-time-zone', pointer: '/timeZone', message, help };
  }
  const [entry] = release.entries;
  if (first === undefined && entry !== undefined && !release.unread.mayBeOf('site')) {
    const message = 'The release has no site document.';
    const help = 'Add a document of kind "site": brand, header, footer and messages.';
    yield { entry, code: 'missing-site', pointer: '', message, help };
  }
}

/** Looking up a time zone is slow, and a release hardly ever changes it. */
const knownTimeZones = new Set<string>();

function isTimeZone(name: string): boolean {
  if (knownTimeZones.has(name)) return true;
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    knownTimeZones.add(name);
    return true;
  } catch {
    return false;
  }
}
