import type { FunctionComponent } from 'react';

/** A part of a page that React brings to life in the browser. Its props travel as JSON. */
export interface Island<Props extends object> {
  readonly Component: FunctionComponent<Props>;
  /** Fetches the code that only some props need, so that rendering never waits. */
  readonly prepare?: (props: Props) => Promise<unknown>;
  /** What the title of the page begins with; may be empty. */
  readonly titlePrefix?: (props: Props) => string;
}

/** How an island is loaded, and when the browser hydrates it. */
export interface IslandEntry {
  // The props come from a document of the page: only the island itself knows their type.
  readonly load: () => Promise<Island<never>>;
  readonly when: 'at-once' | 'in-view';
}
