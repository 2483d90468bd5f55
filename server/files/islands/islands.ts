import type { RequestListener } from 'node:http';

/** The HTML of an island with everything that the browser needs to hydrate it. */
export interface RenderedIsland {
  /** The HTML in parts, so that each can be encoded on its own. */
  readonly html: readonly string[];
  /** Prefix of the page's title; may be empty. */
  readonly titlePrefix: string;
}

/** The islands of the renderer's build: rendered here, and served to browsers. */
export interface Islands {
  /** Throws if no island has that name, or if it cannot be rendered with those props. */
  render(name: string, props: object): Promise<RenderedIsland>;
  /**
   * End of a page's head: its style and scripts, including those of its islands.
   *
   * @param named names of the scripts that elements of the page ask for
   */
  headHtml(islands: ReadonlySet<string>, named: ReadonlySet<string>): string;
  isFile(path: string): boolean;
  /** Answers requests for paths that `isFile` knows. */
  readonly answer: RequestListener;
}
