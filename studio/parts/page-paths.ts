import { linkDocuments } from '#engine';
import type { Document } from '#schemas';
import { titleOf } from '../settings/words.ts';
import { mentioning } from './journeys-around.ts';

/** The address at which a page, a journey or a form is shown first. */
export function pathsOf(documents: readonly Document[]): ReadonlyMap<string, string> {
  const paths = new Map<string, string>();
  const take = (id: string | undefined, path: string) => {
    if (id !== undefined && !paths.has(id)) paths.set(id, path);
  };
  const linked = linkDocuments(documents);
  const forms = new Map(
    linked.flatMap((document) =>
      document.kind === 'journey'
        ? document.steps.map((step) => [`${document.id}/${step.id}`, step.form] as const)
        : [],
    ),
  );
  for (const document of linked) {
    if (document.kind !== 'page' || document.path.includes(':')) continue;
    take(document.id, document.path);
    for (const module of document.zones.content) {
      if (module.type !== 'form') continue;
      take(module.journey, document.path);
      take(forms.get(`${module.journey}/${module.step}`), document.path);
    }
  }
  return paths;
}

/**
 * Address of the first page that is somebody's own to change, or else of the first journey, form or page that they translate;
 * undefined if none is shown.
 */
export function firstOwnPath(
  documents: readonly Document[],
  isOwn: (id: string) => boolean,
): string | undefined {
  const paths = pathsOf(documents);
  const [pages, others] = [new Set<string>(), new Set<string>()];
  for (const document of documents) {
    const path = paths.get(document.kind === 'translation' ? document.document : document.id);
    if (path === undefined || path.includes('{') || !isOwn(document.id)) continue;
    (document.kind === 'page' ? pages : others).add(path);
  }
  return pages.has('/') ? '/' : [...pages, ...others][0];
}

/** A page that shows something of a document which has no page of its own. */
interface ShowingPage {
  readonly title: string;
  readonly path: string;
}

/**
 * The pages that show what a document without a page of its own says or works out, by way of others if need be; undefined for one that
 * has a page, and where the page that is open is one of them.
 *
 * @param shown ids of the documents of the open page
 */
export function pagesShowing(
  documents: readonly Document[],
  id: string,
  shown: readonly string[],
): readonly ShowingPage[] | undefined {
  const document = documents.find((each) => each.id === id);
  const of = document?.kind === 'translation' ? document.document : id;
  const paths = pathsOf(documents);
  if (document === undefined || paths.has(id)) return undefined;
  const own = document.kind === 'translation' ? documents.filter((each) => each.id === of) : [];
  const users = mentioning(documents, of, (user) => paths.has(user.id));
  if (users.some((user) => shown.includes(user.id))) return undefined;
  const found = new Map<string, ShowingPage>();
  for (const user of [...own, ...users]) {
    const path = paths.get(user.id);
    if (path !== undefined && !path.includes('{') && !found.has(path))
      found.set(path, { title: titleOf(user), path });
  }
  return [...found.values()];
}
