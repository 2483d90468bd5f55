import type { ContentModes } from '../content-modes.ts';

/** What resolvers share: the sources, and how many more linked items this answer may follow. */
export interface GraphqlContext {
  readonly modes: ContentModes;
  /** Whether the schema itself may be asked for. */
  readonly introspection: boolean;
  readonly allowance: { left: number };
}
