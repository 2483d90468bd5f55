import type { RuleScope } from '../../../engine/rules/runtime/scope.ts';
import { comparisons } from './comparisons.ts';
import { dates } from './dates.ts';
import { listOperators } from './lists.ts';
import { numbers } from './numbers.ts';
import { objects } from './objects.ts';
import { type Operator, objectOf, type Place } from './operator.ts';
import { texts } from './texts.ts';

/** Operators that are unanswered if any of their values is, and otherwise depend on the values alone. */
const strict: Readonly<Record<string, (values: never, scope: RuleScope) => unknown>> = {
  ...comparisons,
  ...dates,
  ...numbers,
  ...texts,
};

const special: Readonly<Record<string, Operator>> = { ...listOperators, ...objects };

/**
 * Value of a rule by docs/rules.md alone: as simple as possible, recursive and without compiling. Unanswered
 * is `undefined`. The rule has passed the check.
 */
export function interpret(rule: unknown, scope: RuleScope, place: Place = {}): unknown {
  const value = answer(evaluate(rule, scope, place));
  place.onValue?.(value);
  return value;
}

function evaluate(rule: unknown, scope: RuleScope, place: Place): unknown {
  const value = (inner: unknown, other: Place = {}) => interpret(inner, scope, { ...place, ...other });
  if (Array.isArray(rule)) return rule.map((element) => value(element) ?? null);
  if (typeof rule !== 'object' || rule === null) return rule;
  const [[name, body] = ['', undefined]] = Object.entries(rule);
  if (name === 'literal') return body;
  if (name === 'object') return objectOf(body, value);
  const args: readonly unknown[] = Array.isArray(body) ? body : [body];
  if (name === 'var') return readPath(args, scope, place, value);
  const operator = special[name];
  if (operator) return operator({ args, value, scope, within: interpret });
  const operation = strict[name];
  if (!operation) throw new Error(`The reference has no operator "${name}".`);
  const values = args.map((arg) => value(arg));
  return values.includes(undefined) ? undefined : operation(values as never, scope);
}

/** `null` and anything that is not a finite number are unanswered; minus zero is zero. */
function answer(value: unknown): unknown {
  if (value === null) return undefined;
  if (typeof value !== 'number') return value;
  if (!Number.isFinite(value)) return undefined;
  return value === 0 ? 0 : value;
}

function readPath(
  [path, standIn]: readonly unknown[],
  scope: RuleScope,
  place: Place,
  value: (rule: unknown) => unknown,
): unknown {
  let found: unknown = 'item' in place ? { ...scope, ...place } : scope;
  for (const part of String(path).split('.')) {
    found =
      typeof found === 'object' && found !== null && Object.hasOwn(found, part)
        ? (found as Record<string, unknown>)[part]
        : undefined;
  }
  return answer(found) === undefined && standIn !== undefined ? value(standIn) : found;
}
