import type { FieldOf } from '../field-declaration.ts';
import type { PlacedRule } from '../placed-rule.ts';

export function noticeRules({ text }: FieldOf<'notice'>): readonly PlacedRule[] {
  return [{ at: '/text', rule: text, gives: 'text' }];
}
