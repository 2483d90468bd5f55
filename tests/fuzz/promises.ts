import { isDeepStrictEqual } from 'node:util';
import type { Rule } from '#schemas';
import { describeRule } from '../../analysis/rules/english/describe.ts';
import { explainRule } from '../../analysis/rules/english/explain.ts';
import { checkRule, checkTemplate } from '../../analysis/rules/typing/check.ts';
import { compileRule, type Evaluation, evaluateRule } from '../../engine/rules/evaluation/compile.ts';
import { compileTemplate, evaluateTemplate } from '../../engine/rules/evaluation/template.ts';
import { dependenciesOf } from '../../engine/rules/notation/dependencies.ts';
import { budget, maximumSteps } from '../../engine/rules/runtime/limits.ts';
import { RuleFailure } from '../../engine/rules/runtime/rule-failure.ts';
import type { RuleScope } from '../../engine/rules/runtime/scope.ts';
import { askJsonLogic, toJsonLogic } from './json-logic.ts';
import { interpret } from './reference/interpret.ts';
import { context } from './rule-world.ts';

/** A property that one rule violates in one scope. */
export interface Broken {
  readonly promise: string;
  readonly detail: string;
}

/** Checks one group of properties of one rule; the result depends on the arguments alone. */
export type Promises = (rule: Rule, scope: RuleScope) => Broken | undefined;

/**
 * Any JSON may be checked, compiled, evaluated and described; nothing throws, and no prototype is changed.
 */
export const survives: Promises = (rule, scope) =>
  catching(() => {
    const { problems } = checkRule(rule, context);
    const spent = stepsSpent(() => evaluateRule(compileRule(rule), scope));
    if (spent.broken) return spent.broken;
    const { fault } = spent.value;
    if (problems.length === 0 && fault !== undefined)
      return broken('what is checked never faults', fault.message);
    const template = checkTemplate(rule, context);
    const built = stepsSpent(() => evaluateTemplate(compileTemplate(rule), scope));
    if (built.broken) return built.broken;
    if (template.problems.length === 0 && built.value.fault)
      return broken('a checked template never faults', built.value.fault.message);
    dependenciesOf(rule);
    describeRule(rule);
    explainRule(rule, scope);
    const inherited = Object.keys(Object.prototype);
    return inherited.length > 0 ? broken('prototypes stay as they are', inherited.join(', ')) : undefined;
  });

/**
 * JsonLogic gives the same result for a rule that passes the check and uses only JsonLogic's operators, if
 * every part of it is answered and no text has more UTF-16 units than code points: a quotient by zero is a
 * number to JsonLogic, and its JavaScript counts units.
 */
export const agreesWithJsonLogic: Promises = (rule, scope) =>
  catching(() => {
    if (checkRule(rule, context).problems.length > 0) return undefined;
    let isComparable = true;
    interpret(rule, scope, {
      onValue: (part) => {
        if (part === undefined || (typeof part === 'string' && hasSurrogate.test(part))) isComparable = false;
      },
    });
    if (!isComparable) return undefined;
    const { value, fault } = evaluateRule(compileRule(rule), scope);
    if (fault?.code === 'rule-limit') return undefined;
    const ours = JSON.stringify(value) ?? 'null';
    const theirs = askJsonLogic(toJsonLogic(rule), scope);
    if (fault === undefined && ours === theirs) return undefined;
    return broken('JsonLogic gives the same answer', `${fault?.message ?? ours}, JsonLogic ${theirs}`);
  });

/**
 * A rule that passed the check never faults, agrees with the reference, and depends only on its declared
 * dependencies.
 */
