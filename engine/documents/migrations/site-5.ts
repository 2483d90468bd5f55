import type { JsonObject, Migration } from './migrate.ts';

/** Names the third parties of modules by the types of the modules: they may be modules of the site's own. */
export const site5: Migration = {
  name: 'name third parties by their modules',
  migrate: (site) => {
    const { bookACall, ...others } = (site.thirdParties ?? {}) as JsonObject;
    if (bookACall === undefined) return site;
    return { ...site, thirdParties: { ...others, ofModules: { 'book-a-call': bookACall } } };
  },
};
