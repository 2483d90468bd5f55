import type { CardOption, Choice, Field, Option, Rule } from '#schemas';
import type { Problem } from '../base/problems/problem.ts';
import { type CompiledRule, compileRule, evaluateRule } from '../rules/evaluation/compile.ts';
import { compileOptional, holds, textGiven } from '../rules/evaluation/condition.ts';
import type { RuleScope } from '../rules/runtime/scope.ts';
import { itemOf } from '../rules/values/option-item.ts';

/** Looks up the options of an options document; undefined for an unknown id. */
export type FindOptions = (id: string) => readonly Option[] | undefined;

export interface CompiledOption {
  readonly option: Choice;
  /** The option as `item`, for the field's rules about each option. */
  readonly item: Readonly<Record<string, unknown>>;
  /** Its label and hint as far as formulas give them; undefined when both are texts. */
  readonly words: OptionWords | undefined;
  readonly when: CompiledRule | undefined;
  /** The option is shown but cannot be chosen while this is true. */
  readonly unavailable: CompiledRule | undefined;
}

interface OptionWords {
  readonly label: CompiledRule;
  readonly hint: CompiledRule | undefined;
}

/** The options of a field: a literal list, or computed from a list. */
export type CompiledOptions =
  | {
      readonly options: 'listed';
      readonly list: readonly CompiledOption[];
      /** The field's condition for each option. */
      readonly each: CompiledRule | undefined;
      /** The field's hint for each option, instead of the option's own. */
      readonly hint: CompiledRule | undefined;
    }
  | {
      readonly options: 'computed';
      readonly each: CompiledRule;
      readonly id: CompiledRule;
      readonly label: CompiledRule;
      readonly hint: CompiledRule | undefined;
    };

/** A field that can name an options document. */
type OptionsField<F extends Field = Field> = F extends { readonly options: infer O }
  ? string extends O
    ? F
    : never
  : never;

/** Whether a field takes its options from an options document. */
export function namesOptions(field: Field): field is OptionsField & { readonly options: string } {
  return 'options' in field && typeof field.options === 'string';
}

/** The literal options, inline or from an options document; undefined for a field without any. */
export function listedOptions(field: Field, findOptions: FindOptions): readonly Choice[] | undefined {
  if (!('options' in field)) return undefined;
  const { options } = field;
  if (typeof options === 'string') return findOptions(options);
  return Array.isArray(options) ? options : undefined;
}

/** Ids of the options that can only be chosen alone, where several may be chosen. */
export function exclusiveIds(field: Field, findOptions: FindOptions): ReadonlySet<unknown> {
  const alone = (listedOptions(field, findOptions) ?? []).filter(({ exclusive }) => exclusive);
  return new Set(alone.map(({ id }) => id));
}

/** Compiles the options of a field; undefined for a field without any. */
export function compileOptions(field: Field, findOptions: FindOptions): CompiledOptions | undefined {
  if ('options' in field && typeof field.options === 'object' && 'each' in field.options) {
    const { each, id, label, hint } = field.options;
    return {
      options: 'computed',
      each: compileRule(each),
      id: compileRule(id),
      label: compileRule(label),
      hint: compileOptional(hint),
    };
  }
  const list = listedOptions(field, findOptions)?.map((option) => ({
    option,
    item: itemOf(option),
    words: compileOptionWords(option),
    when: compileOptional(option.when),
    unavailable: compileOptional(unavailableWhen(option)),
  }));
  const { when, hint } = eachOption(field);
  return list && { options: 'listed', list, each: compileOptional(when), hint: compileOptional(hint) };
}

/** Compiles the label and hint of an option; undefined when both are texts. */
function compileOptionWords({ label, hint }: Choice): OptionWords | undefined {
  if (typeof label === 'string' && (hint === undefined || typeof hint === 'string')) return undefined;
  return { label: compileRule(label), hint: compileOptional(hint) };
}

/** The labels and hints of the field's own options that formulas give, with their pointers from the field. */
export function computedOptionTexts(field: Field): readonly { readonly at: string; readonly rule: Rule }[] {
  if (!('options' in field) || !Array.isArray(field.options)) return [];
  return field.options.flatMap((option: Choice, index) =>
    (['label', 'hint'] as const).flatMap((name) => {
      const text = option[name];
      return text === undefined || typeof text === 'string'
        ? []
        : [{ at: `/options/${index}/${name}`, rule: text }];
    }),
  );
}

