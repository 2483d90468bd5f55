import { quoted } from '#engine/parts';
import type { DocumentCheck } from '../release/release-index.ts';
import { kindsWithTexts, type ShownText, shownTexts } from './shown-texts.ts';

/** Begins texts that stand in new parts and templates until somebody writes their own. */
const sample = /^(?:<\w+>)?\s*(?:Sample text\b|Lorem ipsum\b|New question$)/i;

/** Warns of texts that nobody has written yet, once for each part: visitors would read them. */
export const checkSampleText: DocumentCheck = {
  of: [...kindsWithTexts, 'content'],
  *run(release, entry) {
    const samples = shownTexts(release, entry).filter(({ text }) => sample.test(text));
    const byPart = new Map<string, readonly ShownText[]>();
    for (const each of samples) byPart.set(partOf(each), [...(byPart.get(partOf(each)) ?? []), each]);
    for (const [first, ...others] of byPart.values()) {
      if (first === undefined) continue;
      const more = others.length === 1 ? 'Another one is' : `${others.length} others are`;
      yield {
        entry,
        code: 'sample-text',
        severity: 'warning',
        pointer: first.pointer,
        message: `Sample text: ${quoted(first.text)}.${others.length === 0 ? '' : ` ${more} in this part.`}`,
        help: 'Write your own.',
      };
    }
  },
};

/** The outermost entry of a list that a text is in, or the text itself. */
function partOf({ pointer }: ShownText): string {
  return /^.*?\/\d+(?=\/)/.exec(pointer)?.[0] ?? pointer;
}
