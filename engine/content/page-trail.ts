import type { Page } from '#schemas';

/** A page above another. */
export interface TrailEntry {
  readonly title: string;
  readonly href: string;
}

/**
 * The pages above a path, from the top; not the home page. A page that redirects is entered with the address
 * that it leads to.
 *
 * @param prefix the beginning of the paths of the language
 *
 * @example pageTrail('/a/b/c', findPage) // the pages '/a' and '/a/b', as far as they exist
 */
export function pageTrail(
  path: string,
  findPage: (path: string) => Page | undefined,
  prefix = '',
): readonly TrailEntry[] {
  const parts = path.slice(prefix.length).split('/').slice(1, -1);
  return parts.flatMap((_part, index) => {
    const page = findPage(`${prefix}/${parts.slice(0, index + 1).join('/')}`);
    return page ? [{ title: page.title, href: page.redirect?.url ?? page.path }] : [];
  });
}
