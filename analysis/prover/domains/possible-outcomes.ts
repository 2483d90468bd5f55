import type { RuleScope, RuleType } from '#engine';
import { followReads } from '#engine/parts';
import type { Rule } from '#schemas';
import { textLimitsOf } from '../../constraints/patterns/distinct-texts.ts';
import type { Guard } from '../rules/conditions-in.ts';
import { type Alternatives, type Choices, chooseValue, enumerate, lazyObject } from '../values/choices.ts';
import { memoizeByText } from '../values/memoize-by-text.ts';
import { partitionValues } from '../values/partitions.ts';
import { type PossibleState, possibleTruth } from './possible-truth.ts';
import { chooseTerms, constantsOfTerms } from './terms.ts';
import { type Domain, valuesOfDomain } from './value-domain.ts';

/** Values that rules may read, as far as they are declared. Everything else may be anything. */
export interface DeclaredValues {
  readonly roots: { readonly [root: string]: RuleType };
  readonly domainAt: (path: string) => Domain | undefined;
  readonly facts: { readonly [name: string]: Rule };
  /** A decision or function document. */
  readonly decision: (id: string) => unknown;
  /** Everything that is the same for all. */
  readonly scope: RuleScope;
}

/** Outcomes of a condition, for all declared values for which it is asked. */
export interface PossibleOutcomes {
  isTrue: boolean;
  isFalse: boolean;
  isUnknown: boolean;
}

/** Number of cases of one condition after which nothing is said about it. */
const mostCases = 2_000;

/**
 * Finds the outcomes that a condition may have. Undefined if there are too many cases, or it is never asked.
 * @param guards conditions that must be true, or must not, for it to be asked
 */
export function possibleOutcomes(
  rule: unknown,
  guards: readonly Guard[],
  values: DeclaredValues,
): PossibleOutcomes | undefined {
  const outcomes: PossibleOutcomes = { isTrue: false, isFalse: false, isUnknown: false };
  let left = mostCases;
  let isAsked = false;
  const rules = [rule, ...guards.map((guard) => guard.rule)];
  const stateOf = possibleStates(rules, values);
  const run = (choices: Choices): boolean | 'unknown' | undefined => {
    const state = stateOf(choices);
    if (guards.some((guard) => (possibleTruth(guard.rule, state) === true) !== guard.is)) return undefined;
    return possibleTruth(rule, state) ?? 'unknown';
  };
  const isDone = () => outcomes.isTrue && outcomes.isFalse;
  for (const { result } of enumerate(new Map(), run, () => !isDone() && left-- > 0)) {
    if (result !== undefined) isAsked = true;
    if (result === 'unknown') outcomes.isUnknown = true;
    else if (result) outcomes.isTrue = true;
    else if (result === false) outcomes.isFalse = true;
  }
  return left > 0 && isAsked ? outcomes : undefined;
}

/** Prepares the states in which some rules are evaluated. Their values are chosen when a rule reads them. */
export function possibleStates(
  rules: readonly unknown[],
  { roots, domainAt, facts, decision, scope }: DeclaredValues,
): (choices: Choices) => PossibleState {
  const sources = { facts, decision };
  const followed = [...followReads(rules, sources).facts].map((name) => facts[name]);
  const partitions = partitionValues(
    [...rules, ...followed],
    { ...sources, roots: () => roots },
    { limitsOf: (path) => textLimitsOf(domainAt(path)?.constraint ?? {}) },
  );
  /** A list may hold an element several times, so few lists cannot represent all. */
  const isDeclared = (path: string) => {
    if (!Object.hasOwn(roots, rootOf(path))) return false;
    const type = partitions.typeAt(path);
    return type.kind !== 'list' && type.kind !== 'never' && type.kind !== 'unknown';
  };
  const closed = new Map<unknown, boolean>();
  const isClosed = (rule: unknown): boolean => {
    const known = closed.get(rule);
    if (known !== undefined) return known;
    const paths = [...followReads([rule], sources).paths].filter(
      (path) => !/^(decisions|functions)\./.test(path),
    );
    const is = paths.every(isDeclared) && !partitions.isOpen(rule);
    closed.set(rule, is);
    return is;
  };
  const constants = constantsOfTerms([...rules, ...followed]);
  const valuesAt = memoizeByText((path): Alternatives => {
    const domain = domainAt(path);
    if (partitions.typeAt(path).kind === 'object')
      return domain?.isAlwaysGiven ? 'object that exists' : 'object';
    const given = valuesOfDomain(path, domain, partitions, scope.matches);
    return domain?.isAlwaysGiven && given.length > 0 ? given : [...given, undefined];
  });
  return (choices) => {
    const valueAt = (path: string) => chooseValue(choices, valuesAt, path);
    const isGivenPath = (path: string) => {
      if (path === 'now') return true;
      const isKnown =
        Object.hasOwn(roots, rootOf(path)) && path.includes('.') && partitions.typeAt(path).kind !== 'never';
      return isKnown ? readPath(path) !== undefined : undefined;
    };
    const rootValues = Object.fromEntries(
      Object.entries(roots).map(([root, type]) => {
        return [root, type.kind === 'object' ? lazyObject((name) => valueAt(`${root}.${name}`)) : undefined];
      }),
    );
    const readPath = (path: string): unknown => {
      const [root = '', ...names] = path.split('.');
      return names.reduce<unknown>(
        (value, name) => (value as { [name: string]: unknown } | undefined)?.[name],
        rootValues[root],
      );
    };
    return {
      choices,
      scope: { ...scope, ...rootValues },
      isClosed,
      facts,
      terms: chooseTerms(choices, constants, isGivenPath, { facts, domainAt }),
    };
  };
}

function rootOf(path: string): string {
  return path.split('.', 1)[0] ?? '';
}
