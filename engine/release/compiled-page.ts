import type { Page } from '#schemas';
import type { ContentItem } from '../content/content-item.ts';

/** A page and the documents it contains. */
export interface CompiledPage {
  readonly page: Page;
  /** Ids of all documents in the page, including its own, sorted. */
  readonly documents: readonly string[];
  /** Hash over those documents: equal digests mean equal pages. */
  readonly digest: string;
  /** A page with a form is rendered for one visitor and must not be served to others. */
  readonly personal: boolean;
  /** Tags of the languages in which it, or the journey of its form, is translated; that of the documents first. */
  readonly languages: readonly string[];
  /** The item of the page; its links are not replaced by their items. */
  readonly item?: ContentItem;
}

/** Finds what a page is made of. */
interface MadeOf {
  readonly documentsOf: (page: Page) => readonly string[];
  readonly digestOf: (page: CompiledPage) => string;
}

/**
 * A page whose documents and digest are found when they are asked for: a large site has thousands of pages, of which a preview
 * shows one. Objects with getters of their own take longer to make than all else of a release.
 */
export class LazyPage implements CompiledPage {
  readonly page: Page;
  readonly languages: readonly string[];
  readonly #madeOf: MadeOf;
  #documents: readonly string[] | undefined;
  #digest: string | undefined;

  constructor(page: Page, languages: readonly string[], madeOf: MadeOf) {
    this.page = page;
    this.languages = languages;
    this.#madeOf = madeOf;
  }

  get documents(): readonly string[] {
    this.#documents ??= this.#madeOf.documentsOf(this.page);
    return this.#documents;
  }

  get digest(): string {
    this.#digest ??= this.#madeOf.digestOf(this);
    return this.#digest;
  }

  get personal(): boolean {
    return this.page.zones.content.some((module) => module.type === 'form');
  }
}
