import type { RequestListener } from 'node:http';

/** The HTML of an island with all that the browser needs to hydrate it. */
export interface RenderedIsland {
  readonly html: string;
  /** What the title of the page begins with; may be empty. */
  readonly titlePrefix: string;
}

/** What browsers load and run, as built from the renderer. */
export interface Islands {
  /** Throws when no island has that name, or when it cannot be rendered with those props. */
  render(name: string, props: object): Promise<RenderedIsland>;
  /** What the head of a page ends with: its style and its scripts, those of the islands on it among them. */
  headHtml(islands: ReadonlySet<string>): string;
  /** Whether a path is that of a script, a style or whatever else was built. */
  isFile(path: string): boolean;
  /** Answers requests for paths that `isFile` knows. */
  readonly answer: RequestListener;
}
