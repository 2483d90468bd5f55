import type { FormulaCompletions, ReachedPath, WordExplanation } from '#analysis';
import type { Problem } from '#engine';
import type { SiteExtensions } from '../base/extensions.ts';
import type { DocumentChange } from './edited-documents.ts';
import type { RulePlace } from './formula-at.ts';

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
    }
  /** Asks which values a rule at a pointer can read. */
  | ({ readonly type: 'reach'; readonly ask: number } & RulePlace)
  /** Asks what can be written at an offset of a formula. */
  | ({
      readonly type: 'complete';
      readonly formula: string;
      readonly offset: number;
      readonly ask: number;
    } & RulePlace)
  /** Asks what the word at an offset of a formula is. */
  | ({
      readonly type: 'explain';
      readonly formula: string;
      readonly offset: number;
      /** Words for what a formula can read, by its path. */
      readonly labels: Readonly<Record<string, string>>;
      readonly ask: number;
    } & RulePlace)
  /** Asks of which type a formula is. */
  | ({ readonly type: 'type'; readonly formula: string; readonly ask: number } & RulePlace);

/** Its answers. */
export type FromCheck =
  /** After a change: problems that the live documents do not have. */
  | { readonly type: 'checked'; readonly turn: number; readonly problems: readonly Problem[] }
  | { readonly type: 'caused'; readonly ask: number; readonly problems: readonly Problem[] }
  | { readonly type: 'renamed'; readonly ask: number; readonly renamed: Renamed }
  | { readonly type: 'reached'; readonly ask: number; readonly paths: readonly ReachedPath[] }
  | {
      readonly type: 'completed';
      readonly ask: number;
      readonly completions: FormulaCompletions | undefined;
    }
  | { readonly type: 'explained'; readonly ask: number; readonly explanation: WordExplanation | undefined }
  | { readonly type: 'typed'; readonly ask: number; readonly name: string | undefined };

/** The changes of a renaming, or the reason why there is none. */
export type Renamed = { readonly changes: readonly DocumentChange[] } | { readonly refusal: string };

/** The task of the worker that proves journeys: all documents, and how those that changed are live. */
export interface ProofTask {
  readonly documents: readonly { readonly id: string; readonly body: string }[];
  readonly changed: readonly string[];
  readonly old: readonly { readonly id: string; readonly body: string }[];
  readonly extensions: SiteExtensions;
}
