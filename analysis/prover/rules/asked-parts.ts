import { type CompiledStep, compileRule } from '#engine';
import type { ConditionWithin } from '../exploration/conditions.ts';
import { conditionsIn, type FoundCondition } from './conditions-in.ts';

/** A part of a step, its form or its journey, whose conditions are asked in one way. */
export interface AskedPart extends Omit<ConditionWithin, 'place' | 'rule' | 'ofAnswer' | 'item'> {
  readonly within: Extract<ConditionWithin['place'], { readonly of: 'rule' }>['within'];
  readonly pointer: string;
  readonly part: unknown;
  /** Whether the part itself is a condition. */
  readonly isCondition?: boolean;
}

/** The conditions and needed values of a part. Those of the part's own guards come first. */
export function conditionsOfPart(
  step: CompiledStep,
  { within, pointer, part, isCondition = false, guards: around = [], ...asking }: AskedPart,
): readonly ConditionWithin[] {
  return [...conditionsIn(part, pointer, isCondition ? 'condition' : 'part')].map(
    ({ rule, guards, ...found }): ConditionWithin => ({
      place: { of: 'rule', step, within, ...placeOf(found) },
      rule: compileRule(rule),
      guards: [...around, ...guards.map(({ rule, is }) => ({ rule: compileRule(rule), is }))],
      ...asking,
    }),
  );
}

function placeOf({ pointer, of, isFirst }: Pick<FoundCondition, 'pointer' | 'of' | 'isFirst'>) {
  return { pointer, as: of, isFirst };
}
