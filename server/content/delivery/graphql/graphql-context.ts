import type { ContentModes } from '../content-modes.ts';

/** State shared by resolvers: the sources, and how many more linked items this response may follow. */
export interface GraphqlContext {
  readonly modes: ContentModes;
  /** Whether clients may query the schema. */
  readonly introspection: boolean;
  /** Most items that one query of content returns. */
  readonly mostItems: number;
  readonly allowance: { left: number };
}
