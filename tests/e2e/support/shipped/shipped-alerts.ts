import { listedItems } from './listed-items.ts';

/** Milliseconds for which an alert stays closed, by the word of its item. */
const closedFor: Readonly<Record<string, number>> = { week: 604_800_000, indefinitely: 31_536_000_000 };

/** The alerts that we ship, the shown one first, with the time that each stays closed. */
export const alerts = listedItems('gealertbanner').map(({ contentID, fields }) => ({
  contentID,
  closedFor: closedFor[String(fields.closeDuration)],
  link: fields.cta1 as { readonly href: string },
}));
