import { type CompiledRelease, languageLinks } from '#engine';

/** A page that drafts change. */
export interface ChangedPage {
  readonly path: string;
  readonly title: string;
}

/** A document that more pages have, such as the navigation, changes no page in particular. */
const mostPages = 12;

/**
 * The pages that drafts change, those first whose own document is a draft. A changed translation leads to the page in its language.
 *
 * @param drafts ids of the documents that differ from what is live
 */
export function changedPages(release: CompiledRelease, drafts: readonly string[]): readonly ChangedPage[] {
  const found = new Map<string, ChangedPage>();
  const ofPages = drafts.filter((id) => release.documents.get(id)?.kind === 'page');
  for (const id of new Set([...ofPages, ...drafts])) {
    const draft = release.written.find((document) => document.id === id);
    const shown = draft?.kind === 'translation' ? draft.document : id;
    const pages = [...release.pages.values()].filter(({ documents }) => documents.includes(shown));
    if (pages.length > mostPages) continue;
    for (const { page } of pages) {
      const path = draft?.kind === 'translation' ? pathIn(release, page.path, draft.language) : page.path;
      if (!found.has(path)) found.set(path, { path, title: page.title });
    }
  }
  return [...found.values()];
}

function pathIn(release: CompiledRelease, path: string, language: string): string {
  return languageLinks(release, path).find((link) => link.language === language)?.href ?? path;
}
