import { type CompiledRelease, languageLinks } from '#engine';
import type { Page } from '#schemas';

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
    const all = [...release.pages.values()].filter(({ documents }) => documents.includes(shown));
    // All steps of a journey are made of its forms: those that ask its questions come before.
    const asking = all.filter(({ page }) => formsOn(page, release).has(shown));
    const pages = asking.length > 0 ? asking : all;
    if (pages.length > mostPages) continue;
    for (const { page } of pages) {
      const path = draft?.kind === 'translation' ? pathIn(release, page.path, draft.language) : page.path;
      if (!found.has(path)) found.set(path, { path, title: page.title });
    }
  }
  return [...found.values()];
}

/** The forms whose questions a page asks. */
function formsOn({ zones }: Page, { documents }: CompiledRelease): ReadonlySet<string> {
  const forms = zones.content.flatMap((module) => {
    const journey = module.type === 'form' ? documents.get(module.journey) : undefined;
    if (module.type !== 'form' || journey?.kind !== 'journey') return [];
    return journey.steps.find(({ id }) => id === module.step)?.form ?? [];
  });
  return new Set(forms);
}

function pathIn(release: CompiledRelease, path: string, language: string): string {
  return languageLinks(release, path).find((link) => link.language === language)?.href ?? path;
}
