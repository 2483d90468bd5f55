import { checkRule } from '#analysis';
import {
  checkText,
  compileRule,
  documentLimits,
  evaluateRule,
  neverType,
  objectOf,
  type Problem,
  type RuleContext,
  type RuleScope,
  type RuleType,
  readRule,
  rootNames,
  typeOfValue,
} from '#engine';
import type { Rule } from '#schemas';
import { fromJsonLogic, type RootedRule } from './json-logic-style.ts';

/** Documents and clock that a rule reads besides its own data. */
export interface Surroundings {
  readonly scope: Pick<RuleScope, 'now' | 'formats' | 'options' | 'decisions' | 'matches'>;
  readonly context: Pick<RuleContext, 'options' | 'decisions' | 'functions' | 'checkPattern'>;
}

/** A rule ready to be evaluated or explained, or the problems that prevent it. */
export type Prepared =
  | { readonly rule: Rule; readonly scope: RuleScope }
  | { readonly problems: readonly Problem[] };

/** Evaluates one line `{"rule": …, "data": …}`. An unanswered value is null. */
export function evaluateLine(
  line: string,
  name: string,
  surroundings: Surroundings,
): { readonly value: unknown } | { readonly problems: readonly Problem[] } {
  const prepared = prepareLine(line, name, surroundings);
  if ('problems' in prepared) return prepared;
  const { value, fault } = evaluateRule(compileRule(prepared.rule), prepared.scope);
  return fault === undefined ? { value: value ?? null } : { problems: [{ ...fault, document: name }] };
}

/**
 * Reads and checks a line. Its data are the roots or, as in JsonLogic, the object that references start from.
 */
export function prepareLine(line: string, name: string, surroundings: Surroundings): Prepared {
  const faults = checkText(line, name, documentLimits);
  if (faults.length > 0) return { problems: faults };
  const request: unknown = JSON.parse(line);
  if (typeof request !== 'object' || request === null || !('rule' in request)) {
    return { problems: [badRequest(name)] };
  }
  const { rule, problems, place } = readRule(line, request.rule, name);
  if (problems.length > 0) return { problems };
  const prepared = prepareRule(rule, 'data' in request ? request.data : undefined, name, surroundings);
  return 'problems' in prepared ? { problems: prepared.problems.map(place) } : prepared;
}

/** Checks a rule against the data that it will be evaluated with. */
export function prepareRule(
  rule: unknown,
  data: unknown,
  name: string,
  surroundings: Surroundings,
): Prepared {
  const roots = holdsRoots(data) ? data : isEmpty(data) && !hasForeignReference(rule) ? {} : undefined;
  const isRooted = roots !== undefined;
  // The rule may have any shape; the check below validates it.
  const rooted = roots ? { rule: rule as Rule, roots } : fromJsonLogic(rule, data);
  const problems = firstClean(
    [textType, dateAwareType],
    (typeOf) =>
      checkRule(rooted.rule, contextOf(rooted.roots, typeOf, isRooted, name, surroundings)).problems,
  );
  if (problems.length > 0) return { problems };
  const empty = { answers: {}, results: {}, facts: {}, session: {}, site: {}, page: {} };
  return { rule: rooted.rule, scope: { ...empty, ...surroundings.scope, ...rooted.roots } };
}

type TypeOf = (value: unknown) => RuleType;

const textType: TypeOf = typeOfValue;
/** Data contain no dates: a text in the form of one is typed as a date where the rule needs that. */
const dateAwareType: TypeOf = (value) => withDates(typeOfValue(value), value);

function withDates(type: RuleType, value: unknown): RuleType {
  if (type.kind === 'text' && typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value))
    return { kind: 'date' };
  if (type.kind !== 'object' || typeof value !== 'object' || value === null) return type;
  const own = value as { readonly [name: string]: unknown };
  const properties = Object.entries(type.properties).map(([name, inner]) => [
    name,
    withDates(inner, own[name]),
  ]);
  return objectOf(Object.fromEntries(properties));
}

function firstClean(
  typings: readonly TypeOf[],
  problemsFor: (typeOf: TypeOf) => readonly Problem[],
): readonly Problem[] {
  let first: readonly Problem[] | undefined;
  for (const typeOf of typings) {
    const problems = problemsFor(typeOf);
    if (problems.length === 0) return problems;
    first ??= problems;
  }
  return first ?? [];
}

/**
 * Types the answers from the data. An answer that is missing there is unanswered, where JsonLogic would
 * compare it.
 */
function contextOf(
  roots: RootedRule['roots'],
  typeOf: TypeOf,
  isRooted: boolean,
  name: string,
  { context }: Surroundings,
): RuleContext {
  const names = rootNames.filter((root) => root !== 'now' && root !== 'item' && root !== 'accumulator');
  const types = names.map((root) => {
    const type = typeOf(roots[root] ?? {});
    return [root, isRooted && type.kind === 'object' ? objectOf(type.properties, neverType) : type] as const;
  });
  return { ...context, roots: Object.fromEntries(types), document: name, pointer: '/rule' };
}

const known: ReadonlySet<string> = new Set(rootNames);

function holdsRoots(data: unknown): data is RootedRule['roots'] {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return false;
  const roots = Object.entries(data);
  return roots.length > 0 && roots.every(([name, value]) => known.has(name) && isRootValue(name, value));
}

/** Every root is an object, except today's date. */
function isRootValue(name: string, value: unknown): boolean {
  if (name === 'now') return typeof value === 'string';
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isEmpty(data: unknown): boolean {
  return data === undefined || data === null || (typeof data === 'object' && Object.keys(data).length === 0);
}

/** Whether any reference of the rule does not start from a root. */
function hasForeignReference(rule: unknown): boolean {
  const pending: unknown[] = [rule];
  for (const part of pending) {
    if (typeof part !== 'object' || part === null || 'literal' in part) continue;
    if ('var' in part) {
      const path = [part.var].flat()[0];
      if (!known.has(String(path ?? '').split('.')[0] ?? '')) return true;
    }
    for (const inner of Object.values(part)) pending.push(inner);
  }
  return false;
}

function badRequest(name: string): Problem {
  const message = 'Each line is an object with a "rule".';
  const help = 'Write {"rule": …, "data": {"answers": {…}}}.';
  return {
    code: 'bad-request',
    severity: 'error',
    document: name,
    pointer: '',
    line: 1,
    column: 1,
    message,
    help,
  };
}
