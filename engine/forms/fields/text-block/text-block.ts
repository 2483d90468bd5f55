import { type HtmlPiece, htmlTemplate } from '../../../rules/texts/html-pieces.ts';
import type { FieldDeclaration, FieldOf } from '../field-declaration.ts';
import type { PlacedRule } from '../placed-rule.ts';

/** Shows rich text; has no answer. */
export const textBlock: FieldDeclaration<FieldOf<'text-block'>, { readonly pieces: readonly HtmlPiece[] }> = {
  view: {
    template: ({ html }) => ({ pieces: htmlTemplate(html) }),
  },
};

export function textBlockRules({ html }: FieldOf<'text-block'>): readonly PlacedRule[] {
  return [{ at: '/html', rule: html, gives: 'text' }];
}
