import { canonicalJson } from '#engine';
import { readCall } from '#engine/parts';

/** Operators whose arguments may have any order. */
const commutative: ReadonlySet<string> = new Set(['and', 'or', '==', '!=', '===', '!==']);

/** A text that is the same for conditions that differ only in the order of their parts. */
export function canonicalCondition(rule: unknown): string {
  const call = readCall(rule);
  if (call === undefined || call.name === 'literal') return canonicalJson(rule);
  const args = call.args.map(canonicalCondition);
  const ordered = commutative.has(call.name) ? args.sort() : args;
  return `${call.name}(${ordered.join()})`;
}
