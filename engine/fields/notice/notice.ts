import { textRule } from '../../texts/text-rows.ts';
import type { FieldDeclaration, FieldOf } from '../field-declaration.ts';

/** Shows a text; asks nothing. */
export const notice: FieldDeclaration<FieldOf<'notice'>, { readonly text?: string }> = {
  view: {
    template: ({ text }) => ({ text: textRule(text) }),
  },
};