export const isSound: Promises = (rule, scope) =>
  catching(() => {
    const { problems, dependencies, steps } = checkRule(rule, context);
    if (problems.length > 0) return undefined;
    const compiled = compileRule(rule);
    const taken = stepsTaken(() => compiled.run(scope));
    if (taken > steps)
      return broken('no evaluation takes more steps than the check foresees', `${taken}, not ${steps}`);
    const spent = stepsSpent(() => evaluateRule(compiled, scope));
    if (spent.broken) return spent.broken;
    const evaluation = spent.value;
    if (evaluation.fault !== undefined) {
      return evaluation.fault.code === 'rule-limit'
        ? undefined
        : broken('what is checked never faults', evaluation.fault.message);
    }
    const strange = notJson(evaluation.value);
    if (strange !== undefined) return broken('every value is JSON', strange);
    const meant = interpret(rule, scope);
    if (!isDeepStrictEqual(normal(evaluation.value), normal(meant))) {
      return broken('the reference agrees', `${shown(evaluation.value)}, reference ${shown(meant)}`);
    }
    const elsewhere = evaluateRule(compiled, changedOutside(scope, dependencies));
    return isDeepStrictEqual(elsewhere, evaluation satisfies Evaluation)
      ? undefined
      : broken('only dependencies matter', dependencies.join(', '));
  });

/**
 * The generator's options may have none in common, its divisors may be zero, and its rules may cost too much.
 */
const refusedByChance = new Set(['unknown-option', 'zero-divisor', 'rule-too-costly']);

/** A generated rule passes the check, except for accidental problems. */
export const passesCheck: Promises = (rule) => {
  const refusals = checkRule(rule, context).problems.filter(({ code }) => !refusedByChance.has(code));
  if (refusals.length === 0) return undefined;
  const found = refusals.map(({ pointer, message }) => `${pointer} ${message}`);
  return broken('what the generator makes passes the check', found.join('\n  '));
};

const hasSurrogate = /[\uD800-\uDFFF]/;

function broken(promise: string, detail: string): Broken {
  return { promise, detail };
}

function catching(hold: () => Broken | undefined): Broken | undefined {
  try {
    return hold();
  } catch (thrown) {
    return broken('nothing throws', thrown instanceof Error ? String(thrown.stack) : String(thrown));
  }
}

/** An evaluation returns its steps to the budget: otherwise a later rule would run out of them. */
function stepsSpent<Value>(
  evaluate: () => Value,
): { readonly value: Value; readonly broken?: undefined } | { readonly broken: Broken } {
  const before = budget.steps;
  const value = evaluate();
  const left = budget.steps;
  budget.steps = before;
  if (left === before) return { value };
  return { broken: broken('steps are counted where they are spent', `${before - left} steps`) };
}

/** Number of steps that an evaluation takes, up to the limit. */
function stepsTaken(evaluate: () => unknown): number {
  const before = budget.steps;
  budget.steps = maximumSteps;
  try {
    evaluate();
  } catch (thrown) {
    if (!(thrown instanceof RuleFailure)) throw thrown;
  }
  const taken = maximumSteps - budget.steps;
  budget.steps = before;
  return taken;
}

/** The first number inside that JSON cannot represent, or not exactly. */
function notJson(value: unknown): string | undefined {
  if (typeof value === 'number') {
    return Number.isFinite(value) && !Object.is(value, -0)
      ? undefined
      : Object.is(value, -0)
        ? '-0'
        : `${value}`;
  }
  if (typeof value !== 'object' || value === null) return undefined;
  for (const inner of Object.values(value)) {
    const found = notJson(inner);
    if (found !== undefined) return found;
  }
  return undefined;
}

const shown = (value: unknown) => JSON.stringify(value) ?? 'unanswered';

/**
 * `null` is unanswered, and a property that is `null` is the same as a missing one; in a list it keeps its
 * position.
 */
function normal(value: unknown): unknown {
  if (value === null) return undefined;
  if (Array.isArray(value)) return value.map((element) => normal(element) ?? null);
  if (typeof value !== 'object') return value;
  const entries = Object.entries(value).map(([name, part]) => [name, normal(part)] as const);
  return Object.fromEntries(entries.filter(([, part]) => part !== undefined));
}

/** The scope without the values that are not among the rule's dependencies. */
function changedOutside(scope: RuleScope, dependencies: readonly string[]): RuleScope {
  const keep = (root: 'answers' | 'results') =>
    Object.fromEntries(
      Object.entries(scope[root]).filter(([name]) =>
        dependencies.some(
          (path) => path === root || path === `${root}.${name}` || path.startsWith(`${root}.${name}.`),
        ),
      ),
    );
  return {
    ...scope,
    answers: keep('answers'),
    results: keep('results'),
    facts: { changed: true },
    now: dependencies.includes('now') ? scope.now : '1970-01-01',
  };
}
