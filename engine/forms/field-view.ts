import type { Field, Rule, Template } from '#schemas';
import type { JsonValue } from '../answers/answers.ts';
import { declarationOf } from '../fields/field-registry.ts';
import type { RuleScope } from '../rules/evaluation/scope.ts';
import { type CompiledTemplate, compileTemplate, evaluateTemplate } from '../rules/evaluation/template.ts';
import { eachTemplate, type Repeated } from '../texts/repeated.ts';

/** A part of a field that is repeated for each element of a list. */
export interface RepeatedView {
  readonly each: readonly { readonly when?: boolean; readonly view: JsonValue }[];
}

/** The template of what a field shows: `FieldViews` by its type; undefined for a field that shows nothing computed. */
export function fieldView(field: Field): Template | undefined {
  const view = declarationOf(field).view?.template(field);
  const loop = repetitionOf(field);
  if (view === undefined || loop === undefined) return view;
  return { each: eachTemplate(loop, loop.each, { when: field.when ?? true, view }) };
}

/** The loop that a field stands in; undefined for one that stands once. */
export function repetitionOf(field: Field): (Repeated & { readonly each: Rule }) | undefined {
  if (!('each' in field) || field.each === undefined) return undefined;
  return { each: field.each, ...(field.as !== undefined && { as: field.as }) };
}

/** Compiles what a field shows; undefined when nothing of it is computed. */
export function compileView(field: Field): CompiledTemplate | undefined {
  const compiled = declarationOf(field).view?.compile?.(field);
  if (compiled) return compiled;
  const view = fieldView(field);
  return view === undefined ? undefined : compileTemplate(view);
}

/** Evaluates the computed parts of a field to plain JSON; undefined when it has none. */
export function viewNow(view: CompiledTemplate | undefined, scope: RuleScope): JsonValue | undefined {
  return view && (evaluateTemplate(view, scope).value as JsonValue | undefined);
}
