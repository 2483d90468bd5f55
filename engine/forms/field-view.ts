import type { Field, Rule, Template } from '#schemas';
import type { JsonValue } from '../base/values/answers.ts';
import { type CompiledTemplate, compileTemplate, evaluateTemplate } from '../rules/evaluation/template.ts';
import type { RuleScope } from '../rules/runtime/scope.ts';
import { eachTemplate, type Repeated } from '../rules/texts/repeated.ts';
import { declarationOf } from './fields/field-registry.ts';

/** A part of a field that is repeated for each element of a list. */
export interface RepeatedView {
  readonly each: readonly { readonly when?: boolean; readonly view: JsonValue }[];
}

/** The template of a field's computed parts (`FieldViews` by type); undefined when there are none. */
export function fieldView(field: Field): Template | undefined {
  const view = declarationOf(field).view?.template(field);
  const loop = repetitionOf(field);
  if (view === undefined || loop === undefined) return view;
  return { each: eachTemplate(loop, loop.each, { when: field.when ?? true, view }) };
}

/** The loop of a repeated field; undefined for a field that is not repeated. */
export function repetitionOf(field: Field): (Repeated & { readonly each: Rule }) | undefined {
  if (!('each' in field) || field.each === undefined) return undefined;
  return { each: field.each, ...(field.as !== undefined && { as: field.as }) };
}

/** Compiles the computed parts of a field; undefined when there are none. */
export function compileView(field: Field): CompiledTemplate | undefined {
  const compiled = declarationOf(field).view?.compile?.(field);
  if (compiled) return compiled;
  const view = fieldView(field);
  return view === undefined ? undefined : compileTemplate(view);
}

/** Evaluates the computed parts of a field to plain JSON; undefined when there are none. */
export function viewNow(view: CompiledTemplate | undefined, scope: RuleScope): JsonValue | undefined {
  return view && (evaluateTemplate(view, scope).value as JsonValue | undefined);
}
