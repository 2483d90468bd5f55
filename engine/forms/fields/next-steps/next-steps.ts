import { textRule } from '../../../rules/texts/text-rows.ts';
import type { FieldDeclaration, FieldOf } from '../field-declaration.ts';

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
