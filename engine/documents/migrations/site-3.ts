import type { JsonObject, Migration } from './migrate.ts';

const newLabels = { sections: 'Sections', overview: '{name} overview', back: 'Back' };

/** Makes the sections of the header the navigation, where each can have entries of its own. */
export const site3: Migration = {
  name: 'make sections the navigation',
  migrate: (site) => {
    const { sections, labels, ...header } = site.header as JsonObject;
    const links = sections as readonly { readonly label: string; readonly href: string }[] | undefined;
    const navigation = links?.map(({ label, href }) => ({
      ...(isPath(href) ? { path: href } : { redirect: { url: href } }),
      menuText: label,
    }));
    return {
      ...site,
      header: { ...header, labels: { ...newLabels, ...(labels as JsonObject) } },
      ...(navigation !== undefined && { navigation }),
    };
  },
};

function isPath(href: string): boolean {
  return /^\/[a-z0-9/-]*$/.test(href);
}
