import type { Rule } from '#schemas';

/** A rule or template of a field. */
export interface PlacedRule {
  /** Pointer from the field. */
  readonly at: string;
  /** Undefined when the document leaves it out. */
  readonly rule: unknown;
  /** `list`: an entry is repeated for it; `whole`: all entries as one list, checked for its size only. */
  readonly gives: 'condition' | 'image' | 'list' | 'rows' | 'text' | 'whole';
  /** The rule reads the option as `item`: `beside` all other roots, or `alone`. */
  readonly item?: 'beside' | 'alone';
  /** The rule is evaluated once for each element of a list. */
  readonly within?: Loop;
  /** For a rule that gives a list. */
  readonly loop?: Loop;
}

/** A part of a field that is repeated for each element of a list. */
export interface Loop {
  readonly each: Rule;
  /** Name of the element in rules; `item` by default. */
  readonly as?: string | undefined;
}

/** A name that refers to another part of the same field. */
export interface OwnName {
  /** Pointer from the field. */
  readonly at: string;
  readonly name: string;
  readonly among: readonly string[];
  /** Noun for the name in messages. */
  readonly kind: string;
  /** Code of the problem with an unknown name. */
  readonly code: string;
}
