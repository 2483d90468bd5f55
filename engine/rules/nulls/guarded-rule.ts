import { canonicalJson } from '../../documents/canonical-json.ts';
import { readCall } from '../notation/shape.ts';

/**
 * Whether a condition is true only when the value that a reference names is answered: it asks for it, or compares it.
 * What an `or` or a `not` says of it does not count.
 */
export function isGuardedBy(rule: unknown, condition: unknown): boolean {
  const call = readCall(condition);
  if (readCall(rule)?.name !== 'var' || call === undefined) return false;
  if (call.name === 'and') return call.args.some((part) => isGuardedBy(rule, part));
  if (!asking.has(call.name)) return false;
  const wanted = canonicalJson(rule);
  return call.args.some((part) => canonicalJson(part) === wanted);
}

/** Operators that are never true of what is unanswered. */
const asking: ReadonlySet<string> = new Set(['answered', '==', '!=', '<', '<=', '>', '>=', 'in']);