/** The rules of a field about each of its options, which they read as `item`. */
export function eachOption(field: Field): {
  readonly when: Rule | undefined;
  readonly hint: Rule | undefined;
} {
  return {
    when: 'optionWhen' in field ? field.optionWhen : undefined,
    hint: 'optionHint' in field ? field.optionHint : undefined,
  };
}

/** The condition under which a card is unavailable. */
function unavailableWhen(option: Choice | CardOption) {
  return 'card' in option ? option.card?.unavailable?.when : undefined;
}

/** The options currently shown, including unavailable ones. */
export function optionsNow(options: CompiledOptions, scope: RuleScope): readonly Option[] {
  if (options.options === 'computed') return computedOptions(options, scope);
  const { list, each, hint } = options;
  return list
    .filter((option) => isOffered(option, each, scope))
    .map((option) => {
      const worded = wordedOption(option, scope);
      return hint === undefined ? worded : withHint(worded, hint, { ...scope, item: option.item });
    });
}

/** The option with its label and hint in place of the formulas that give them; without a label, its id is one. */
function wordedOption({ option, words }: CompiledOption, scope: RuleScope): Option {
  if (words === undefined) return option as Option;
  const { label: _, hint: __, ...others } = option;
  const [label = option.id, hint] = [textGiven(words.label, scope), textGiven(words.hint, scope)];
  return { ...others, label, ...(hint !== undefined && { hint }) };
}

function isOffered(
  { when, item }: CompiledOption,
  each: CompiledRule | undefined,
  scope: RuleScope,
  faults: Problem[] = [],
): boolean {
  if (when !== undefined && !holds(when, scope, faults)) return false;
  return each === undefined || holds(each, { ...scope, item }, faults);
}

function withHint({ hint: _, ...option }: Option, rule: CompiledRule, scope: RuleScope): Option {
  const hint = textGiven(rule, scope);
  return hint === undefined ? option : { ...option, hint };
}

/**
 * Ids of the options that can currently be chosen. An option whose rules fault cannot.
 * @param faults receives the faults
 */
export function choosableIds(
  options: CompiledOptions,
  scope: RuleScope,
  faults: Problem[] = [],
): ReadonlySet<string> {
  if (options.options === 'computed')
    return new Set(computedOptions(options, scope, faults).map(({ id }) => id));
  const free = options.list.filter((option) => {
    const { item, unavailable } = option;
    const before = faults.length;
    const offered = isOffered(option, options.each, scope, faults);
    const taken = unavailable !== undefined && holds(unavailable, { ...scope, item }, faults);
    return offered && !taken && faults.length === before;
  });
  return new Set(free.map(({ option }) => option.id));
}

/** True when the options never change. */
export function areFixed(options: CompiledOptions): boolean {
  return (
    options.options === 'listed' &&
    options.each === undefined &&
    options.hint === undefined &&
    options.list.every(
      ({ when, unavailable, words }) =>
        when === undefined && unavailable === undefined && words === undefined,
    )
  );
}

/** One option for each element with an id and a label; duplicate ids are dropped. */
function computedOptions(
  { each, id, label, hint }: Extract<CompiledOptions, { options: 'computed' }>,
  scope: RuleScope,
  faults: Problem[] = [],
): readonly Option[] {
  const { value: list, fault } = evaluateRule(each, scope);
  if (fault) faults.push(fault);
  const made = new Map<string, Option>();
  for (const item of Array.isArray(list) ? list : []) {
    const inner = { ...scope, item };
    const [itemId, itemLabel] = [textGiven(id, inner), textGiven(label, inner)];
    if (itemId === undefined || itemLabel === undefined || made.has(itemId)) continue;
    const itemHint = textGiven(hint, inner);
    made.set(itemId, {
      id: itemId,
      label: itemLabel,
      ...(itemHint !== undefined && { hint: itemHint }),
    });
  }
  return [...made.values()];
}
