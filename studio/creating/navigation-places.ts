import type { Document } from '#schemas';
import type { DocumentChange } from '../changes/edited-documents.ts';
import { insertEntry } from '../parts/edits.ts';
import type { DocumentText } from '../preview/protocol.ts';
import { listIn, memberOf, parsed, textIn } from '../settings/json.ts';

/** A list of the site's navigation that has room for another entry. */
export interface NavigationPlace {
  /** Pointer to the list in the site's document. */
  readonly list: string;
  /** The menus that lead there, such as "For home, Products". */
  readonly label: string;
}

/** Most entries of the primary navigation of a section, and of a dropdown, as the schema of the navigation says. */
const most = [12, 30];

/** The lists of the navigation that a page can be added to; none at a site without navigation. */
export function navigationPlaces(site: unknown, pages: readonly Document[]): readonly NavigationPlace[] {
  const titles = new Map(pages.flatMap((page) => (page.kind === 'page' ? [[page.path, page.title]] : [])));
  const places = (entry: unknown, pointer: string, around: readonly string[]): readonly NavigationPlace[] => {
    const path = textIn(entry, 'path') ?? '';
    const name = textIn(entry, 'menuText') ?? textIn(entry, 'name') ?? titles.get(path) ?? path;
    const labels = [...around, name];
    const children = listIn(entry, 'children');
    const limit = most[around.length];
    if (limit === undefined) return [];
    const own = children.length < limit ? [{ list: `${pointer}/children`, label: labels.join(', ') }] : [];
    return [...own, ...children.flatMap((child, at) => places(child, `${pointer}/children/${at}`, labels))];
  };
  return listIn(site, 'navigation').flatMap((section, at) => places(section, `/navigation/${at}`, []));
}

/** Puts an entry for a page at the end of a list of the navigation; its text is the title of the page. */
export function addToNavigation({ id, body }: DocumentText, list: string, path: string): DocumentChange {
  const entries = list.split('/').slice(1).reduce<unknown>(memberOf, parsed(body));
  const count = Array.isArray(entries) ? entries.length : 0;
  return { id, body: insertEntry(body, list, count, { path }) };
}
