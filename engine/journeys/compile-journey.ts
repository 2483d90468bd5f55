import type { Decision, Form, Journey, Operation, Step } from '#schemas';
import { type CompiledForm, compileForm, type FormDocuments } from '../forms/compile-form.ts';
import { Fault } from '../problems/fault.ts';
import { type CompiledRule, compileRule } from '../rules/compile.ts';
import { compileOptional } from '../rules/condition.ts';
import { type CompiledActions, compileActions, type FindAnalytics } from './compile-actions.ts';

/** Where the documents that a journey names are found. Each throws a `Fault` for an id a checked release cannot hold. */
export interface JourneyDocuments extends FormDocuments {
  readonly form: (id: string) => Form;
  readonly operation: (id: string) => Operation;
  /** For what it reads in turn. */
  readonly decision: (id: string) => unknown;
  readonly analytics: FindAnalytics;
}

export interface CompiledStep {
  readonly step: Step;
  readonly form: CompiledForm;
  readonly when: CompiledRule | undefined;
  readonly needs: { readonly that: CompiledRule; readonly otherwise: string } | undefined;
  readonly next: readonly { readonly when: CompiledRule | undefined; readonly step: string }[];
  readonly onEnter: CompiledActions;
  readonly onInvalid: CompiledActions;
  readonly onSubmit: CompiledActions;
}

/** A checked journey, ready to be walked. */
export interface CompiledJourney {
  readonly id: string;
  /** A form without fields: the facts before anything is answered. */
  readonly opening: CompiledForm;
  readonly steps: readonly CompiledStep[];
}

/** Compiles a checked journey. Throws `Fault` `unknown-document` when a document it names is missing. */
export function compileJourney(journey: Journey, documents: JourneyDocuments): CompiledJourney {
  const facts = journey.facts ?? {};
  const steps = journey.steps.map((step) =>
    compileStep(step, compileForm(documents.form(step.form), facts, documents), documents),
  );
  const opening = compileForm(
    { kind: 'form', id: journey.id, schemaVersion: 1, fields: [] },
    facts,
    documents,
  );
  return { id: journey.id, opening, steps };
}

function compileStep(step: Step, form: CompiledForm, documents: JourneyDocuments): CompiledStep {
  const actions = (list: Step['onSubmit']) => compileActions(list ?? [], documents.analytics);
  return {
    step,
    form,
    when: compileOptional(step.when),
    needs: step.needs && { that: compileRule(step.needs.that), otherwise: step.needs.otherwise },
    next: (step.next ?? []).map((row) => ({
      when: compileOptional(row.when),
      step: row.step,
    })),
    onEnter: actions(step.onEnter),
    onInvalid: actions(step.onInvalid),
    onSubmit: actions(step.onSubmit),
  };
}

/** The step of that id. Throws `Fault` `unknown-step`. */
export function findStep(journey: CompiledJourney, id: string): CompiledStep {
  const found = journey.steps.find(({ step }) => step.id === id);
  if (!found) throw new Fault('unknown-step', `Journey "${journey.id}" has no step "${id}".`);
  return found;
}
