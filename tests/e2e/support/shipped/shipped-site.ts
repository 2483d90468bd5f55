import { wordedSite } from '../../../../engine/languages/site-words.ts';
import { navigationOf } from '../../../../engine/release/navigation.ts';
import { linkedDocuments } from './linked-documents.ts';
import { everyPage } from './shipped-pages.ts';
import { found } from './shipped-words.ts';
import { textPattern } from './text-pattern.ts';

/** The document of the site that we ship. */
export const shippedSite = found(wordedSite(linkedDocuments), 'site');

/** The words that every shipped header, form and alert has. */
export const { header: headerWords, forms: formWords, alerts: alertWords } = shippedSite.words;

/** The title that a browser's tab shows for a page; by default on the host that tests ask. */
export function tabTitle(title: string, host = 'localhost'): string {
  const prefix = shippedSite.hosts.find(({ contains }) => contains === host)?.titlePrefix;
  const named = `${title} | ${shippedSite.brand}`;
  return prefix === undefined ? named : `${prefix} ${named}`;
}

const navigation = navigationOf(shippedSite, everyPage);

/** The name of the link to a page in its own dropdown or menu. */
export function overviewName(path: string): RegExp {
  const { name } = found(itemAt(navigation, path), path);
  return textPattern(headerWords.overview, { name });
}

type Items = ReturnType<typeof navigationOf>;

function itemAt(items: Items, path: string): Items[number] | undefined {
  for (const item of items) {
    const there = item.href === path ? item : itemAt(item.children, path);
    if (there) return there;
  }
  return undefined;
}
