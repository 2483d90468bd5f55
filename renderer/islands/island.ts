import type { FunctionComponent } from 'react';
import type { SharedPart } from './shared-part.ts';

/** A part of a page that React hydrates in the browser. Its props travel as JSON. */
export interface Island<Props extends object> {
  readonly Component: FunctionComponent<Props>;
  /** Loads the code that only some props need, so that rendering never suspends. */
  readonly prepare?: (props: Props) => Promise<unknown>;
  /** Prefix of the page's title; may be empty. */
  readonly titlePrefix?: (props: Props) => string;
  readonly shared?: SharedPart<Props>;
}

/** How an island is loaded, and when the browser hydrates it. */
export interface IslandEntry {
  // The props are parsed from a document of the page, so only the island itself knows their type.
  readonly load: () => Promise<Island<never>>;
  readonly when: 'at-once' | 'in-view';
}
