import type { Field, Form, Journey } from '#schemas';
import { companionOf, isQuestion } from '../answers/questions.ts';
import {
  booleanType,
  choiceOf,
  listOf,
  neverType,
  numberType,
  objectOf,
  type RuleType,
  textType,
} from '../rules/rule-type.ts';
import { withoutSizes } from '../rules/sizes.ts';
import { typeOfSchema } from '../rules/type-of-schema.ts';
import { join } from '../rules/type-relations.ts';
import { choicesOf, constraintOf } from './field-constraints.ts';
import type { ReleaseIndex } from './release-index.ts';

/** The rule type of every answer, by field name; of two fields with one name the first counts. */
export function answerTypes(
  release: ReleaseIndex,
  forms: readonly Form[],
): { readonly [field: string]: RuleType } {
  return answerTypesOf(
    release,
    forms.flatMap((form) => form.fields),
  );
}

/** The rule type of the answers to some fields. */
export function answerTypesOf(
  release: ReleaseIndex,
  fields: readonly Field[],
): { readonly [field: string]: RuleType } {
  const types: { [field: string]: RuleType } = {};
  for (const field of fields) {
    if (!isQuestion(field)) continue;
    const before = Object.hasOwn(types, field.name) ? types[field.name] : undefined;
    types[field.name] = before ? withSizesOf(before, answerType(release, field)) : answerType(release, field);
    const companion = companionOf(field);
    if (companion !== undefined && !Object.hasOwn(types, companion)) types[companion] = textType;
  }
  return types;
}

/** The first type, large enough for both; of two that differ in more than their sizes the first counts. */
function withSizesOf(first: RuleType, second: RuleType): RuleType {
  const isSame = JSON.stringify(withoutSizes(first)) === JSON.stringify(withoutSizes(second));
  return isSame ? join(first, second) : first;
}

/** The type of the root `answers` or `results`; when forms are missing, which is told elsewhere, others may be theirs. */
export function answersType(types: { readonly [field: string]: RuleType }, isComplete: boolean): RuleType {
  return isComplete ? objectOf({ ...types }) : objectOf({ ...types }, neverType);
}

/** The forms of a journey that exist, in the order of its steps, each once. */
export function formsOf(release: ReleaseIndex, journey: Journey): readonly Form[] {
  const ids = new Set(journey.steps.map((step) => step.form));
  return [...ids].flatMap((id) => release.find('form', id) ?? []);
}

/** The rule type of the answer to a field. */
export function answerType(release: ReleaseIndex, field: Field): RuleType {
  switch (field.type) {
    case 'checkbox':
    case 'switch':
      return booleanType;
    case 'checkbox-group':
      return listOf(chosenType(release, field), constraintOf(field).maxItems);
    case 'choice-cards':
    case 'radio-group':
    case 'select':
      return isNumeric(field) ? typeOfSchema(field.value ?? {}) : chosenType(release, field);
    case 'look-up-input':
    case 'text-area':
    case 'text-input':
      return typeOfSchema({ type: 'string', ...field.value });
    case 'stepper':
      return numberType;
    case 'button':
    case 'next-steps':
    case 'notice':
    case 'table':
      return neverType;
    case 'human-check':
    case 'suggest-input':
      return textType;
  }
}

function chosenType(release: ReleaseIndex, field: Field): RuleType {
  if ('options' in field && typeof field.options === 'object' && 'each' in field.options) return textType;
  const options = choicesOf(release, field);
  return options === undefined ? neverType : choiceOf(options.map(({ id }) => id));
}

function isNumeric(field: Field): boolean {
  const { type } = constraintOf(field);
  return type === 'number' || type === 'integer';
}
