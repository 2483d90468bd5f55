import type { FieldOf } from '../field-declaration.ts';
import type { PlacedRule } from '../placed-rule.ts';

export function nextStepsRules({ steps }: FieldOf<'next-steps'>): readonly PlacedRule[] {
  return steps.flatMap(({ when, text }, index) => [
    { at: `/steps/${index}/when`, rule: when, gives: 'condition' },
    { at: `/steps/${index}/text`, rule: text, gives: 'text' },
  ]);
}
