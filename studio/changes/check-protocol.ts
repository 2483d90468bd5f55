import type { Problem } from '#engine';
import type { SiteExtensions } from '../base/extensions.ts';
import type { DocumentChange } from './work.ts';

/** Messages to the worker that checks. */
export type ToCheck =
  /** The live documents, at the beginning. */
  | {
      readonly type: 'open';
      readonly documents: readonly { readonly id: string; readonly body: string }[];
      readonly extensions: SiteExtensions;
    }
  /** Changed documents. The answer says of which turn it is. */
  | { readonly type: 'change'; readonly documents: readonly DocumentChange[]; readonly turn: number };

/** Its answer to a change: problems that the live documents do not have. */
export interface FromCheck {
  readonly turn: number;
  readonly problems: readonly Problem[];
}

/** The task of the worker that proves journeys: all documents, and how those that changed are live. */
export interface ProofTask {
  readonly documents: readonly { readonly id: string; readonly body: string }[];
  readonly changed: readonly string[];
  readonly old: readonly { readonly id: string; readonly body: string }[];
  readonly extensions: SiteExtensions;
}
