import { quoted } from '../documents/describe-value.ts';
import type { ReleaseFinding, ReleaseIndex } from './release-index.ts';

/** A release has one site document. That it lacks one is told where there is a document to tell it of. */
export function* checkSite(release: ReleaseIndex): Iterable<ReleaseFinding> {
  const [first, ...others] = release.of('site');
  for (const entry of others) {
    const message = `The site document of this release is ${quoted(first?.document.id ?? '')} already.`;
    yield { entry, code: 'duplicate-site', pointer: '/kind', message, help: 'Keep one site document.' };
  }
  const [entry] = release.entries;
  if (first === undefined && entry !== undefined && !release.unread.mayBeOf('site')) {
    const message = 'The release has no site document.';
    const help = 'Add a document of kind "site": brand, header, footer and messages.';
    yield { entry, code: 'missing-site', pointer: '', message, help };
  }
}
