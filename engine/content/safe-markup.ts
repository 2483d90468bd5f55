import { linkAddress } from '../base/addresses/site-path.ts';

/** The elements of a line of text. */
export const inlineElements: readonly string[] =
  'a abbr b br cite code del em i ins kbd mark q s samp small span strong sub sup time u var wbr'.split(' ');

/** Elements that may be used where whole blocks are allowed, beside the others. */
export const blockElements: readonly string[] = [
  ...'address article aside blockquote caption col colgroup dd details div dl dt figcaption figure'.split(
    ' ',
  ),
  ...'h2 h3 h4 h5 h6 hr img li ol p pre section summary table tbody td tfoot th thead tr ul'.split(' '),
];

/**
 * The attributes of elements; `*` means every element. No `style`, `class` or `id`: the theme decides the
 * look, and an id could collide with one of ours.
 */
export const safeAttributes: { readonly [element: string]: readonly string[] } = {
  '*': ['lang', 'dir', 'title'],
  a: ['href', 'target', 'rel'],
  img: ['src', 'alt', 'width', 'height', 'loading'],
  li: ['value'],
  ol: ['start', 'reversed', 'type'],
  td: ['colspan', 'rowspan'],
  th: ['colspan', 'rowspan', 'scope'],
  time: ['datetime'],
};

const startTag = /<([a-z][^\s/>"'<]*)((?:"[^"]*"|'[^']*'|[^"'<>])*)>/gi;
const attribute = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'<>]+)))?/g;

/**
 * The parts of an HTML text that are left out when it is shown: elements, attributes and addresses.
 *
 * @example strippedParts('<p class="big">Hi</p>', 'block') // ['class="big" of <p>']
 */
export function strippedParts(html: string, subset: 'inline' | 'block'): readonly string[] {
  const found = new Set<string>();
  for (const [, name = '', written = ''] of html.matchAll(startTag)) {
    const element = name.toLowerCase();
    if (!isSafeElement(element, subset)) {
      found.add(`<${element}>`);
      continue;
    }
    for (const [, key = '', double, single, bare] of written.matchAll(attribute)) {
      const value = double ?? single ?? bare ?? '';
      if (!isSafeAttribute(element, key.toLowerCase(), value)) found.add(`${key}="${value}" of <${element}>`);
    }
  }
  return [...found];
}

/** Whether an element is kept in HTML of an author. */
export function isSafeElement(element: string, subset: 'inline' | 'block'): boolean {
  return inlineElements.includes(element) || (subset === 'block' && blockElements.includes(element));
}

/** Whether an attribute of such an element is kept. */
export function isSafeAttribute(element: string, name: string, value: string): boolean {
  const own = Object.hasOwn(safeAttributes, element) ? (safeAttributes[element] ?? []) : [];
  if (!own.includes(name) && !safeAttributes['*']?.includes(name)) return false;
  if (element === 'a' && name === 'href') return linkAddress(value.replaceAll('&amp;', '&')) !== undefined;
  // Only images of this site: the policy of the page would block others.
  return element !== 'img' || name !== 'src' || /^\/(?!\/)/.test(value);
}
