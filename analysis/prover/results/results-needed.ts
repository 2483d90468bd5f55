import { addedOperator } from '#engine';
import { isPlainObject, type ReadSources, readCall } from '#engine/parts';

/** Names of the results without which a rule has no value, is not true, or is not false. */
export interface ResultsNeeded {
  readonly forValue: ReadonlySet<string>;
  readonly forTrue: ReadonlySet<string>;
  readonly forFalse: ReadonlySet<string>;
}

/** Interpretation of `is answered` in a rule. */
export interface Taking {
  /** Whether `is answered` needs the result too, where the rule may be meant to fail without it. */
  readonly isAnsweredNeeded: boolean;
}

/** Where a rule reads what it needs. */
export interface NeededRoot extends Pick<ReadSources, 'facts'> {
  /** The root whose values are looked for: the results of calls unless it says answers. */
  readonly root?: 'results' | 'answers' | undefined;
}

type Names = ReadonlySet<string>;

const none: Names = new Set();

/** Operators without a value where some argument has none, as those of a site. */
const strict: ReadonlySet<string> = new Set([
  ...['==', '!=', '===', '!==', '<', '<=', '>', '>=', '+', '-', '*', '/', '%'],
  ...['round', 'upper', 'lower', 'trim', 'format-money', 'format-number', 'format-date', 'lookup'],
  ...['add-days', 'add-months', 'add-years', 'days-between', 'years-between'],
  ...['weekday', 'is-business-day', 'add-business-days', 'nearest'],
]);

/** Finds the results that a rule needs, through the facts that it reads. What is not known needs nothing. */
export function resultsNeeded(
  rule: unknown,
  sources: NeededRoot,
  taking: Taking = { isAnsweredNeeded: false },
  within: readonly string[] = [],
): ResultsNeeded {
  const { facts, root: wanted = 'results' } = sources;
  const of = (part: unknown) => resultsNeeded(part, sources, taking, within);
  const alike = (names: Names): ResultsNeeded => ({ forValue: names, forTrue: names, forFalse: names });
  if (!isPlainObject(rule)) return alike(none);
  const { name, args } = readCall(rule) ?? { name: '', args: [] };
  switch (name) {
    case 'var': {
      const [root, property = ''] = String(args[0]).split('.');
      if (args.length > 1) return alike(none);
      if (root === wanted && property !== '') return alike(new Set([property]));
      if (root !== 'facts' || within.includes(property) || !Object.hasOwn(facts, property))
        return alike(none);
      return resultsNeeded(facts[property], sources, taking, [...within, property]);
    }
    case 'and': {
      const parts = args.map(of);
      const forTrue = anyOf(parts.map((part) => part.forTrue));
      const forFalse = allOf(parts.map((part) => part.forFalse));
      return { forTrue, forFalse, forValue: allOf([forTrue, forFalse]) };
    }
    case 'or': {
      const parts = args.map(of);
      const forTrue = allOf(parts.map((part) => part.forTrue));
      const forFalse = anyOf(parts.map((part) => part.forFalse));
      return { forTrue, forFalse, forValue: allOf([forTrue, forFalse]) };
    }
    case 'not': {
      const { forTrue, forFalse, forValue } = of(args[0]);
      return { forTrue: forFalse, forFalse: forTrue, forValue };
    }
    case 'answered': {
      const forTrue = taking.isAnsweredNeeded ? anyOf(args.map((arg) => of(arg).forValue)) : none;
      return { forTrue, forFalse: none, forValue: none };
    }
    case 'in': {
      // Nothing is in a list that is not answered: that is false, not unknown.
      const [value = none, list = none] = args.map((arg) => of(arg).forValue);
      return { forTrue: anyOf([value, list]), forFalse: value, forValue: value };
    }
    case 'if':
      return alike(neededByIf(args, of));
    case 'else':
      return alike(allOf(args.map((arg) => of(arg).forValue)));
    default:
      return alike(
        strict.has(name) || addedOperator(name) ? anyOf(args.map((arg) => of(arg).forValue)) : none,
      );
  }
}

/** Names that an `if` needs. A branch has a value only if its condition is true; an `if` without `else` may have none. */
function neededByIf(args: readonly unknown[], of: (part: unknown) => ResultsNeeded): Names {
  const branches: Names[] = [];
  for (let index = 0; index + 1 < args.length; index += 2)
    branches.push(anyOf([of(args[index]).forTrue, of(args[index + 1]).forValue]));
  if (args.length % 2 === 1) branches.push(of(args.at(-1)).forValue);
  return allOf(branches);
}

function anyOf(sets: readonly Names[]): Names {
  return new Set(sets.flatMap((set) => [...set]));
}

function allOf([first = none, ...others]: readonly Names[]): Names {
  return new Set([...first].filter((name) => others.every((set) => set.has(name))));
}
