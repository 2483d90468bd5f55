import type { Field, Template } from '#schemas';
import type { JsonValue } from '../answers/answers.ts';
import { declarationOf } from '../fields/field-registry.ts';
import type { RuleScope } from '../rules/scope.ts';
import { type CompiledTemplate, compileTemplate, evaluateTemplate } from '../rules/template.ts';

/** The template of what a field shows: `FieldViews` by its type; undefined for a field that shows nothing computed. */
export function fieldView(field: Field): Template | undefined {
  return declarationOf(field).view?.template(field);
}

/** Compiles what a field shows; undefined when nothing of it is computed. */
export function compileView(field: Field): CompiledTemplate | undefined {
  const { view } = declarationOf(field);
  if (view?.compile) return view.compile(field);
  return view && compileTemplate(view.template(field));
}

/** What a field shows just now, as plain JSON; undefined when nothing of it is computed. */
export function viewNow(view: CompiledTemplate | undefined, scope: RuleScope): JsonValue | undefined {
  return view && (evaluateTemplate(view, scope).value as JsonValue | undefined);
}
