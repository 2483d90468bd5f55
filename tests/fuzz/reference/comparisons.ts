import type { RuleScope } from '../../../engine/rules/runtime/scope.ts';

/** Compares texts by code point, and so dates by time. */
export function compare(first: number | string, second: number | string): number {
  if (typeof first === 'number' || typeof second === 'number') return Number(first) - Number(second);
  const [left, right] = [[...first], [...second]];
  const at = left.findIndex((point, index) => point !== right[index]);
  if (at === -1) return left.length - right.length;
  return (left[at]?.codePointAt(0) ?? 0) - (right[at]?.codePointAt(0) ?? -1);
}

const same = ([first, second]: readonly unknown[]) => first === second;
const differ = ([first, second]: readonly unknown[]) => first !== second;
const opposite = ([condition]: readonly unknown[]) => condition !== true;

/** Operators that compare or test values that are all answered. */
export const comparisons = {
  '==': same,
  '===': same,
  '!=': differ,
  '!==': differ,
  '!': opposite,
  not: opposite,
  '!!': ([value]: readonly unknown[]) =>
    !(value === false || value === 0 || value === '' || (Array.isArray(value) && value.length === 0)),
  matches: ([text, pattern, flags = '']: readonly string[], { matches }: RuleScope) =>
    matches(pattern ?? '', flags)(text ?? ''),
};
