import type { Rule } from '#schemas';
import { rowsTemplate } from '../../../rules/texts/repeated.ts';
import { textRule } from '../../../rules/texts/text-rows.ts';
import type { FieldDeclaration, FieldOf } from '../field-declaration.ts';
import type { PlacedRule } from '../placed-rule.ts';
import type { TableRow } from '../table-row.ts';

interface TableView {
  readonly rows?: readonly TableRow[];
  /** The computed texts around the rows. */
  readonly label?: string;
  readonly hint?: string;
  readonly empty?: string;
}

/** Shows rows; has no answer. */
export const table: FieldDeclaration<FieldOf<'table'>, TableView> = {
  view: {
    // Of a table that is not repeated, label and hint are words of the field.
    template: ({ rows, label, hint, empty, each }) => ({
      rows: rowsTemplate(rows),
      ...(each !== undefined && { ...computed('label', label), ...computed('hint', hint) }),
      ...computed('empty', empty),
    }),
  },
};

/** A literal text is not computed, so it is left out of the view. */
function computed(name: 'label' | 'hint' | 'empty', text: Rule | undefined) {
  return text === undefined || typeof text === 'string' ? {} : { [name]: textRule(text) };
}

export function tableRules({ rows, label, hint, empty }: FieldOf<'table'>): readonly PlacedRule[] {
  return [
    { at: '/rows', rule: rows, gives: 'rows' },
    { at: '/label', rule: label, gives: 'text' },
    { at: '/hint', rule: hint, gives: 'text' },
    { at: '/empty', rule: empty, gives: 'text' },
  ];
}
