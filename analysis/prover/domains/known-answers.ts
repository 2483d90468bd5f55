import { compileRule, evaluateRule, isOperatorName, memoize, type RuleScope } from '#engine';
import { followReads, type ReadSources, readCall } from '#engine/parts';
import type { Rule } from '#schemas';
import { pathOf } from './terms.ts';

/** Rules in which some answers are known. */
export interface RulesOfKnown {
  /** Writes the answers into a rule and computes each part that nothing else decides. */
  readonly put: (rule: Rule) => Rule;
  readonly facts: { readonly [name: string]: Rule };
}

/**
 * Prepares to write known answers into rules.
 * @param known what stands for each answer, by its name: a value, or a date that is reckoned from today
 */
export function withKnownAnswers(
  known: ReadonlyMap<string, Rule>,
  { facts, decision, scope }: ReadSources & { readonly scope: RuleScope },
): RulesOfKnown {
  const within = new Set<string>();
  const put = (part: unknown): unknown => {
    if (typeof part !== 'object' || part === null) return part;
    if (Array.isArray(part)) return part.map(put);
    const call = readCall(part);
    if (call === undefined || !isOperatorName(call.name))
      return Object.fromEntries(Object.entries(part).map(([name, each]) => [name, put(each)]));
    if (call.name === 'literal') return part;
    if (call.name === 'var') return partFor(part);
    const args = call.args.map(put);
    const rule = { [call.name]: Array.isArray(call.body) ? args : args[0] };
    return decided(call.name, args) ?? computed(rule) ?? rule;
  };

  const partFor = (part: object): unknown => {
    const [root, name = '', ...others] = pathOf(part)?.split('.') ?? [];
    if (others.length > 0) return part;
    if (root === 'answers') return known.get(name) ?? part;
    const fact = root === 'facts' ? factOf(name) : undefined;
    return isScalar(fact) ? fact : part;
  };

  const putInto = memoize((rule: Rule) => put(rule) as Rule);
  const factOf = (name: string): Rule | undefined => {
    const rule = Object.hasOwn(facts, name) ? facts[name] : undefined;
    // A circle, which another check refuses, is left as it is.
    if (rule === undefined || within.has(name)) return rule;
    within.add(name);
    const found = isScalar(rule) ? rule : putInto(rule);
    within.delete(name);
    return found;
  };

  /** The value of a rule that reads nothing; undefined if it reads something or has no simple value. */
  const computed = (rule: object): unknown => {
    const { paths } = followReads([rule], { facts: {}, decision });
    if (![...paths].every((path) => /^(decisions|functions|input)\./.test(path))) return undefined;
    const { value } = evaluateRule(compileRule(rule as Rule), scope);
    return isScalar(value) ? value : undefined;
  };

  return {
    put: (rule) => put(rule) as Rule,
    facts: Object.fromEntries(Object.keys(facts).map((name) => [name, factOf(name) as Rule])),
  };
}

function isScalar(value: unknown): value is string | number | boolean {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
}

/** The value of a call that its first parts decide, or for which they do not matter; undefined for any other. */
function decided(name: string, args: readonly unknown[]): unknown {
  const [first, ...others] = args;
  switch (name) {
    case 'and':
    case 'or': {
      const decisive = name === 'or';
      if (args.includes(decisive)) return decisive;
      const open = args.filter((arg) => typeof arg !== 'boolean');
      return open.length === 0 ? !decisive : { [name]: open };
    }
    case 'else':
      return isScalar(first) ? first : undefined;
    case 'if': {
      if (first === true) return others[0];
      if (first !== false) return undefined;
      const [, ...rest] = others;
      if (rest.length === 0) return undefined;
      return rest.length === 1 ? rest[0] : (decided(name, rest) ?? { if: rest });
    }
    case 'add-days':
      return sumOfDays(args);
    default:
      return undefined;
  }
}

/** The days after a date that itself lies some days after another. */
function sumOfDays([date, days]: readonly unknown[]): unknown {
  const inner = readCall(date);
  const [from, before] = inner?.name === 'add-days' ? inner.args : [];
  if (!Number.isInteger(days) || !Number.isInteger(before)) return undefined;
  return daysAfter(from, Number(before) + Number(days));
}

/** The date some days after another, or before it. */
export function daysAfter(date: unknown, days: number): unknown {
  return days === 0 ? date : { 'add-days': [date, days] };
}
