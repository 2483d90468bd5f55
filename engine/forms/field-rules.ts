import type { Field, Rule } from '#schemas';
import { textRule } from '../rules/texts/text-rows.ts';
import { answerChecks } from './answer-checks.ts';
import { itemFields, itemsOf } from './answers/list-items.ts';
import { requiredOf } from './answers/questions.ts';
import { computedOptionTexts, eachOption, type FindOptions, listedOptions } from './field-options.ts';
import { fieldView, repetitionOf } from './field-view.ts';
import { computedTexts } from './field-words.ts';

/** Every rule and template of a field, except those of its actions. */
export function fieldRules(field: Field, findOptions: FindOptions): readonly Rule[] {
  const computed =
    'options' in field && typeof field.options === 'object' && 'each' in field.options
      ? field.options
      : undefined;
  const each = eachOption(field);
  const rules: (Rule | undefined)[] = [
    repetitionOf(field) ? undefined : field.when,
    requiredOf(field),
    ...answerChecks(field).flatMap(({ that, message, summary }) => [
      that,
      message && textRule(message),
      summary,
    ]),
    ...(listedOptions(field, findOptions) ?? []).map((option) => option.when),
    ...computedOptionTexts(field).map(({ rule }) => rule),
    each.when,
    each.hint,
    computed?.each,
    computed?.id,
    computed?.label,
    computed?.hint,
    fieldView(field),
    ...computedTexts(field).map(({ rule }) => rule),
    itemsOf(field)?.title(field),
    ...itemFields(field).flatMap((each) => fieldRules(each, findOptions)),
  ];
  return rules.filter((rule) => rule !== undefined);
}
