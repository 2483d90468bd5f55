import type { JsonObject, Migration } from './migrate.ts';

/** Removes the close label of submission banners: one of the form texts labels all close buttons. */
export const site2: Migration = {
  name: 'say once how banners are closed',
  migrate: (site) => {
    const messages = site.messages as JsonObject;
    if (messages.submissions === undefined) return site;
    const { closeLabel: _, ...submissions } = messages.submissions as JsonObject;
    return { ...site, messages: { ...messages, submissions } };
  },
};
