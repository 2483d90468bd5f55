import { blockElements, inlineElements } from '../../content/safe-markup.ts';
import { quoted } from '../../documents/describe-value.ts';
import type { ReleaseFinding, ReleaseIndex } from '../release-index.ts';
import { shownTexts } from './shown-texts.ts';

/** A tag of an element that texts with HTML may hold. */
const tag = new RegExp(`</?(?:${[...inlineElements, ...blockElements].join('|')})(?:\\s[^<>]*)?/?>`, 'i');

/** Warns of markup in plain texts of forms, journeys and options: visitors would read the tags. */
export function* checkShownMarkup(release: ReleaseIndex): Iterable<ReleaseFinding> {
  for (const { entry, pointer, text, isHtml } of shownTexts(release)) {
    const found = isHtml ? undefined : tag.exec(text)?.[0];
    if (found === undefined) continue;
    yield {
      entry,
      code: 'shown-markup',
      severity: 'warning',
      pointer,
      message: `Visitors read ${quoted(found)} as it is written here: this text is plain.`,
      help: 'Take it out, or write the text as a block of rich text.',
    };
  }
}
