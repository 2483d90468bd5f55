import { rowsTemplate } from '../../../rules/texts/repeated.ts';
import { textRule } from '../../../rules/texts/text-rows.ts';
import type { FieldDeclaration, FieldOf } from '../field-declaration.ts';
import type { TableRow } from '../table-row.ts';
import { typedText } from '../typed-text.ts';

interface LookUpView {
  readonly found?: boolean;
  readonly rows?: readonly TableRow[];
  /** Name of one of the field's images. */
  readonly icon?: string;
  /** Message for a look-up that found nothing. */
  readonly refused?: string;
}

/** A text input with a button that looks the text up. */
export const lookUpInput: FieldDeclaration<FieldOf<'look-up-input'>, LookUpView> = {
  answer: typedText,
  view: {
    template: ({ found: { when, rows, icon }, refused }) => ({
      found: when,
      rows: rowsTemplate(rows),
      ...(icon && { icon: icon.name }),
      ...(refused && { refused: { if: [refused.when, textRule(refused.text)] } }),
    }),
  },
};
