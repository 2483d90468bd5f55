import type { Rule } from '#schemas';
import type { Problem } from '../../base/problems/problem.ts';
import { beginCalls, restoreCalls } from '../calls/remembered-calls.ts';
import { measure, readCall } from '../notation/shape.ts';
import { evaluationOf } from '../operators/evaluations.ts';
import {
  type Bindings,
  type Compiling,
  computedNode,
  constantNode,
  type Node,
} from '../runtime/compiling.ts';
import { budget, maximumDepth, maximumNodes, maximumSteps } from '../runtime/limits.ts';
import { memoize } from '../runtime/memoize.ts';
import { faultOf, malformed } from '../runtime/rule-failure.ts';
import { type Evaluate, emptyScope, type RuleScope } from '../runtime/scope.ts';
import { isUnanswered, readable } from '../runtime/unanswered.ts';
import { watchInheritance } from '../values/property.ts';
import { compileTemplateNode } from './template-node.ts';

/** A compiled rule. */
export interface CompiledRule {
  readonly run: Evaluate;
  /** True when evaluation may cost steps; it never does without list operators, decisions and functions. */
  readonly counts: boolean;
  /** The rule or template it was compiled from. */
  readonly source: unknown;
}

/** A value (`undefined` when unanswered or unknown), or the fault that prevented it. */
export type Evaluation =
  | { readonly value: unknown; readonly fault: undefined }
  | { readonly value: undefined; readonly fault: Problem };

/**
 * Compiles a rule, which should have passed `checkRule`, to closures. Never throws: a malformed rule compiles
 * to a fault. Memoized for objects, which must not be changed afterwards.
 *
 * @example evaluateRule(compileRule({ '>': [{ var: 'answers.guests' }, 4] }), scope)
 */
export const compileRule: (rule: Rule) => CompiledRule = memoize((rule) =>
  toCompiled(compileCapped(rule), rule),
);

const truth: Evaluation = Object.freeze({ value: true, fault: undefined });
const falsehood: Evaluation = Object.freeze({ value: false, fault: undefined });
const unanswered: Evaluation = Object.freeze({ value: undefined, fault: undefined });

/** Evaluates within `maximumSteps`, and reports a fault to the scope. Never throws. */
export function evaluateRule(compiled: CompiledRule, scope: RuleScope): Evaluation {
  watchInheritance();
  try {
    const value = compiled.counts ? runCounted(compiled.run, scope) : compiled.run(scope);
    // The most frequent results are shared objects, so that a condition allocates nothing.
    if (value === true) return truth;
    if (value === false) return falsehood;
    const answer = readable(value);
    return isUnanswered(answer) ? unanswered : { value: answer, fault: undefined };
  } catch (caught) {
    const fault = faultOf(caught);
    scope.onFault?.(fault, compiled.source);
    return { value: undefined, fault };
  }
}

/** Evaluates with a separate budget, even inside another evaluation. */
function runCounted(run: Evaluate, scope: RuleScope): unknown {
  const { steps, decisions } = budget;
  const calls = beginCalls();
  budget.steps = maximumSteps;
  budget.decisions = 0;
  try {
    return run(scope);
  } finally {
    budget.steps = steps;
    budget.decisions = decisions;
    restoreCalls(calls);
  }
}

/** Wraps a node as a compiled rule or template. */
export function toCompiled({ run, counts }: Node, source: unknown): CompiledRule {
  return { run, counts, source };
}

/** Compiles one rule after checking its size, so the recursion below is limited. */
export function compileCapped(rule: unknown, bindings: Bindings = {}): Node {
  const excess = measure(rule);
  if (excess === undefined) return compileNode(rule, bindings);
  const cap = excess === 'depth' ? `deeper than ${maximumDepth} levels` : `larger than ${maximumNodes} nodes`;
  return computedNode(malformed(`The rule is ${cap}.`), []);
}

function compileNode(rule: unknown, bindings: Bindings): Node {
  if (typeof rule !== 'object' || rule === null) return constantNode(readable(rule));
  if (Array.isArray(rule)) return compileList(rule.map((element) => compileNode(element, bindings)));
  const call = readCall(rule);
  const evaluation = call && evaluationOf(call.name);
  if (call === undefined || evaluation === undefined) {
    return computedNode(
      malformed(`There is no operator ${call === undefined ? 'here' : `"${call.name}"`}.`),
      [],
    );
  }
  const [least, most] = evaluation.arity;
  if (call.args.length < least || call.args.length > most) {
    return computedNode(malformed(`"${call.name}" does not take ${call.args.length} arguments.`), []);
  }
  if (evaluation.arguments === 'rules')
    return evaluation.compile(call.args, compilingWithin(bindings), call.body);
  const args = call.args.map((arg) => compileNode(arg, bindings));
  const { counts = false } = evaluation;
  const node = computedNode(
    evaluation.compile(args),
    args,
    typeof counts === 'function' ? counts(args) : counts,
  );
  return evaluation.folds && args.every((arg) => arg.constant) ? fold(node) : node;
}

function compilingWithin(bindings: Bindings): Compiling {
  return {
    bindings,
    compile: (rule, inner = bindings) => compileNode(rule, inner),
    template: (template) => compileTemplateNode(template, (rule) => compileNode(rule, bindings)),
  };
}

/**
 * A list of rules gives the list of their values; an unanswered one becomes null, as JSON lists have no gaps.
 */
function compileList(elements: readonly Node[]): Node {
  if (elements.every((element) => element.constant))
    return constantNode(elements.map(({ value }) => value ?? null));
  const parts = elements.map((element) => element.run);
  return computedNode((scope) => parts.map((part) => part(scope) ?? null), elements);
}

/** Evaluates a constant node at compile time. A node that faults is kept, and faults at evaluation. */
function fold(node: Node): Node {
  const { run } = node;
  try {
    return { ...constantNode(runCounted(run, emptyScope)), weight: node.weight };
  } catch {
    return node;
  }
}
