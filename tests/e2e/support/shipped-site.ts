import type { Site } from '#schemas';
import { linkedDocuments } from './linked-documents.ts';

/** The document of the site that we ship. */
export const shippedSite = siteOf();

/** The words of the shipped header and of its menu. */
export const headerLabels = shippedSite.header.labels;

/** The words that every shipped form has. */
export const formWords = shippedSite.messages.forms;

/** The title that a browser's tab shows for a page; by default on the host that tests ask. */
export function tabTitle(title: string, host = 'localhost'): string {
  const prefix = shippedSite.hosts.find(({ contains }) => contains === host)?.titlePrefix;
  const named = `${title} | ${shippedSite.brand}`;
  return prefix === undefined ? named : `${prefix} ${named}`;
}

function siteOf(): Site {
  const site = linkedDocuments.find((document): document is Site => document.kind === 'site');
  if (site === undefined) throw new Error('There is no shipped site document.');
  return site;
}
