import type { ReactNode } from 'react';
import type { PageContent, WordedSite } from '#engine';
import type { FormModule, Module } from '#schemas';
import type { Sanitize } from './safe-html.ts';

/** Settings of a site that modules need: its words, and the language and time zone of dates and numbers. */
export type HostSite = Pick<WordedSite, 'brand' | 'language' | 'timeZone' | 'words'>;

/**
 * Dependencies of modules, supplied by the code that renders the page. Passed as a prop, so Server Components can
 * use it.
 */
export interface Host extends PageContent {
  readonly site: HostSite;
  readonly sanitize: Sanitize;
  /** Renders the form of a step in place of a form module. */
  readonly renderForm: (module: FormModule) => ReactNode;
  /** Renders a module of the site's own; undefined for a type that is none. */
  readonly renderExtension?: ((module: Module, place: string) => ExtensionView | undefined) | undefined;
  /** Shows a module of the site's own in the browser; undefined for a type that is none. */
  readonly showExtension?: ((module: Module, place: string) => ReactNode | undefined) | undefined;
  /** Shows a region in its place, where no front of a site fills it: in the studio. */
  readonly renderRegion?: ((module: Module, place: string) => ReactNode) | undefined;
  /** Shows links to the headings of the page, where no front of a site fills them in: in the studio. */
  readonly headingLinks?: ((withoutHeadings: ReactNode) => ReactNode) | undefined;
  /** In preview an unknown module shows as a box; live it shows nothing. */
  readonly preview: boolean;
  /** Category in analytics of presses in modules, by their type; none by default. */
  readonly pressCategories?: Readonly<Record<string, string>> | undefined;
}

/** A module of the site's own, which was rendered apart from the page. */
export interface ExtensionView {
  /** Without scripts and what else a page may not have from it. */
  readonly html: string;
  /** Attributes of the element around it. */
  readonly attributes?: Readonly<Record<string, string>>;
  /** A region, which the front of the site renders for each request. */
  readonly region?: { readonly isHydrated: boolean; readonly refreshes: boolean };
  /** Why it could not be rendered. */
  readonly trouble?: string;
}

/** Props of every module's component. */
export interface ModuleProps<M> {
  readonly module: M;
  readonly host: Host;
  /** Zone and position of the module, for a region within it; none in a story. */
  readonly place?: string;
  /** The modules within it, rendered. */
  readonly children?: ReactNode;
}
