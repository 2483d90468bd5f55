import { companionOf, isQuestion, objectOf, type RuleType } from '#engine';
import { answerType, isSameType, join, missingType, textType } from '#engine/parts';
import type { Field, Form, Journey } from '#schemas';
import type { ReleaseIndex } from '../release/release-index.ts';
import { optionsOf } from './choices-of.ts';

/** The rule type of every answer, by field name. The first field of a name wins. */
export function answerTypes(
  release: ReleaseIndex,
  forms: readonly Form[],
): { readonly [field: string]: RuleType } {
  return answerTypesOf(
    release,
    forms.flatMap((form) => form.fields),
  );
}

/** The rule types of the answers to some fields. */
export function answerTypesOf(
  release: ReleaseIndex,
  fields: readonly Field[],
): { readonly [field: string]: RuleType } {
  const types: { [field: string]: RuleType } = {};
  for (const field of fields) {
    if (!isQuestion(field)) continue;
    const type = answerType(field, optionsOf(release));
    const before = Object.hasOwn(types, field.name) ? types[field.name] : undefined;
    types[field.name] = before ? withSizesOf(before, type) : type;
    const companion = companionOf(field);
    if (companion !== undefined && !Object.hasOwn(types, companion)) types[companion] = textType;
  }
  return types;
}

/** The rule types of a journey's shared answers: always texts. */
export function sharedAnswerTypes({ sharedAnswers = [] }: Journey): { readonly [answer: string]: RuleType } {
  return Object.fromEntries(sharedAnswers.map((name) => [name, textType]));
}

/** The first type, with sizes large enough for both if they differ in sizes only. */
function withSizesOf(first: RuleType, second: RuleType): RuleType {
  return isSameType(first, second) ? join(first, second) : first;
}

/**
 * The type of the root `answers` or `results`. While forms are missing, unknown properties are not reported.
 */
export function answersType(types: { readonly [field: string]: RuleType }, isComplete: boolean): RuleType {
  return isComplete ? objectOf({ ...types }) : objectOf({ ...types }, missingType);
}

/** The existing forms of a journey, in order of its steps, each once. */
export function formsOf(release: ReleaseIndex, journey: Journey): readonly Form[] {
  const ids = new Set(journey.steps.map((step) => step.form));
  return [...ids].flatMap((id) => release.find('form', id) ?? []);
}

/** Whether all forms of a journey and all forms they include exist; otherwise answers may be unknown. */
export function hasAllForms(release: ReleaseIndex, journey: Journey): boolean {
  const ids = new Set(journey.steps.map(({ form }) => form));
  for (const id of ids) {
    const entry = release.entry('form', id);
    if (entry === undefined) return false;
    for (const { form } of entry.includes ?? []) ids.add(form);
  }
  return true;
}
