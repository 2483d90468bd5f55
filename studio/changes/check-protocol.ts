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
  | { readonly type: 'change'; readonly documents: readonly DocumentChange[]; readonly turn: number }
  /** Asks which problems some changes would bring, without making them. */
  | { readonly type: 'cause'; readonly documents: readonly DocumentChange[]; readonly ask: number }
  /** Asks for the changes that rename what the text at a pointer names. */
  | {
      readonly type: 'rename';
      readonly document: string;
      readonly pointer: string;
      readonly to: string;
      readonly ask: number;
    };

/** Its answers. */
export type FromCheck =
  /** After a change: problems that the live documents do not have. */
  | { readonly type: 'checked'; readonly turn: number; readonly problems: readonly Problem[] }
  | { readonly type: 'caused'; readonly ask: number; readonly problems: readonly Problem[] }
  | { readonly type: 'renamed'; readonly ask: number; readonly renamed: Renamed };

/** The changes of a renaming, or the reason why there is none. */
export type Renamed = { readonly changes: readonly DocumentChange[] } | { readonly refusal: string };

/** The task of the worker that proves journeys: all documents, and how those that changed are live. */
export interface ProofTask {
  readonly documents: readonly { readonly id: string; readonly body: string }[];
  readonly changed: readonly string[];
  readonly old: readonly { readonly id: string; readonly body: string }[];
  readonly extensions: SiteExtensions;
}
