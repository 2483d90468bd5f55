import { canonicalJson, compileRule, evaluateRule, type RuleScope } from '#engine';
import { readCall } from '#engine/parts';
import type { Rule } from '#schemas';
import type { Choices } from '../values/choices.ts';
import { comparisons, type Terms } from './terms.ts';

/** A run in which the values that rules read are chosen. */
export interface PossibleState {
  readonly choices: Choices;
  readonly scope: RuleScope;
  readonly terms: Terms;
  /** Whether the values of the scope decide a rule. */
  readonly isClosed: (rule: unknown) => boolean;
  readonly facts: { readonly [name: string]: Rule };
}

type Truth = boolean | undefined;

/**
 * A truth that a condition may have. Its parts are evaluated as far as chosen values decide them; others may have
 * any outcome, but equal parts have the same one.
 */
export function possibleTruth(rule: unknown, state: PossibleState, within: readonly string[] = []): Truth {
  if (typeof rule === 'boolean') return rule;
  const { name = '', args = [] } = readCall(rule) ?? {};
  const of = (part: unknown) => possibleTruth(part, state, within);
  switch (name) {
    case 'and':
      return junction(args, false, of);
    case 'or':
      return junction(args, true, of);
    case 'not':
    case '!': {
      const truth = of(args[0]);
      return truth === undefined ? undefined : !truth;
    }
    case 'else':
      return of(args[0]) ?? of(args[1]);
    case 'if':
      return branch(args, of);
    case 'var': {
      const [root, fact = '', ...others] = String(args[0]).split('.');
      const isFact = root === 'facts' && others.length === 0 && args.length === 1;
      if (isFact && !within.includes(fact) && Object.hasOwn(state.facts, fact))
        return possibleTruth(state.facts[fact], state, [...within, fact]);
    }
  }
  return truthOfPart(rule, name, args, state);
}

/** Kleene's conjunction or disjunction; stops at a part that decides it. */
function junction(parts: readonly unknown[], decisive: boolean, of: (part: unknown) => Truth): Truth {
  let truth: Truth = !decisive;
  for (const part of parts) {
    const each = of(part);
    if (each === decisive) return decisive;
    if (each === undefined) truth = undefined;
  }
  return truth;
}

function branch(args: readonly unknown[], of: (part: unknown) => Truth): Truth {
  for (let index = 0; index + 1 < args.length; index += 2)
    if (of(args[index]) === true) return of(args[index + 1]);
  return args.length % 2 === 1 ? of(args.at(-1)) : undefined;
}

function truthOfPart(rule: unknown, name: string, args: readonly unknown[], state: PossibleState): Truth {
  const { choices, scope, terms, isClosed } = state;
  if (isClosed(rule)) {
    const { value, fault } = evaluateRule(compileRule(rule as Rule), scope);
    if (fault === undefined) return typeof value === 'boolean' ? value : undefined;
  } else if (comparisons.has(name) && args.length > 1) {
    const pairs = args.slice(1).map((right, index) => [args[index], right] as const);
    return junction(pairs, false, (pair) => {
      const [left, right] = pair as (typeof pairs)[number];
      return terms.compare(name, left, right);
    });
  } else if (name === 'in' && Array.isArray(args[1]) && args[1].every((each) => typeof each !== 'object')) {
    return junction(args[1], true, (constant) => terms.compare('==', args[0], constant));
  } else if (name === 'answered') {
    return args.every(terms.isGiven);
  }
  return choices.choose(`truth ${canonicalJson(rule)}`, [true, false, undefined]);
}
