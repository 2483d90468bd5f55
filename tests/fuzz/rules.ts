import { isDeepStrictEqual } from 'node:util';
import type { Rule } from '#schemas';
import { checkRule, checkTemplate } from '../../engine/rules/check.ts';
import { compileRule, type Evaluation, evaluateRule } from '../../engine/rules/compile.ts';
import { dependenciesOf } from '../../engine/rules/dependencies.ts';
import { describeRule } from '../../engine/rules/describe.ts';
import { explainRule } from '../../engine/rules/explain.ts';
import { budget, maximumSteps } from '../../engine/rules/limits.ts';
import type { RuleScope } from '../../engine/rules/scope.ts';
import { compileTemplate, evaluateTemplate } from '../../engine/rules/template.ts';
import { askJsonLogic, toJsonLogic } from './json-logic.ts';
import { type Random, seededRandom } from './random.ts';
import { interpret } from './reference-interpreter.ts';
import { type Kind, RuleGenerator, randomJson } from './rule-generator.ts';
import { context, randomScope } from './rule-world.ts';

/** What a run of the fuzzer came to. */
export interface FuzzReport {
  readonly seed: number;
  readonly expressions: number;
  /** Expressions that JsonLogic was asked too. */
  readonly askedOfJsonLogic: number;
  readonly perSecond: number;
  /** One line for each broken promise, with the rule; empty when all were kept. */
  readonly failures: readonly string[];
}

const kinds = ['boolean', 'number', 'text', 'date', 'numbers', 'sizes', 'bikes', 'bike'] as const;
const mostFailures = 10;

/**
 * Generates expressions and holds the engine to its promises: what is checked never faults, the compiled rule
 * agrees with the reference and with JsonLogic, dependencies are sound, and nothing that can be parsed as JSON
 * makes anything throw.
 */
export function fuzzRules({ count, seed }: { readonly count: number; readonly seed: number }): FuzzReport {
  const random = seededRandom(seed);
  const failures: string[] = [];
  let askedOfJsonLogic = 0;
  const start = performance.now();
  for (let index = 0; index < count && failures.length < mostFailures; index += 1) {
    const fail = (promise: string, rule: unknown, detail: unknown) =>
      failures.push(
        `seed ${seed}, expression ${index}: ${promise}\n  ${JSON.stringify(rule)}\n  ${String(detail)}`,
      );
    try {
      const turn = index % 4;
      if (turn === 0) survive(randomJson(random, 5), random, fail);
      else if (turn === 1) {
        if (agreeWithJsonLogic(random, fail)) askedOfJsonLogic += 1;
      } else keepPromises(random, fail);
    } catch (thrown) {
      fail('something threw', undefined, thrown instanceof Error ? thrown.stack : thrown);
    }
  }
  const perSecond = Math.round((count / (performance.now() - start)) * 1000);
  return { seed, expressions: count, askedOfJsonLogic, perSecond, failures };
}

type Fail = (promise: string, rule: unknown, detail: unknown) => void;

/** Anything at all may be checked, compiled, evaluated and described; nothing throws, nothing is polluted. */
function survive(json: unknown, random: Random, fail: Fail): void {
  const scope = randomScope(random, 0.2);
  const rule = json as Rule;
  const { problems } = checkRule(rule, context);
  const { fault } = evaluateRule(compileRule(rule), scope);
  if (problems.length === 0 && fault !== undefined) fail('what is checked never faults', json, fault.message);
  const template = checkTemplate(rule, context);
  const built = evaluateTemplate(compileTemplate(rule), scope);
  if (template.problems.length === 0 && built.fault)
    fail('a checked template never faults', json, built.fault.message);
  dependenciesOf(rule);
  describeRule(rule);
  if (random.chance(0.1)) explainRule(rule, scope);
  if (Object.keys(Object.prototype).length > 0)
    fail('prototypes stay as they are', json, Object.keys(Object.prototype));
}

/** False when the check refused the rule, so that there was nothing to ask. */
function agreeWithJsonLogic(random: Random, fail: Fail): boolean {
  const rule = new RuleGenerator(random, true).make(random.pick<Kind>(kinds), 4);
  const scope = randomScope(random, 0);
  const { problems } = checkRule(rule, context);
  // The generator asks for more than the check lets through, such as the empty object as a bicycle.
  if (problems.length > 0) return false;
  const evaluation = evaluateRule(compileRule(rule), scope);
  const ours = JSON.stringify(evaluation.value) ?? 'null';
  const theirs = askJsonLogic(toJsonLogic(rule), scope);
  if (evaluation.fault !== undefined || ours !== theirs) {
    fail(
      'JsonLogic gives the same answer',
      rule,
      `${evaluation.fault?.message ?? ours}, JsonLogic ${theirs}\n  ${JSON.stringify(scope.answers)}`,
    );
  }
  return true;
}

function keepPromises(random: Random, fail: Fail): void {
  const rule = new RuleGenerator(random, false).make(random.pick<Kind>(kinds), 4);
  const scope = randomScope(random, random.pick([0, 0.2, 0.6]));
  const { problems, dependencies } = checkRule(rule, context);
  const refusals = problems.filter(({ code }) => !mayMeet.has(code));
  if (refusals.length > 0) {
    const found = refusals.map(({ pointer, message }) => `${pointer} ${message}`).join('\n  ');
    fail('what the generator makes passes the check', rule, found);
  }
  if (problems.length > 0) return;
  const compiled = compileRule(rule);
  const evaluation = evaluateRule(compiled, scope);
  if (evaluation.fault !== undefined) {
    if (evaluation.fault.code !== 'rule-limit')
      fail('what is checked never faults', rule, evaluation.fault.message);
    return;
  }
  if (budget.steps !== maximumSteps) fail('steps are counted where they are spent', rule, budget.steps);
  const meant = finite(interpret(rule, scope));
  if (!isDeepStrictEqual(normal(evaluation.value), normal(meant))) {
    fail(
      'the reference agrees',
      rule,
      `${JSON.stringify(evaluation.value)}, reference ${JSON.stringify(meant)}\n  ${JSON.stringify(scope.answers)} ${scope.now}`,
    );
  }
  const elsewhere = evaluateRule(compiled, changedOutside(scope, dependencies));
  if (!isDeepStrictEqual(elsewhere, evaluation satisfies Evaluation)) {
    fail('only dependencies matter', rule, dependencies.join(', '));
  }
}

/** Chance may write two lists of options that have none in common. */
const mayMeet: ReadonlySet<string> = new Set(['unknown-option']);

/** The scope with every value taken away that the rule says it does not read. */
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

function finite(value: unknown): unknown {
  return typeof value === 'number' && !Number.isFinite(value) ? undefined : value;
}

/** Minus zero is zero, and null on the outside is unanswered. */
function normal(value: unknown): unknown {
  return value === undefined || value === null ? undefined : JSON.parse(JSON.stringify(value));
}
