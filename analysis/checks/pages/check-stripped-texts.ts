import { pointerOf, strippedParts } from '#engine';
import {
  asWritten,
  hasPart,
  htmlPropertiesOf,
  isPlainObject,
  quoted,
  unclosedTags,
  visitParts,
} from '#engine/parts';
import { guess } from '../release/free-name.ts';
import type { ReleaseFinding, ReleaseIndex } from '../release/release-index.ts';

/** A text that may hold HTML, and its pointer. */
interface HtmlText {
  readonly pointer: string;
  readonly html: string;
  readonly subset: 'inline' | 'block';
}

const kinds = ['page', 'journey', 'form', 'content'] as const;

/** Warns of markup in the texts of pages, steps, forms and content that is left out when they are shown, or that is not closed. */
export function* checkStrippedTexts(release: ReleaseIndex): Iterable<ReleaseFinding> {
  for (const entry of kinds.flatMap((kind) => release.of(kind))) {
    const { document, written } = entry;
    // Forms are read as they are written, so that no text is read again where it is included.
    const isWritten = document.kind === 'form' && written !== undefined;
    const whole = isWritten ? written : document;
    // Most documents have none, and this is faster than finding their texts.
    if (!hasPart(whole, mayHoldMarkup)) continue;
    for (const { pointer: place, html, subset } of textsIn(whole)) {
      const pointer = (isWritten ? asWritten : '') + place;
      for (const part of strippedParts(html, subset)) {
        yield {
          entry,
          code: 'stripped-markup',
          severity: 'warning',
          pointer,
          message: `Pages leave ${part} of this text out.`,
          help: 'Take it out: the theme decides the look, and only safe elements are shown.',
        };
      }
      for (const tag of unclosedTags(html)) {
        const isEnd = tag.startsWith('</');
        yield {
          entry,
          code: 'unclosed-tag',
          severity: 'warning',
          pointer,
          message: isEnd
            ? `${quoted(tag)} closes nothing in this text.`
            : `${quoted(tag)} is not closed, so that it goes on to the end of what is around it.`,
          help: isEnd
            ? 'Take it out, or write its start tag before it.'
            : `Write ${quoted(tag.replace('<', '</'))} where it ends.`,
          ...(isEnd &&
            html.split(tag).length === 2 && {
              fix: guess(`Take ${quoted(tag)} out`, { [pointer]: html.replace(tag, '') }),
            }),
        };
      }
    }
  }
}

function mayHoldMarkup(part: unknown): boolean {
  return typeof part === 'string' && part.includes('<');
}

/** Every text that may hold HTML, in blocks and modules at any depth. */
function textsIn(document: object): readonly HtmlText[] {
  const found: HtmlText[] = [];
  visitParts(document, (part, path, holder = {}) => {
    const name = path.at(-1);
    // As the renderer has it: raw HTML and that of fields alone may have blocks.
    const isRaw = name === 'html' || name === 'hintHtml';
    const isHtml = name === 'descriptionLists' || htmlPropertiesOf(holder).some((own) => own === name);
    if (isHtml) found.push(...textsOf(part, pointerOf(...path), isRaw ? 'block' : 'inline'));
    return !isHtml;
  });
  return found;
}

/** The texts in a property with HTML: itself, the cells of a table, the contents of a list's items. */
function* textsOf(part: unknown, pointer: string, subset: HtmlText['subset']): Iterable<HtmlText> {
  if (typeof part === 'string') {
    if (mayHoldMarkup(part)) yield { pointer, html: part, subset };
  } else if (Array.isArray(part)) {
    for (const [index, inner] of part.entries()) yield* textsOf(inner, pointer + pointerOf(index), subset);
  } else if (isPlainObject(part) && Array.isArray(part.cat)) {
    // Formulas insert text.
    yield* textsOf(
      part.cat.map((piece) => (typeof piece === 'string' ? piece : '')).join(''),
      pointer,
      subset,
    );
  } else if (isPlainObject(part)) {
    for (const name of ['content', 'items', 'description']) {
      if (Object.hasOwn(part, name)) yield* textsOf(part[name], pointer + pointerOf(name), subset);
    }
  }
}
