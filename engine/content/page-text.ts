import { type Page, textProperties } from '#schemas';
import { holdsExtensionText } from '../documents/module-extensions.ts';
import { plainText } from './plain-text.ts';

const holdsText: ReadonlySet<string> = new Set(textProperties);

/** The text of a page's modules, without markup and without labels of links, on one line. */
export function pageText({ zones }: Pick<Page, 'zones'>): string {
  return joined(Object.values(zones).flatMap((modules) => textsIn(modules)));
}

/**
 * The text of a content item's fields: those of blocks, and texts of more than one word, since others are
 * slugs, dates and ids.
 */
export function itemText(fields: Readonly<Record<string, unknown>>): string {
  return joined(
    Object.values(fields).flatMap((value) => {
      if (typeof value === 'string') return /\p{L}\S*\s+\S/u.test(value) ? [plainText(value)] : [];
      return Array.isArray(value) ? textsIn(value) : [];
    }),
  );
}

/** Texts in order. A link of an item to another one has none. */
function textsIn(part: unknown, name = ''): readonly string[] {
  if (typeof part === 'string')
    return holdsText.has(name) || holdsExtensionText(name) ? [plainText(part)] : [];
  if (Array.isArray(part)) return part.flatMap((inner) => textsIn(inner, name));
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([inner, value]) =>
    inner === 'label' && 'href' in part ? [] : textsIn(value, inner),
  );
}

function joined(texts: readonly string[]): string {
  return texts.filter((text) => text !== '').join(' ');
}
