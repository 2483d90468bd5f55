import type { Field, FieldType } from '#schemas';
import { computedTexts } from '../computed-texts.ts';
import { computedOptionTexts } from '../field-options.ts';
import { choiceCardRules } from './choice-cards/card-rules.ts';
import type { FieldOf } from './field-declaration.ts';
import type { FieldViews } from './field-registry.ts';
import { lookUpNames, lookUpRules } from './look-up-input/look-up-input.ts';
import { nextStepsRules } from './next-steps/next-steps.ts';
import { noticeRules } from './notice/notice.ts';
import type { OwnName, PlacedRule } from './placed-rule.ts';
import { tableRules } from './table/table.ts';

/** Field types with computed parts. */
type ShowingType = { [T in FieldType]: undefined extends FieldViews[T] ? never : T }[FieldType];

/** The rules of a field's computed parts, by type. For checks only: browsers do not load them. */
const viewRules: { readonly [T in ShowingType]: (field: FieldOf<T>) => readonly PlacedRule[] } = {
  'choice-cards': choiceCardRules,
  'look-up-input': lookUpRules,
  'next-steps': nextStepsRules,
  notice: noticeRules,
  table: tableRules,
};

export function placedRules(field: Field): readonly PlacedRule[] {
  const rules: { readonly [type: string]: ((field: never) => readonly PlacedRule[]) | undefined } = viewRules;
  const own = rules[field.type]?.(field as never) ?? [];
  const texts = [...computedTexts(field), ...computedOptionTexts(field)].filter(({ at }) =>
    own.every((rule) => rule.at !== at),
  );
  return [...texts.map(({ at, rule }) => ({ at, rule, gives: 'text' }) as const), ...own];
}

/** Names that must be declared in the same field. */
export function ownNames(field: Field): readonly OwnName[] {
  return field.type === 'look-up-input' ? lookUpNames(field) : [];
}
