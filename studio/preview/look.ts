/** How the preview shows a page, whatever the page says. */
export interface Look {
  /** A language of the site; that of its documents without. */
  readonly language: string | undefined;
  /** The page's own colours, or about those that a system forces on all pages. */
  readonly colors: 'own' | 'forced-light' | 'forced-dark';
  readonly hasScripts: boolean;
  /** Lists of content have no entries. */
  readonly isWithoutContent: boolean;
  /** Shows what conditions hide, as ghosts. */
  readonly showsHidden: boolean;
}

export const usualLook: Look = {
  language: undefined,
  colors: 'own',
  hasScripts: true,
  isWithoutContent: false,
  showsHidden: false,
};

/** A language in which a page can be shown. */
export interface PageLanguage {
  /** BCP 47 tag. */
  readonly language: string;
  /** Its name, in the language itself. */
  readonly name: string;
  /** Whether the page is translated into it. */
  readonly isTranslated: boolean;
}
