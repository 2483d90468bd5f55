import type { Action, Analytics, Form, Option, Rule } from '#schemas';
import { type CompiledForm, compileForm, type FormDocuments } from '../../forms/compile-form.ts';
import { memoize } from '../../rules/evaluation/memoize.ts';
import type { DecisionTable } from '../../rules/evaluation/scope.ts';
import type { OperatorFamily } from '../../rules/operators/operator-families.ts';

/**
 * A step as plain data for everybody who comes to it the same way: documents and their rules, nothing that
 * belongs to a visitor. A release keeps each of its definitions, so that what is made of one is made once.
 */
export interface StepDefinition {
  /** The form with its options inline. */
  readonly form: Form;
  /** Facts that the step's rules read and something on the step may change, and such facts that those read. */
  readonly facts: { readonly [name: string]: Rule };
  /** Options documents that the rules name, and decisions and functions, by id. */
  readonly options: { readonly [id: string]: readonly Option[] };
  readonly decisions: { readonly [id: string]: DecisionTable };
  readonly display: DisplayDefinition;
  readonly errorSummaryTitle: string | undefined;
  /** Actions on validation errors, with the events they name. */
  readonly onInvalid: readonly Action[];
  readonly analytics: readonly Analytics[];
  /** Where suggestions come from, by operation id. */
  readonly suggestions: { readonly [operation: string]: SuggestionSource };
  /** Families of operators that its rules use besides the common ones. */
  readonly operators: readonly OperatorFamily[];
}

/** Chips, summary and button label of a step, as rules. */
export interface DisplayDefinition {
  /** Names of the facts that its rules read. */
  readonly facts: readonly string[];
  /** Names of the sensitive answers of this step's form. */
  readonly masked: readonly string[];
  readonly submitLabel: Rule | undefined;
  /** Undefined for a button that is always ready. */
  readonly submitReady: Rule | undefined;
  readonly chips: readonly ChipDefinition[];
  readonly changeLabel: string | undefined;
  /** Undefined on steps that do not show it. */
  readonly summary: { readonly title: string; readonly openLabel: string; readonly form: Form } | undefined;
}

/** A chip that leads back to a step. */
export interface ChipDefinition {
  readonly step: string;
  readonly href: string;
  readonly label: Rule;
  readonly when?: Rule;
}

/** An exposed operation, as the browser calls it. */
export interface SuggestionSource {
  readonly path: string;
  readonly debounceMs: number;
}

/** The form of a step, compiled once for each definition. */
export const compileStepForm: (definition: StepDefinition) => CompiledForm = memoize(
  (definition: StepDefinition) => compileForm(definition.form, definition.facts, documentsIn(definition)),
);

/** The documents that the rules of a step name. The form's own options are inline. */
export function documentsIn({ options, decisions }: StepDefinition): FormDocuments {
  return {
    options: (id) => (Object.hasOwn(options, id) ? options[id] : undefined),
    decision: (id) => (Object.hasOwn(decisions, id) ? decisions[id] : undefined),
  };
}
