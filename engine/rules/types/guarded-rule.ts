import { canonicalJson } from '../../base/json/canonical-json.ts';
import { readCall } from '../notation/shape.ts';

/**
 * Whether a condition can be true only if the referenced value is answered, because it tests or compares that
 * value. Ignores tests inside `or` and `not`.
 */
export function isGuardedBy(rule: unknown, condition: unknown): boolean {
  const call = readCall(condition);
  if (readCall(rule)?.name !== 'var' || call === undefined) return false;
  if (call.name === 'and') return call.args.some((part) => isGuardedBy(rule, part));
  if (!asking.has(call.name)) return false;
  const wanted = canonicalJson(rule);
  return call.args.some((part) => canonicalJson(part) === wanted);
}

/** Operators that are never true for an unanswered argument. */
const asking: ReadonlySet<string> = new Set(['answered', '==', '!=', '<', '<=', '>', '>=', 'in']);
