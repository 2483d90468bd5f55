import type { Site } from '#schemas';
import { navigationOf } from '../../../../engine/release/navigation.ts';
import { defaultWords } from '../../../../renderer/host/default-words.ts';
import { linkedDocuments } from './linked-documents.ts';
import { everyPage } from './shipped-pages.ts';
import { found } from './shipped-words.ts';
import { textPattern } from './text-pattern.ts';

/** The document of the site that we ship. */
export const shippedSite = siteOf();

/** The words of the shipped header and of its menu. */
export const headerLabels = shippedSite.header.labels;

/** The words that every shipped form has: those of the site, else the usual ones. */
export const formWords = { ...defaultWords, ...shippedSite.messages.forms };

/** The title that a browser's tab shows for a page; by default on the host that tests ask. */
export function tabTitle(title: string, host = 'localhost'): string {
  const prefix = shippedSite.hosts.find(({ contains }) => contains === host)?.titlePrefix;
  const named = `${title} | ${shippedSite.brand}`;
  return prefix === undefined ? named : `${prefix} ${named}`;
}

/** The words around the alerts that are listed. */
export const shippedAlerts = found(shippedSite.alerts, 'alerts');

const navigation = navigationOf(shippedSite, everyPage);

/** The name of the link to a page in its own dropdown or menu. */
export function overviewName(path: string): RegExp {
  const { name } = found(itemAt(navigation, path), path);
  return textPattern(headerLabels.overview, { name });
}

type Items = ReturnType<typeof navigationOf>;

function itemAt(items: Items, path: string): Items[number] | undefined {
  for (const item of items) {
    const there = item.href === path ? item : itemAt(item.children, path);
    if (there) return there;
  }
  return undefined;
}

function siteOf(): Site {
  return found(
    linkedDocuments.find((document): document is Site => document.kind === 'site'),
    'site',
  );
}
