import sanitizeHtml, { type IOptions } from 'sanitize-html';
import { linkAddress } from '#engine';
import type { SafeHtml, Sanitize } from './safe-html.ts';

const inlineTags = [
  ...[
    'a',
    'abbr',
    'b',
    'br',
    'cite',
    'code',
    'del',
    'em',
    'i',
    'ins',
    'kbd',
    'mark',
    'q',
    's',
    'samp',
    'small',
  ],
  ...['span', 'strong', 'sub', 'sup', 'time', 'u', 'var', 'wbr'],
];

const blockTags = [
  ...[
    'address',
    'article',
    'aside',
    'blockquote',
    'caption',
    'col',
    'colgroup',
    'dd',
    'details',
    'div',
    'dl',
    'dt',
  ],
  ...[
    'figcaption',
    'figure',
    'h2',
    'h3',
    'h4',
    'h5',
    'h6',
    'hr',
    'img',
    'li',
    'ol',
    'p',
    'pre',
    'section',
    'summary',
  ],
  ...['table', 'tbody', 'td', 'tfoot', 'th', 'thead', 'tr', 'ul'],
];

const common: IOptions = {
  allowedAttributes: {
    '*': ['lang', 'dir', 'title'],
    a: ['href', 'target', 'rel'],
    abbr: ['title'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
    li: ['value'],
    ol: ['start', 'reversed', 'type'],
    td: ['colspan', 'rowspan'],
    th: ['colspan', 'rowspan', 'scope'],
    time: ['datetime'],
  },
  // No `style`, `class` or `id`: the theme decides the look, and an id could collide with one of ours.
  allowedSchemes: ['https', 'mailto', 'tel'],
  // Only images of this site: the page's policy would block others.
  allowedSchemesByTag: { img: [] },
  allowProtocolRelative: false,
  enforceHtmlBoundary: true,
  nestingLimit: 50,
  transformTags: {
    a: (tagName, attributes) => ({ tagName, attribs: linkAttributes(attributes) }),
    img: (tagName, attributes) => ({ tagName, attribs: { alt: '', ...attributes, loading: 'lazy' } }),
  },
};

const subsets: Readonly<Record<'inline' | 'block', IOptions>> = {
  inline: { ...common, allowedTags: inlineTags },
  block: { ...common, allowedTags: [...inlineTags, ...blockTags] },
};

/** Sanitises with sanitize-html. Runs on the server only; the browser receives the result. */
export const sanitize: Sanitize = (html, subset) =>
  // The only cast to `SafeHtml`.
  (plain(html) ? html : sanitizeHtml(html, subsets[subset])) as SafeHtml;

/** Text without markup or entities, which is most of a page, needs no parser. */
function plain(html: string): boolean {
  return !/[<>&]/.test(html);
}

/** Removes unsafe addresses, and adds `rel` to links that open another window. */
function linkAttributes(attributes: Record<string, string>): Record<string, string> {
  const { target, rel: _, href = '', ...others } = attributes;
  const address = linkAddress(href);
  const rest = address === undefined ? others : { href: address, ...others };
  return target === '_blank' ? { ...rest, target, rel: 'noopener noreferrer' } : rest;
}
