import { isOperatorName, pathOf } from '#engine';

/** The innermost operator around a part of a rule, and the pointer to its arguments, which is the part's for one alone. */
export function enclosingCall(
  pointer: string,
): { readonly operator: string; readonly at: string } | undefined {
  const keys = pathOf(pointer);
  const index = keys.findLastIndex(isOperatorName);
  const operator = keys[index];
  if (operator === undefined) return undefined;
  const inner = keys.slice(index + 1).reduce((sum, key) => sum + key.length + 1, 0);
  return { operator, at: pointer.slice(0, pointer.length - inner) };
}
