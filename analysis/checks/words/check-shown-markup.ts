import { quoted } from '#engine/parts';
import type { ReleaseFinding, ReleaseIndex } from '../release/release-index.ts';
import { htmlInText } from './html-in-text.ts';
import { shownTexts } from './shown-texts.ts';

/** Warns of tags and entities in plain texts: visitors would read them. */
export function* checkShownMarkup(release: ReleaseIndex): Iterable<ReleaseFinding> {
  for (const { entry, pointer, text, isHtml } of shownTexts(release)) {
    const html = isHtml || !/[<&]/.test(text) ? undefined : htmlInText(text);
    if (html === undefined) continue;
    yield {
      entry,
      code: 'shown-markup',
      severity: 'warning',
      pointer,
      message: `Visitors read ${quoted(html.found)} as it is written here: this text is plain.`,
      help: html.help,
    };
  }
}
