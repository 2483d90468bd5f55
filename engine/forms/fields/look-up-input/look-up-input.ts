import { rowsTemplate } from '../../../rules/texts/repeated.ts';
import { textRule } from '../../../rules/texts/text-rows.ts';
import type { FieldDeclaration, FieldOf } from '../field-declaration.ts';
import type { OwnName, PlacedRule } from '../placed-rule.ts';
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

export function lookUpRules({ found, refused }: FieldOf<'look-up-input'>): readonly PlacedRule[] {
  return [
    { at: '/refused/when', rule: refused?.when, gives: 'condition' },
    { at: '/refused/text', rule: refused?.text, gives: 'text' },
    { at: '/found/when', rule: found.when, gives: 'condition' },
    { at: '/found/rows', rule: found.rows, gives: 'rows' },
    { at: '/found/icon/name', rule: found.icon?.name, gives: 'text' },
  ];
}

export function lookUpNames({ found: { icon } }: FieldOf<'look-up-input'>): readonly OwnName[] {
  if (!icon) return [];
  const { images, otherwise } = icon;
  const among = Object.keys(images);
  return [{ at: '/found/icon/otherwise', name: otherwise, among, kind: 'image', code: 'unknown-image' }];
}
