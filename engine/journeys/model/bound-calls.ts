import type { Action, CallAction, Journey, Operation, Step } from '#schemas';
import { canonicalJson } from '../../base/json/canonical-json.ts';
import type { CompiledForm } from '../../forms/compile-form.ts';
import { onlyLooksUp } from '../../operations/only-looks-up.ts';
import { type CompiledRule, evaluateRule } from '../../rules/evaluation/compile.ts';
import { compileOptional } from '../../rules/evaluation/condition.ts';
import { type CompiledTemplate, compileTemplate, evaluateTemplate } from '../../rules/evaluation/template.ts';
import { followReads } from '../../rules/notation/reads.ts';
import type { RuleScope } from '../../rules/runtime/scope.ts';
import { property } from '../../rules/values/property.ts';
import { actionsOfField, actionsOfStep } from './event-actions.ts';
import { factRules } from './fact-rules.ts';
import { eachOf, withInner } from './sequences/inner-actions.ts';

/** A call whose result counts only while the call would be given the same input. */
export interface BoundCall {
  readonly definition: CallAction;
  readonly each: CompiledRule | undefined;
  readonly input: CompiledTemplate;
  /**
   * The answers and results to compare instead of the input, for an input that differs by day or page;
   * undefined for any other.
   */
  readonly paths: readonly string[] | undefined;
}

/** The bound calls of a step and its fields, by the name of their result. */
export type BoundCalls = ReadonlyMap<string, readonly BoundCall[]>;

/** Looks up an operation by its id. */
export type FindOperation = (id: string) => Operation | undefined;

/** Looks up what actions and rules name. */
interface CallDocuments {
  readonly decision: (id: string) => unknown;
  readonly operation: FindOperation;
}

/**
 * The calls of a step whose results are bound to their inputs. Results that the document keeps are not, nor are
 * those of calls that change something outside: they are records of what happened.
 */
export function boundCalls(
  journey: Journey,
  step: Step,
  { fields }: CompiledForm,
  { decision, operation }: CallDocuments,
): BoundCalls {
  const beside = step.summary ? (journey.summary?.fields ?? []) : [];
  const shown = [...fields.map(({ field }) => field), ...beside];
  const actions = [...actionsOfStep(step), ...shown.flatMap((field) => actionsOfField(field))];
  const found = new Map<string, BoundCall[]>();
  for (const action of actions.flatMap((each) => withInner(each, journey.sequences))) {
    if (!isBound(action, operation)) continue;
    const { as, with: input = {} } = action;
    const { paths } = followReads([eachOf(action), input], { facts: factRules(journey), decision });
    const compiled = {
      definition: action,
      each: compileOptional(eachOf(action)),
      input: compileTemplate(input),
      paths: [...paths].some(isVolatile) ? [...paths].filter(isOfVisitor).sort() : undefined,
    };
    found.set(as, [...(found.get(as) ?? []), compiled]);
  }
  return found;
}

/** Names of the results that a list of actions may make and that are bound. */
export function boundResults(
  actions: readonly Action[],
  { sequences }: Pick<Journey, 'sequences'>,
  operation: FindOperation,
): ReadonlySet<string> {
  const inner = actions.flatMap((action) => withInner(action, sequences));
  return new Set(inner.flatMap((action) => (isBound(action, operation) ? [action.as] : [])));
}

function isBound(action: Action, operation: FindOperation): action is CallAction & { readonly as: string } {
  if (!('call' in action) || action.as === undefined || action.keeps) return false;
  const called = operation(action.call);
  return called !== undefined && onlyLooksUp(called, operation);
}

/** Whether a path has other values on another day or page, or for another browser, whatever the visitor answers. */
function isVolatile(path: string): boolean {
  return ['now', 'page'].includes(path.split('.', 1)[0] ?? '') || /^session(\.hasSiteToken)?$/.test(path);
}

function isOfVisitor(path: string): boolean {
  return /^(answers|results)(\.|$)/.test(path);
}

/** A digest of the input that a call would be given; for a repeated call, of all its inputs. */
export function inputDigest({ each, input, paths }: BoundCall, scope: RuleScope): string {
  if (paths) return digestOf(paths.map((path) => path.split('.').reduce<unknown>(property, scope) ?? null));
  // A fault here is no news: it is reported when the call is made.
  const { onFault: _, ...quiet } = scope;
  const inputIn = (inner: RuleScope) => evaluateTemplate(input, inner).value;
  if (!each) return digestOf(inputIn(quiet));
  const { value: list } = evaluateRule(each, quiet);
  return digestOf(Array.isArray(list) ? list.map((item) => inputIn({ ...quiet, item }) ?? null) : null);
}

/**
 * A short digest of a JSON value: equal for equal values, and by accident for others once in 2^53 times. It hides
 * nothing, so that the digest of a personal value is as personal as the value.
 */
function digestOf(value: unknown): string {
  let [high, low] = [0xdeadbeef, 0x41c6ce57];
  const text = canonicalJson(value ?? null);
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(36);
}
