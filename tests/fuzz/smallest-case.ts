import type { Rule } from '#schemas';
import type { RuleScope } from '../../engine/rules/runtime/scope.ts';
import type { Broken, Promises } from './promises.ts';

/** The smallest rule and scope found that violate the same property. */
export interface SmallestCase {
  readonly rule: Rule;
  readonly scope: RuleScope;
  readonly broken: Broken;
}

/** Maximum number of rules tried for one case: every attempt checks and evaluates. */
const mostAttempts = 20_000;

/**
 * Removes parts of a failing rule, and of its data, while it still violates the same property. Every step
 * makes the case smaller, so it terminates.
 */
export function smallestCase(rule: Rule, scope: RuleScope, first: Broken, promises: Promises): SmallestCase {
  let smallest: SmallestCase = { rule, scope, broken: first };
  let attempts = 0;
  const improve = (): boolean => {
    for (const candidate of smallerCases(smallest)) {
      attempts += 1;
      if (attempts > mostAttempts) return false;
      const found = promises(candidate.rule, candidate.scope);
      if (found?.promise !== first.promise) continue;
      smallest = { ...candidate, broken: found };
      return true;
    }
    return false;
  };
  while (improve());
  return smallest;
}

type Case = Pick<SmallestCase, 'rule' | 'scope'>;

function* smallerCases({ rule, scope }: Case): Generator<Case> {
  for (const smaller of smallerValues(rule)) yield { rule: smaller as Rule, scope };
  for (const root of ['answers', 'results'] as const) {
    for (const smaller of lessData(scope[root])) {
      yield { rule, scope: { ...scope, [root]: smaller as Readonly<Record<string, unknown>> } };
    }
  }
}

/** The data with a part left out; the rest keeps its type. */
function* lessData(data: unknown): Generator<unknown> {
  yield* withoutOnePart(data);
  if (typeof data !== 'object' || data === null) return;
  for (const [key, part] of Object.entries(data)) {
    for (const smaller of lessData(part)) yield withPart(data, key, smaller);
  }
}

/** Values smaller than this one: a part of it, a simple value, or itself with a smaller part. */
function* smallerValues(value: unknown): Generator<unknown> {
  if (typeof value === 'object' && value !== null) yield* Object.values(value);
  for (const simple of [0, '', false, []]) if (size(simple) < size(value)) yield simple;
  if (typeof value === 'string' && value.length > 1) yield value.slice(1);
  yield* withoutOnePart(value);
  if (typeof value !== 'object' || value === null) return;
  for (const [key, part] of Object.entries(value)) {
    for (const smaller of smallerValues(part)) yield withPart(value, key, smaller);
  }
}

function* withoutOnePart(value: unknown): Generator<unknown> {
  if (typeof value !== 'object' || value === null) return;
  for (const key of Object.keys(value)) {
    yield Array.isArray(value)
      ? value.toSpliced(Number(key), 1)
      : Object.fromEntries(Object.entries(value).filter(([other]) => other !== key));
  }
}

function withPart(value: object, key: string, part: unknown): unknown {
  return Array.isArray(value) ? value.with(Number(key), part) : { ...value, [key]: part };
}

/** Length of the value as JSON, which has to decrease with every step. */
function size(value: unknown): number {
  return (JSON.stringify(value) ?? '').length;
}
