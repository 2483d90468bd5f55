import type { FieldOf } from '../field-declaration.ts';
import type { OwnName, PlacedRule } from '../placed-rule.ts';

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
