import { blockElements, inlineElements } from '../../content/safe-markup.ts';
import { quoted } from '../../documents/describe-value.ts';
import { pointerOf } from '../../documents/json-pointer.ts';
import { isPlainObject } from '../../rules/values/property.ts';
import { holdsMarkup, htmlPropertiesOf } from '../pages/check-stripped-texts.ts';
import type { ReleaseFinding, ReleaseIndex } from '../release-index.ts';

/** A tag of an element that texts with HTML may hold. */
const tag = new RegExp(`</?(?:${[...inlineElements, ...blockElements].join('|')})(?:\\s[^<>]*)?/?>`, 'i');

/** Patterns, whose named groups may look like tags; the message of a failed one is a text for visitors. */
const patterns = /(?<!essages)\/pattern$/;

/** Warns of markup in plain texts of forms, journeys and options: visitors would read the tags. */
export function* checkShownMarkup(release: ReleaseIndex): Iterable<ReleaseFinding> {
  for (const entry of [...release.of('form'), ...release.of('journey'), ...release.of('options')]) {
    if (!holdsMarkup(entry.document)) continue;
    for (const [pointer, text] of plainTexts(entry.document, '')) {
      const found = tag.exec(withoutFormulas(text))?.[0];
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
}

/** Every text of a part that holds no HTML, with its pointer. */
function* plainTexts(part: unknown, pointer: string): Iterable<readonly [pointer: string, text: string]> {
  if (typeof part === 'string') yield [pointer, part];
  if (typeof part !== 'object' || part === null) return;
  const html = isPlainObject(part) ? htmlPropertiesOf(part) : [];
  for (const [name, inner] of Object.entries(part)) {
    const at = pointer + pointerOf(name);
    if (!html.includes(name) && !patterns.test(at)) yield* plainTexts(inner, at);
  }
}

/** A text without its formulas, in which a comparison may look like a tag. */
function withoutFormulas(text: string): string {
  return text.startsWith('=') ? '' : text.replaceAll(/\{\{.*?\}\}/gs, '');
}
