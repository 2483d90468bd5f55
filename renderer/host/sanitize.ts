import sanitizeHtml, { type IOptions } from 'sanitize-html';
import { blockElements, inlineElements, linkAddress, safeAttributes } from '#engine';
import type { SafeHtml, Sanitize } from './safe-html.ts';

const common: IOptions = {
  allowedAttributes: Object.fromEntries(
    Object.entries(safeAttributes).map(([element, names]) => [element, [...names]]),
  ),
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
  inline: { ...common, allowedTags: [...inlineElements] },
  block: { ...common, allowedTags: [...inlineElements, ...blockElements] },
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
