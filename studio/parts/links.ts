import type { Document } from '#schemas';
import { isObject, textIn } from '../settings/json.ts';

/** A target of links. */
export interface LinkTarget {
  readonly href: string;
  readonly title: string;
  /** The address of a page, or the kind of file. */
  readonly detail: string;
}

/** Kind of an address of a link, as far as it has been typed. */
export interface ReadLink {
  readonly says: string;
  readonly isTrouble: boolean;
  /** The address that was probably meant. */
  readonly instead?: string;
}

/** The anchors of a page, which are the ids of its modules, as targets within it. */
export function anchorsOf(documents: readonly Document[], path: string): readonly LinkTarget[] {
  const page = documents.find((document) => document.kind === 'page' && document.path === path);
  const modules: readonly unknown[] = page?.kind === 'page' ? page.zones.content : [];
  return modules.flatMap((module) => {
    const id = textIn(module, 'id');
    if (id === undefined || !isObject(module)) return [];
    const title = textIn(module, 'title') ?? textIn(module, 'heading') ?? id;
    return [{ href: `${path}#${id}`, title, detail: `Part of ${path}` }];
  });
}

/** The targets that have all typed words in their title or address; all of them for an address that is complete. */
export function targetsFor(
  targets: readonly LinkTarget[],
  typed: string,
  most: number,
): readonly LinkTarget[] {
  const isChosen = targets.some(({ href }) => href === typed);
  const words = isChosen ? [] : typed.toLowerCase().split(/\s+/).filter(Boolean);
  const found = targets.filter(({ href, title }) => {
    const own = `${title} ${href}`.toLowerCase();
    return words.every((word) => own.includes(word));
  });
  return found.slice(0, most);
}

/** Whether somebody types words of a title rather than an address. */
export function isWords(typed: string): boolean {
  return typed.trim() !== '' && !/^\s*(?:[/#]|[a-z]+:)|^\S*[.@]\S*$|^[\s+\d()-]+$/i.test(typed);
}

const outside: readonly (readonly [beginning: RegExp, says: string])[] = [
  [/^https:\/\/[^\s/?#]+\.[^\s/?#]+([/?#]\S*)?$/, 'An address outside of this site.'],
  [/^mailto:[^\s@]+@[^\s@]+\.[^\s@]+$/, 'Begins an e-mail.'],
  [/^tel:\+?[\d\s()-]{3,}$/, 'Calls a number.'],
];

const meant: readonly (readonly [RegExp, (typed: string) => string])[] = [
  [/^http:\/\//i, (typed) => typed.replace(/^http:/i, 'https:')],
  [/^[^\s@/:]+@[^\s@/]+\.[^\s@/]+$/, (typed) => `mailto:${typed}`],
  [/^\+?[\d][\d\s()-]{5,}$/, (typed) => `tel:${typed.replace(/[\s()-]/g, '')}`],
  [/^[a-z0-9-]+(\.[a-z0-9-]+)+(\/\S*)?$/i, (typed) => `https://${typed}`],
];

/** Says where an address leads, or what is wrong with it and what was probably meant. */
export function readLink(typed: string, targets: readonly LinkTarget[]): ReadLink {
  if (typed.startsWith('#')) return { says: 'A part of the same page.', isTrouble: false };
  if (/^\/(?!\/)/.test(typed)) {
    const [, path = '', anchor] = /^([^?#]*)(?:\?[^#]*)?(#.*)?$/.exec(typed) ?? [];
    const exact = targets.find(({ href }) => href === typed || href === path + (anchor ?? ''));
    const target = exact ?? targets.find(({ href }) => href === path);
    if (target) return { says: `Leads to “${target.title}”.`, isTrouble: false };
    return { says: 'No page of this site has this address.', isTrouble: true };
  }
  const known = outside.find(([beginning]) => beginning.test(typed));
  if (known) return { says: known[1], isTrouble: false };
  const instead = meant.find(([shape]) => shape.test(typed))?.[1](typed);
  return {
    says: 'Choose a page, or write an address that begins with https://, mailto: or tel:.',
    isTrouble: true,
    ...(instead !== undefined && { instead }),
  };
}
