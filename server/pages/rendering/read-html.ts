import { type DefaultTreeAdapterTypes, parse, defaultTreeAdapter as tree } from 'parse5';
import { headingReplacements } from './headings.ts';

/** A place in a page to insert something: the end of the head, the start of the title, or an island. */
type HtmlSlot = 'head-end' | 'title-start' | IslandMark;

/** The place of an island, as `renderer/islands/island-place.tsx` marks it. */
interface IslandMark {
  readonly island: string;
  /** The props of the island; undefined if they differ between visitors. */
  readonly props: object | undefined;
  /** Name of the island among those of the page that differ between visitors; otherwise empty. */
  readonly place: string;
  /** Attribute of its element that names the category of presses in it; may be empty. */
  readonly category: string;
}

/** A page without scripts, split at its slots: there is one more text than slots. */
export interface SlottedHtml {
  readonly texts: readonly string[];
  readonly slots: readonly HtmlSlot[];
  /** Names of the late scripts that its elements name in `data-script`. */
  readonly scripts: ReadonlySet<string>;
}

/** A part of the HTML to remove, and the slot in its place, if any. */
interface Cut {
  readonly start: number;
  readonly end: number;
  /** HTML to insert instead. */
  readonly text?: string;
  readonly slot?: HtmlSlot;
}

/**
 * Parses a page that Next has written, as a browser would. Removes every script and every link that loads
 * one; the page's own scripts are inserted later. Gives headings their anchors. Throws if the document has no head or no title.
 */
export function readHtml(html: string): SlottedHtml {
  const document = parse(html, { sourceCodeLocationInfo: true });
  const scripts = new Set<string>();
  const cuts: readonly Cut[] = [...cutsIn(document, scripts), ...headingReplacements(document, html)].sort(
    (a, b) => a.start - b.start,
  );
  const slots = cuts.flatMap(({ slot }) => slot ?? []);
  for (const needed of ['head-end', 'title-start'] as const)
    if (!slots.includes(needed)) throw new Error(`The page has no ${needed}.`);
  const texts: string[] = [];
  let text = '';
  let end = 0;
  for (const cut of cuts) {
    text += html.slice(end, cut.start) + (cut.text ?? '');
    end = cut.end;
    if (cut.slot === undefined) continue;
    texts.push(text);
    text = '';
  }
  return { texts: [...texts, text + html.slice(end)], slots, scripts };
}

type Parent = DefaultTreeAdapterTypes.ParentNode;
type Element = DefaultTreeAdapterTypes.Element;

function* cutsIn(parent: Parent, scripts: Set<string>): Iterable<Cut> {
  let category: CategoryMark | undefined;
  for (const node of tree.getChildNodes(parent)) {
    if (!tree.isElementNode(node)) continue;
    for (const { name, value } of node.attrs) if (name === 'data-script') scripts.add(value);
    const mark = categoryMark(node);
    if (mark) {
      category = mark;
      yield { start: mark.start, end: mark.end };
      continue;
    }
    const cut = cutOf(node, parent, category?.attribute ?? '');
    if (cut) yield cut;
    else if (category) yield attributeOf(node, category.attribute);
    if (node.tagName !== 'script') category = undefined;
    if (cut === undefined || cut.start === cut.end) yield* cutsIn(node, scripts);
  }
}

/** A mark that is removed: the element after it gets its attribute (`renderer/islands/press-category.tsx`). */
interface CategoryMark extends Cut {
  readonly attribute: string;
}

function categoryMark({ tagName, attrs, sourceCodeLocation: location }: Element): CategoryMark | undefined {
  const found = attrs.find(({ name }) => name === 'data-press-category');
  if (tagName !== 'template' || !found || !location) return undefined;
  const value = found.value.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  return {
    start: location.startOffset,
    end: location.endOffset,
    attribute: ` data-press-category="${value}"`,
  };
}

function attributeOf({ tagName, sourceCodeLocation: location }: Element, text: string): Cut {
  const start = (location?.startOffset ?? 0) + '<'.length + tagName.length;
  return { start, end: start, text };
}

function cutOf(element: Element, parent: Parent, category: string): Cut | undefined {
  const { sourceCodeLocation: location, tagName } = element;
  if (!location) return undefined;
  const { startOffset: start, endOffset: end, startTag, endTag } = location;
  const attributes = attributesOf(element);
  if (tagName === 'script') return { start, end };
  if (tagName === 'link' && loadsScript(attributes)) return { start, end };
  if (tagName === 'template' && attributes.has('data-island'))
    return { start, end, slot: islandMark(attributes, category) };
  if (tagName === 'head' && endTag)
    return { start: endTag.startOffset, end: endTag.startOffset, slot: 'head-end' };
  if (tagName === 'title' && startTag && parent.nodeName === 'head')
    return { start: startTag.endOffset, end: startTag.endOffset, slot: 'title-start' };
  return undefined;
}

type Attributes = ReadonlyMap<string, string>;

function attributesOf({ attrs }: Element): Attributes {
  return new Map(attrs.map(({ name, value }) => [name, value]));
}

function loadsScript(attributes: Attributes): boolean {
  const relation = attributes.get('rel');
  return relation === 'modulepreload' || (relation === 'preload' && attributes.get('as') === 'script');
}

function islandMark(attributes: Attributes, category: string): IslandMark {
  const props = attributes.get('data-props');
  return {
    island: attributes.get('data-island') ?? '',
    props: props === undefined ? undefined : JSON.parse(props),
    place: attributes.get('data-place') ?? '',
    category,
  };
}
