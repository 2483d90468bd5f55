import type { Field } from '#schemas';
import type { JsonValue } from '../base/values/answers.ts';
import { type CompiledTemplate, compileTemplate, evaluateTemplate } from '../rules/evaluation/template.ts';
import type { RuleScope } from '../rules/runtime/scope.ts';
import { computedParts } from './computed-parts.ts';
import type { FieldText, Worded } from './computed-texts.ts';

/** The texts of a field that formulas give; those of a repeated field are part of its view. */
export function computedTexts(field: Field): readonly FieldText[] {
  return computedParts.computedTexts(field);
}

/** Compiles the texts of a field that formulas give; undefined when there are none. */
export function compileWords(field: Field): CompiledTemplate | undefined {
  const texts = computedTexts(field);
  if (texts.length === 0) return undefined;
  return compileTemplate(Object.fromEntries(texts.map(({ at, rule, template = rule }) => [at, template])));
}

/** Evaluates the texts of a field that formulas give, by pointer; undefined when there are none. */
export function wordsNow(words: CompiledTemplate | undefined, scope: RuleScope): JsonValue | undefined {
  return words && (evaluateTemplate(words, scope).value as JsonValue | undefined);
}

/** The field with its texts in place of the formulas that give them, as `wordsNow` evaluates those. */
export function wordedField(field: Field, words: JsonValue | undefined): Worded {
  return computedParts.wordField(field, words);
}

/** The label of a field for given answers; empty for a field without one. */
export function labelNow(
  { field, words }: { readonly field: Field; readonly words: CompiledTemplate | undefined },
  scope: RuleScope,
): string {
  if (words === undefined) return 'label' in field && typeof field.label === 'string' ? field.label : '';
  const worded = wordedField(field, wordsNow(words, scope));
  return 'label' in worded ? worded.label : '';
}
