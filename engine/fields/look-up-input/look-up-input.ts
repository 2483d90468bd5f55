import { rowsTemplate } from '../../texts/repeated.ts';
import { textRule } from '../../texts/text-rows.ts';
import type { FieldDeclaration, FieldOf } from '../field-declaration.ts';
import type { TableRow } from '../table-row.ts';
import { typedText } from '../typed-text.ts';

interface LookUpView {
  readonly found?: boolean;
  readonly rows?: readonly TableRow[];
  /** Name of one of the field's images. */
  readonly icon?: string;
  /** Said of a look-up that found nothing. */
  readonly refused?: string;
}

/** A text with a button that looks it up. */
export const lookUpInput: FieldDeclaration<FieldOf<'look-up-input'>, LookUpView> = {
  answer: typedText,
  view: {
    template: ({ found: { when, rows, icon }, refused }) => ({
      found: when,
      rows: rowsTemplate(rows),
      ...(icon && { icon: icon.name }),
      ...(refused && { refused: { if: [refused.when, textRule(refused.text)] } }),
    }),
    rules: ({ found: { when, rows, icon }, refused }) => [
      { at: '/refused/when', rule: refused?.when, gives: 'condition' },
      { at: '/refused/text', rule: refused?.text, gives: 'text' },
      { at: '/found/when', rule: when, gives: 'condition' },
      { at: '/found/rows', rule: rows, gives: 'rows' },
      { at: '/found/icon/name', rule: icon?.name, gives: 'text' },
    ],
  },
  ownNames({ found: { icon } }) {
    if (!icon) return [];
    const { images, otherwise } = icon;
    return [
      {
        at: '/found/icon/otherwise',
        name: otherwise,
        among: Object.keys(images),
        kind: 'image',
        code: 'unknown-image',
      },
    ];
  },
};
