import { textRule } from '../../../rules/texts/text-rows.ts';
import type { FieldDeclaration, FieldOf } from '../field-declaration.ts';
import type { PlacedRule } from '../placed-rule.ts';

/** Shows a text, or a rich text, which is one of its texts; has no answer. */
export const notice: FieldDeclaration<FieldOf<'notice'>, { readonly text?: string }> = {
  view: {
    template: ({ text = null }) => ({ text: textRule(text) }),
  },
};

export function noticeRules({ text }: FieldOf<'notice'>): readonly PlacedRule[] {
  return text === undefined ? [] : [{ at: '/text', rule: text, gives: 'text' }];
}
