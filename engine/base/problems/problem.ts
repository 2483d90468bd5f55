import type { JsonValue } from '../values/answers.ts';

/** An `error` keeps a release from going live; a `warning` does not. */
export type Severity = 'error' | 'warning';

/**
 * Expected trouble as a value: where it is, what was found, what was expected, what to do. `line` and
 * `column` count from 1; both are absent when the document's text is not available.
 */
export interface Problem {
  /** Stable, kebab-case, documented in docs/problems.md, for example `unknown-reference`. */
  readonly code: string;
  readonly severity: Severity;
  /** Id of the document, or the path of its file if it has no id yet. */
  readonly document: string;
  /** JSON Pointer (RFC 6901) to the faulty value; '' is the whole document. */
  readonly pointer: string;
  readonly line?: number;
  readonly column?: number;
  /** One sentence: what was found and what was expected. */
  readonly message: string;
  /** One sentence: what to do about it. */
  readonly help?: string;
  /** For a problem that only some answers show. */
  readonly witness?: ProblemWitness;
  /** Mechanical remedies; each solves the problem on its own. */
  readonly fixes?: readonly Fix[];
}

/** A mechanical remedy of a problem. */
export interface Fix {
  /** Names the change as a command: `Change "crad" to "card"`. */
  readonly title: string;
  readonly edits: readonly Edit[];
  /** True if another remedy is as likely: editors offer such a fix, `waymark check --fix` does not apply it. */
  readonly isGuess?: boolean;
}

/** A fix before its document is known. */
export interface ProposedFix extends Pick<Fix, 'title' | 'isGuess'> {
  readonly changes: readonly Change[];
}

/** A change of a document, named as in `Problem`. */
type Edit = Change & { readonly document: string };

/**
 * An operation of JSON Patch (RFC 6902), whose paths are JSON Pointers into the document as written; a `move` renames
 * a property. A text that is no JSON yet has an operation `text`: offsets of the characters that are replaced.
 */
export type Change =
  | { readonly op: 'add' | 'replace'; readonly path: string; readonly value: JsonValue }
  | { readonly op: 'remove'; readonly path: string }
  | { readonly op: 'move'; readonly from: string; readonly path: string }
  | { readonly op: 'text'; readonly from: number; readonly to: number; readonly text: string };

/** Answers that show a problem: a visitor who gives them in these steps of a journey meets it. */
export interface ProblemWitness {
  /** Id of the journey, for a problem in another document, such as a form. */
  readonly journey?: string;
  /** Ids of the steps, in the order walked. */
  readonly steps: readonly string[];
  readonly answers: { readonly [name: string]: JsonValue };
  /** Results of calls that the visitor must have, if any. */
  readonly results?: { readonly [name: string]: JsonValue };
  /** Settings of the server that differ from those of the journey, if any. */
  readonly settings?: { readonly [name: string]: string };
}

/** True when no problem keeps a release from going live. */
export function isClean(problems: readonly Problem[]): boolean {
  return problems.every((problem) => problem.severity !== 'error');
}
