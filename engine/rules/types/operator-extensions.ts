import type { Rule } from '#schemas';
import type { RuleType } from './rule-type.ts';

/** The types of an operator's arguments, and of its value. */
export interface OperatorSignature {
  /** Name and type of each argument, in order. */
  readonly parameters: readonly (readonly [name: string, type: RuleType])[];
  readonly value: RuleType;
}

/** Computes the value of an operator from arguments that are all answered, by the names of its parameters. */
export type OperatorCode = (given: Readonly<Record<string, unknown>>) => unknown;

/** An operator that a site adds to those of the product. */
export interface OperatorExtension extends OperatorSignature {
  readonly name: string;
  /** One sentence for authors, shown by editors. */
  readonly summary: string;
  /** English for a use of it, with the names of parameters in braces: `the distance from {from} to {to}`. */
  readonly sentence: string;
  readonly example: Rule;
  /** Why there is no code, if it could not be loaded. */
  readonly code: OperatorCode | string;
  /** Address of the script that browsers fetch. */
  readonly script?: string;
}

let extensions: ReadonlyMap<string, OperatorExtension> = new Map();

/**
 * Sets the operators that the site of this process adds, before any document is read: the set is closed, as one process
 * serves, or checks, one site. Their code may be set again while an author works on it.
 */
export function setOperatorExtensions(added: readonly OperatorExtension[]): void {
  extensions = new Map(added.map((extension) => [extension.name, extension]));
}

/** The operators that this site adds. */
export function addedOperators(): readonly OperatorExtension[] {
  return [...extensions.values()];
}

/** The operator of that name, if this site adds it. */
export function addedOperator(name: string): OperatorExtension | undefined {
  return extensions.get(name);
}
