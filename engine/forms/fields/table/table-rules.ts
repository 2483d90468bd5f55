import type { FieldOf } from '../field-declaration.ts';
import type { PlacedRule } from '../placed-rule.ts';

export function tableRules({ rows, label, hint, empty }: FieldOf<'table'>): readonly PlacedRule[] {
  return [
    { at: '/rows', rule: rows, gives: 'rows' },
    { at: '/label', rule: label, gives: 'text' },
    { at: '/hint', rule: hint, gives: 'text' },
    { at: '/empty', rule: empty, gives: 'text' },
  ];
}
