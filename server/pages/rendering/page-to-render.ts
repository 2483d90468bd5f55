import type { CompiledRelease, PageContent, Problem, ThirdParty } from '#engine';
import type { Module, Page } from '#schemas';
import type { ExtensionView } from '../../extensions/site-extensions.ts';
import type { ExplainedStep } from '../../journeys/releases/explain-shown.ts';
import type { HeadElement } from '../head-elements.ts';

/** A page to render, with everything that affects how. */
export interface ShownPage {
  readonly page: Page;
  readonly release: CompiledRelease;
  /** Items of content lists, for the modules of the page. */
  readonly content: PageContent;
  /** Additional elements by the author for the head; only safe ones. */
  readonly head: readonly HeadElement[];
  /** Prefix of the title on hosts that are not the public one; '' on that one. */
  readonly titlePrefix: string;
  readonly year: number;
  /** Third parties that the page needs. */
  readonly thirdParties: readonly ThirdParty[];
}

/** Everything that the HTML of a page depends on. Outside of previews it contains nothing of a request. */
export interface PageToRender {
  readonly shown: ShownPage;
  /** Completes the sources of the pictures in a document, or a part of one. */
  readonly linkPictures: <Value>(value: Value) => Value;
  /** Renders a module of the site's own; undefined for a type that is none. */
  readonly renderExtension: (module: Module, place: string) => ExtensionView | undefined;
  /** Links to the stylesheets of the site's theme and of its own modules; may be empty. */
  readonly themeHtml: string;
  readonly buildId: string;
  /** Whether an author sees it; then missing modules are reported. */
  readonly preview: boolean;
  /** Whether to show the link that ends the preview. */
  readonly exitPreview: boolean;
  /** Problems of the drafts; only in preview. */
  readonly problems: readonly Problem[];
  /** When visitors see the page and the items on it, as sentences; only in preview. */
  readonly times: readonly string[];
  /** Why the steps of the page are as they are for one author; only in preview, where nothing is kept. */
  readonly explained: readonly ExplainedStep[];
}
