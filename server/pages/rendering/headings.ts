import { type DefaultTreeAdapterTypes, serialize, defaultTreeAdapter as tree } from 'parse5';
import { headingAnchor } from '#engine';

type Document = DefaultTreeAdapterTypes.Document;
type Element = DefaultTreeAdapterTypes.Element;
type Parent = DefaultTreeAdapterTypes.ParentNode;

/** A part of a page's HTML to replace. */
export interface Replacement {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** A heading of the second or third level, with the anchor that links lead to. */
interface Heading {
  readonly level: 2 | 3;
  readonly text: string;
  readonly anchor: string;
}

/**
 * Gives every heading of the second and third level in `main` an anchor made from its words, and fills the
 * jump lists of the page with links to them. A jump list without headings is replaced by the content of its
 * `template`. Needs a document parsed with locations.
 */
export function headingReplacements(document: Document, html: string): readonly Replacement[] {
  const elements = elementsIn(document);
  const lists = elements.filter((element) => attribute(element, 'data-jump-list') !== undefined);
  const used = new Set(elements.flatMap((element) => attribute(element, 'id') ?? []));
  const headings: Heading[] = [];
  const replacements: Replacement[] = [];
  for (const element of headingsOf(elements)) {
    const text = textOf(element).replace(/\s+/g, ' ').trim();
    if (text === '') continue;
    const own = attribute(element, 'id');
    const anchor = own ?? freeAnchor(text, used);
    headings.push({ level: element.tagName === 'h2' ? 2 : 3, text, anchor });
    const end = element.sourceCodeLocation?.startTag?.endOffset;
    if (own !== undefined || end === undefined) continue;
    replacements.push({ start: end - 1, end: end - 1, text: ` id="${anchor}"` });
  }
  return [...replacements, ...lists.flatMap((list) => filled(list, headings, html))];
}

/** All elements in document order, without the content of templates. */
function elementsIn(parent: Parent): readonly Element[] {
  return parent.childNodes.flatMap((child) =>
    tree.isElementNode(child) ? [child, ...elementsIn(child)] : [],
  );
}

/** The headings of the page's content. Those of windows that a visitor opens are not part of its text. */
function headingsOf(elements: readonly Element[]): readonly Element[] {
  const main = elements.find(({ tagName }) => tagName === 'main');
  if (!main) return [];
  const inWindows = new Set(
    elements.filter(({ tagName }) => tagName === 'dialog').flatMap((dialog) => elementsIn(dialog)),
  );
  return elementsIn(main).filter(
    (element) => (element.tagName === 'h2' || element.tagName === 'h3') && !inWindows.has(element),
  );
}

function filled(list: Element, headings: readonly Heading[], html: string): readonly Replacement[] {
  const template = elementsIn(list).find(({ tagName }) => tagName === 'template');
  const place = template?.sourceCodeLocation;
  const whole = list.sourceCodeLocation;
  if (!place?.startTag || !place.endTag || !whole) return [];
  if (headings.length === 0) {
    const fallback = html.slice(place.startTag.endOffset, place.endTag.startOffset);
    return [{ start: whole.startOffset, end: whole.endOffset, text: fallback }];
  }
  return [{ start: place.startOffset, end: place.endOffset, text: listHtml(headings) }];
}

/** A list of links; headings of the third level are listed under the second-level heading before them. */
function listHtml(headings: readonly Heading[]): string {
  const parts: { readonly first: Heading; readonly under: Heading[] }[] = [];
  for (const heading of headings) {
    const last = parts.at(-1);
    if (heading.level === 3 && last?.first.level === 2) last.under.push(heading);
    else parts.push({ first: heading, under: [] });
  }
  const items = parts.map(({ first, under }) => {
    const nested =
      under.length === 0 ? '' : `<ol>${under.map((each) => `<li>${link(each)}</li>`).join('')}</ol>`;
    return `<li>${link(first)}${nested}</li>`;
  });
  return `<ol>${items.join('')}</ol>`;
}

function link({ anchor, text }: Heading): string {
  return `<a href="#${anchor}">${escaped(text)}</a>`;
}

function escaped(text: string): string {
  const fragment = tree.createDocumentFragment();
  tree.insertText(fragment, text);
  return serialize(fragment);
}

/** An anchor that no other element has: `opening-hours`, or `opening-hours-2` for the second such heading. */
function freeAnchor(text: string, used: Set<string>): string {
  const base = headingAnchor(text);
  let anchor = base;
  for (let count = 2; used.has(anchor); count += 1) anchor = `${base}-${count}`;
  used.add(anchor);
  return anchor;
}

function textOf(parent: Parent): string {
  return parent.childNodes
    .map((child) => (tree.isTextNode(child) ? child.value : tree.isElementNode(child) ? textOf(child) : ''))
    .join('');
}

function attribute(element: Element, wanted: string): string | undefined {
  return element.attrs.find(({ name }) => name === wanted)?.value;
}
