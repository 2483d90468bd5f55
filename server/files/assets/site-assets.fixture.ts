import { siteAssets } from './site-assets.ts';

/** A site without assets. */
export const noAssets = siteAssets(
  {
    add: async () => undefined,
    addVariant: async () => undefined,
    find: async () => undefined,
    findVariant: async () => undefined,
    list: async () => [],
    read: async function* () {},
  },
  () => ({ assets: new Map() }),
);
