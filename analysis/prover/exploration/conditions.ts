import { type CompiledField, type CompiledStep, memoize } from '#engine';
import type { CompiledOption, CompiledRule } from '#engine/parts';
import type { Path } from './path.ts';

/** The outcomes of a condition on all paths on which it is asked. */
export interface Outcomes {
  readonly place: ConditionPlace;
  held: boolean;
  failed: boolean;
  /** False if it was unknown whenever it was asked: it reads what is not given yet. */
  decided: boolean;
  /** The first path on which it was asked, one that answers alone lead along before others. */
  path?: Path;
}

/** A condition of a journey, by the place where it is written. */
export type ConditionPlace = { readonly step: CompiledStep } & (
  | { readonly of: 'step' }
  /** The condition of the section that the step begins. */
  | { readonly of: 'section' }
  | { readonly of: 'row'; readonly row: number }
  | { readonly of: 'need'; readonly need: number }
  | FieldPlace
  | RulePlace
);

/** A condition that decides no path: a `when`, a condition of an `if`, or whether a value is answered. */
interface RulePlace {
  readonly of: 'rule';
  /** The part that the pointer begins at. */
  readonly within: 'step' | 'form' | 'journey';
  readonly pointer: string;
  readonly as: 'if' | 'when' | 'value';
  /** Whether it is the first row of a list in which the first row that holds decides. */
  readonly isFirst: boolean;
}

/**
 * A condition of a field, or of a question of the items of a list: whether it is shown, whether it is required, and
 * those of its checks and options.
 */
type FieldPlace = { readonly field: number; readonly question?: number } & (
  | { readonly of: 'field' }
  | { readonly of: 'required' }
  | { readonly of: 'check'; readonly check: number }
  | { readonly of: 'option'; readonly option: number }
  | { readonly of: 'unavailable'; readonly option: number }
  | { readonly of: 'optionWhen' }
);

/** A condition that a visitor meets while filling in a step. */
export interface ConditionWithin {
  readonly place: ConditionPlace;
  readonly rule: CompiledRule;
  /** The field that must be shown for the condition to matter; undefined if it always matters. */
  readonly shown?: CompiledField;
  /** The condition is only about answers that are given and of the declared kind. */
  readonly ofAnswer?: boolean;
  /** The option that the rule reads as `item`. */
  readonly item?: unknown;
  /** For a condition that is asked of each item of the list `shown`: the question that must be shown for it to matter. */
  readonly ofItem?: { readonly question?: CompiledField };
  /** Conditions that must hold or fail for this one to matter. */
  readonly guards?: readonly { readonly rule: CompiledRule; readonly is: boolean }[];
  /** The id of a step that must be on the path. */
  readonly after?: string;
  /** Whether it is asked only once the step is completed. */
  readonly isSubmitted?: boolean;
  /** Whether it is asked as the step is left, when the asides that open after it count. */
  readonly isLeaving?: boolean;
  /** Whether it belongs to an action, before which others may have changed answers. */
  readonly isAction?: boolean;
  /** Whether it may also be asked while later steps are answered already. */
  readonly isAnyTime?: boolean;
}

/** Everything that is asked while a visitor fills in a step. */
export function conditionsWithin(step: CompiledStep): readonly ConditionWithin[] {
  return [
    ...step.needs.map(
      ({ that }, need): ConditionWithin => ({ place: { of: 'need', step, need }, rule: that }),
    ),
    ...step.form.fields.flatMap((compiled, field) => conditionsOfField(step, compiled, field)),
  ];
}

function conditionsOfField(
  step: CompiledStep,
  shown: CompiledField,
  field: number,
): readonly ConditionWithin[] {
  const { when, required, checks, options, items } = shown;
  const found: ConditionWithin[] = [];
  for (const [question, compiled] of (items?.form.fields ?? []).entries())
    for (const { shown: asked, place, ...each } of conditionsOfField(step, compiled, field)) {
      if (!('field' in place)) continue;
      const ofItem = asked ? { question: asked } : {};
      found.push({ ...each, place: { ...place, question }, shown, ofItem });
    }
  if (when) found.push({ place: { of: 'field', step, field }, rule: when });
  if (isRule(required)) found.push({ place: { of: 'required', step, field }, rule: required, shown });
  for (const [check, { that }] of checks.entries()) {
    found.push({ place: { of: 'check', step, field, check }, rule: that, shown, ofAnswer: true });
  }
  if (options?.options !== 'listed') return found;
  const optionOf = firstWithRule(options.list);
  for (const { when, unavailable, item } of options.list) {
    const at = { step, field };
    if (when) found.push({ place: { of: 'option', ...at, option: optionOf(when) }, rule: when, shown, item });
    if (unavailable) {
      const place: ConditionPlace = { of: 'unavailable', ...at, option: optionOf(unavailable) };
      found.push({ place, rule: unavailable, shown, item });
    }
    if (options.each) found.push({ place: { of: 'optionWhen', ...at }, rule: options.each, shown, item });
  }
  return found;
}

/** The first option with the same rule: a field may say it once for all of its options. */
function firstWithRule(list: readonly CompiledOption[]): (rule: CompiledRule) => number {
  const texts = list.map(({ when, unavailable }) => [when, unavailable].map(textOf));
  return (rule) => texts.findIndex((each) => each.includes(textOf(rule)));
}

function textOf(rule: CompiledRule | undefined): string {
  return rule === undefined ? '' : JSON.stringify(rule.source);
}

/** Whether a compiled condition is more than `true` or `false`. */
function isRule(rule: CompiledRule | undefined): rule is CompiledRule {
  return typeof rule?.source === 'object';
}

/** The places of the conditions that decide about a step and the path from it. */
export function transitionPlaces(step: CompiledStep): readonly ConditionPlace[] {
  return [
    { of: 'step', step },
    ...(step.section ? [{ of: 'section' as const, step }] : []),
    ...[...step.next.keys()].map((row) => ({ of: 'row' as const, step, row })),
  ];
}

/** A text that is different for each place. */
export const keyOf: (place: ConditionPlace) => string = memoize(({ step, of, ...at }: ConditionPlace) => {
  // A part of the whole journey may be asked about at any step.
  if ('within' in at && at.within === 'journey') return `${of} ${at.pointer}`;
  return [of, step.definition.id, ...Object.values(at)].join(' ');
});

/** The outcomes whose absence is a finding. A need may always be met, and a check may never refuse anything. */
export function outcomesWorthKnowing(place: ConditionPlace): readonly boolean[] {
  const { of } = place;
  if (of === 'rule' && place.as === 'value') return [false];
  return of === 'need' || of === 'check' ? [true] : [true, false];
}
