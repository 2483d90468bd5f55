import { isOperatorName, pointerOf } from '#engine';
import { asWritten, htmlPropertiesOf, isPlainObject, readCall } from '#engine/parts';
import type { ReleaseEntry, ReleaseIndex } from '../release/release-index.ts';

/** A text that visitors may read. */
export interface ShownText {
  readonly entry: ReleaseEntry;
  readonly pointer: string;
  /** With `{{ … }}` for each formula in it. */
  readonly text: string;
  readonly isHtml: boolean;
  /** Whether a formula gives the text, perhaps to join it to others. */
  readonly isInFormula: boolean;
}

/** Properties of the texts of a part of a document. */
type Place = Pick<ShownText, 'isHtml' | 'isInFormula'>;

const plain: Place = { isHtml: false, isInFormula: false };

/** Patterns, whose named groups may look like tags; the message of a failed one is a text for visitors. */
const patterns = /(?<!essages)\/pattern$/;

/** Names of parts that visitors never read as they are written. */
const unshown = new Set('$schema id name href src path with when that where query metaHTML'.split(' '));

/** Operators that compare texts; what they compare with is not shown. */
const comparisons = new Set('== != < <= > >= in matches'.split(' '));

/** A piece of signs only: the way to show braces or "=" is a formula that gives them. */
const signs = /^[^\p{L}\p{N}\s]+$/u;

/** Parts of the site document that hold words. */
const partsOfSite = ['brand', 'header', 'navigation', 'alerts', 'footer', 'words'] as const;

/** Kinds of documents that have texts for visitors. */
export const kindsWithTexts = ['form', 'journey', 'options', 'page', 'site'] as const;

/**
 * The texts of a document that visitors may read; of the site, its words. Forms are read as they are written, so that
 * no text is read again where it is inserted or included. The pages of steps are left out, as their texts are those of
 * their journeys. Several checks read them.
 */
export const shownTexts = (release: ReleaseIndex, entry: ReleaseEntry): readonly ShownText[] =>
  release.deriveFrom(entry, textsOf);

function textsOf(release: ReleaseIndex, entry: ReleaseEntry): readonly ShownText[] {
  const { path, document, written } = entry;
  if (document.kind === 'page' && release.derive(pathsOfJourneys).has(path)) return [];
  if (document.kind === 'site')
    return partsOfSite.flatMap((name) => [...textsIn(entry, document[name], pointerOf(name), plain)]);
  const isForm = document.kind === 'form' && written !== undefined;
  return [...textsIn(entry, isForm ? written : document, isForm ? asWritten : '', plain)];
}

/** Paths of the files of journeys, which are also those of the pages of their steps. */
export function pathsOfJourneys(release: ReleaseIndex): ReadonlySet<string> {
  return new Set(release.of('journey').map(({ path }) => path));
}

function* textsIn(entry: ReleaseEntry, part: unknown, pointer: string, place: Place): Iterable<ShownText> {
  if (typeof part === 'string') yield { entry, pointer, text: part, ...place };
  if (typeof part !== 'object' || part === null) return;
  const pieces = piecesOf(part);
  if (pieces !== undefined) {
    const text = pieces.map((piece) => (isText(piece) ? piece : '{{ … }}')).join('');
    yield { entry, pointer, text, ...place };
  }
  const inner =
    pieces === undefined ? part : { cat: pieces.map((piece) => typeof piece !== 'string' && piece) };
  const html = isPlainObject(part) ? [...htmlPropertiesOf(part), 'descriptionLists'] : [];
  const isInFormula = place.isInFormula || isOperatorName(readCall(part)?.name ?? '');
  for (const [name, value] of Object.entries(inner)) {
    const at = pointer + pointerOf(name);
    if (!unshown.has(name) && !comparisons.has(name) && !patterns.test(at))
      yield* textsIn(entry, value, at, { isHtml: place.isHtml || html.includes(name), isInFormula });
  }
}

function isText(piece: unknown): boolean {
  return typeof piece === 'string' && !signs.test(piece);
}

/** The pieces of a text with formulas in it: texts, and the rules between them. */
function piecesOf(part: object): readonly unknown[] | undefined {
  return 'cat' in part && Array.isArray(part.cat) && Object.keys(part).length === 1 ? part.cat : undefined;
}
