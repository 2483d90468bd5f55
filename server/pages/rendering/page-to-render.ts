import type { Problem } from '#engine';
import type { ExplainedStep } from '../../journeys/releases/explain-shown.ts';
import type { ShownPage } from '../../site/running-site.ts';

/** Everything that the HTML of a page depends on. Outside of previews it contains nothing of a request. */
export interface PageToRender {
  readonly shown: ShownPage;
  /** Completes the sources of the pictures in a document, or a part of one. */
  readonly linkPictures: <Value>(value: Value) => Value;
  /** Link to the stylesheet of the site's theme; may be empty. */
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
