import type { Rule } from '#schemas';
import { checkRule } from '../../analysis/rules/typing/check.ts';
import type { RuleScope } from '../../engine/rules/runtime/scope.ts';
import { agreesWithJsonLogic, isSound, type Promises, passesCheck, survives } from './promises.ts';
import { type Extent, type Random, seededRandom } from './random.ts';
import { type Kind, RuleGenerator, randomJson } from './rule-generator.ts';
import { context, randomScope } from './rule-world.ts';
import { smallestCase } from './smallest-case.ts';

/** Result of a run of the fuzzer. */
export interface FuzzReport {
  readonly seed: number;
  /** Expressions that were tried: less than requested if the run ended early. */
  readonly expressions: number;
  /** Expressions that were compared with JsonLogic, too. */
  readonly askedOfJsonLogic: number;
  readonly perSecond: number;
  /** One text for each violation, with the smallest rule that causes it; empty when there was none. */
  readonly failures: readonly string[];
}

const kinds = ['boolean', 'number', 'text', 'date', 'numbers', 'sizes', 'bikes', 'bike'] as const;
const mostFailures = 10;

/**
 * Generates expressions and checks the engine's properties: a checked rule never faults, the compiled rule
 * agrees with the reference and with JsonLogic, dependencies are sound, and no JSON makes anything throw.
 */
export function fuzzRules({ count, seed, until = Number.POSITIVE_INFINITY, report }: Extent): FuzzReport {
  const random = seededRandom(seed);
  const failures: string[] = [];
  let [askedOfJsonLogic, expressions] = [0, 0];
  const start = performance.now();
  while (expressions < count && failures.length < mostFailures && performance.now() < until) {
    const { rule, scope, promises } = nextCase(random, expressions);
    if (promises.includes(agreesWithJsonLogic) && checkRule(rule, context).problems.length === 0)
      askedOfJsonLogic += 1;
    for (const each of promises) {
      const failure = failureOf(rule, scope, each);
      if (failure) failures.push(`seed ${seed}, expression ${expressions}: ${failure}`);
    }
    expressions += 1;
    report?.(expressions, failures);
  }
  const perSecond = Math.round((expressions / (performance.now() - start)) * 1000);
  return { seed, expressions, askedOfJsonLogic, perSecond, failures };
}

interface Case {
  readonly rule: Rule;
  readonly scope: RuleScope;
  readonly promises: readonly Promises[];
}

function nextCase(random: Random, index: number): Case {
  switch (index % 4) {
    case 0:
      return { rule: randomJson(random, 5) as Rule, scope: randomScope(random, 0.2), promises: [survives] };
    case 1:
      return {
        rule: new RuleGenerator(random, true).make(random.pick<Kind>(kinds), 4),
        scope: randomScope(random, 0),
        promises: [agreesWithJsonLogic],
      };
    default:
      return {
        rule: new RuleGenerator(random, false).make(random.pick<Kind>(kinds), 4),
        scope: randomScope(random, random.pick([0, 0.2, 0.6])),
        promises: [passesCheck, isSound],
      };
  }
}

function failureOf(rule: Rule, scope: RuleScope, promises: Promises): string | undefined {
  const found = promises(rule, scope);
  if (found === undefined) return undefined;
  // A rule that the generator made by mistake is most useful as a whole.
  const smallest =
    promises === passesCheck ? { rule, scope, broken: found } : smallestCase(rule, scope, found, promises);
  const { answers, results, now } = smallest.scope;
  return [
    smallest.broken.promise,
    JSON.stringify(smallest.rule),
    smallest.broken.detail,
    JSON.stringify({ answers, results, now }),
  ].join('\n  ');
}
