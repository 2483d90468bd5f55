import type { JsonObject, Migration } from './migrate.ts';

/** How banners are closed is said by the words of forms, for all of them. */
export const site2: Migration = {
  name: 'say once how banners are closed',
  migrate: (site) => {
    const messages = site.messages as JsonObject;
    if (messages.submissions === undefined) return site;
    const { closeLabel: _, ...submissions } = messages.submissions as JsonObject;
    return { ...site, messages: { ...messages, submissions } };
  },
};
