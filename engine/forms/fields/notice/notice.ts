import { textRule } from '../../../rules/texts/text-rows.ts';
import type { FieldDeclaration, FieldOf } from '../field-declaration.ts';

/** Shows a text; has no answer. */
export const notice: FieldDeclaration<FieldOf<'notice'>, { readonly text?: string }> = {
  view: {
    template: ({ text }) => ({ text: textRule(text) }),
  },
};
