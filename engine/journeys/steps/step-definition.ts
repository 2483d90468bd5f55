import type { Action, Analytics, Form, Option, Rule } from '#schemas';
import { type CompiledForm, compileForm, type FormDocuments } from '../../forms/compile-form.ts';
import { memoize } from '../../rules/runtime/memoize.ts';
import type { DecisionTable } from '../../rules/runtime/scope.ts';

/**
 * A step as plain data, without anything about a visitor: its documents and their rules. A release memoizes
 * each definition, so that values derived from one can be memoized too.
 */
export interface StepDefinition {
  /** The form with its options inline. */
  readonly form: Form;
  /** Facts that the step's rules read, directly or through facts, and that may change on the step. */
  readonly facts: { readonly [name: string]: Rule };
  /** Options documents, decisions and functions that the rules name, by id. */
  readonly options: { readonly [id: string]: readonly Option[] };
  readonly decisions: { readonly [id: string]: DecisionTable };
  readonly display: DisplayDefinition;
  readonly errorSummaryTitle: string | undefined;
  /** Actions on validation errors, and the analytics events they name. */
  readonly onInvalid: readonly Action[];
  readonly analytics: readonly Analytics[];
  /** Sources of suggestions, by operation id. */
  readonly suggestions: { readonly [operation: string]: SuggestionSource };
  /** Operators that its rules use besides the common ones: families, and addresses of the scripts of the site's own operators. */
  readonly operators: readonly string[];
  /** Formulas give some texts or limits of its fields. */
  readonly hasComputedParts?: true;
}

/** Chips, summary and button of a step, as rules. */
export interface DisplayDefinition {
  /** Names of the facts that these rules read. */
  readonly facts: readonly string[];
  /** Names of the sensitive answers of this step's form. */
  readonly masked: readonly string[];
  readonly submitLabel: Rule | undefined;
  /** Language of the label of the button, if it is not that of the page. */
  readonly submitLabelIn?: string;
  /** Undefined for a button that always looks ready. */
  readonly submitReady: Rule | undefined;
  readonly chips: readonly ChipDefinition[];
  readonly changeLabel: string | undefined;
  /** Undefined for a step without the summary. */
  readonly summary: { readonly title: string; readonly openLabel: string; readonly form: Form } | undefined;
}

/** A chip that links to a step. */
export interface ChipDefinition {
  readonly step: string;
  readonly href: string;
  readonly label: Rule;
  readonly when?: Rule;
  /** Language of the label, if it is not that of the page. */
  readonly language?: string;
}

/** An exposed operation, as called by the browser. */
export interface SuggestionSource {
  readonly path: string;
  readonly debounceMs: number;
}

/** The form of a step, memoized by definition. */
export const compileStepForm: (definition: StepDefinition) => CompiledForm = memoize(
  (definition: StepDefinition) => compileForm(definition.form, definition.facts, documentsIn(definition)),
);

/** The documents that a step's rules name. Options of its own form are inline. */
export function documentsIn({ options, decisions }: StepDefinition): FormDocuments {
  return {
    options: (id) => (Object.hasOwn(options, id) ? options[id] : undefined),
    decision: (id) => (Object.hasOwn(decisions, id) ? decisions[id] : undefined),
  };
}
