import { quoted } from '#engine/parts';
import type { DocumentCheck } from '../release/release-index.ts';
import { htmlInText } from './html-in-text.ts';
import { kindsWithTexts, shownTexts } from './shown-texts.ts';

/** Warns of tags and entities in plain texts: visitors would read them. */
export const checkShownMarkup: DocumentCheck = {
  of: kindsWithTexts,
  *run(release, entry) {
    for (const { pointer, text, isHtml } of shownTexts(release, entry)) {
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
  },
};
