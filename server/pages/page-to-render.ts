import type { Problem } from '#engine';
import type { ShownPage } from '../site/running-site.ts';

/** All that the HTML of a page is made of. It holds nothing of a request. */
export interface PageToRender {
  readonly shown: ShownPage;
  readonly buildId: string;
  /** Whether authors see it, who want to know of a module that does not exist. */
  readonly preview: boolean;
  /** Whether the way out of preview shows. */
  readonly exitPreview: boolean;
  /** What is wrong with the drafts; only in preview. */
  readonly problems: readonly Problem[];
}
