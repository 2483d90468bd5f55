import { textRule } from '../../../rules/texts/text-rows.ts';
import type { FieldDeclaration, FieldOf } from '../field-declaration.ts';
import type { PlacedRule } from '../placed-rule.ts';

interface NextStepsView {
  /** One for each of the field's steps, in order. */
  readonly steps: readonly { readonly when?: boolean; readonly text?: string }[];
}

/** Lists what happens next; has no answer. */
export const nextSteps: FieldDeclaration<FieldOf<'next-steps'>, NextStepsView> = {
  view: {
    template: ({ steps }) => ({
      steps: steps.map(({ when = true, text }) => ({ when, text: textRule(text) })),
    }),
  },
};

export function nextStepsRules({ steps }: FieldOf<'next-steps'>): readonly PlacedRule[] {
  return steps.flatMap(({ when, text }, index) => [
    { at: `/steps/${index}/when`, rule: when, gives: 'condition' },
    { at: `/steps/${index}/text`, rule: text, gives: 'text' },
  ]);
}
