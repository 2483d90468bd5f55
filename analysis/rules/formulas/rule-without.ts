import { isPlainObject, readCall } from '#engine/parts';

/** A part of a rule that can no longer be: the reading of a value, or a comparison with an option. */
export interface GonePart {
  /** Keys from the rule to the part. */
  readonly path: readonly (string | number)[];
  /** The option of a comparison that nobody can choose any more. */
  readonly option?: string | undefined;
}

/** Value of a rule whose parts are gone, as a rule again; `gone` where it has none. */
export type RuleRest = { readonly value: unknown } | 'gone';

/**
 * A rule as it is decided once some of its parts are gone: what is not given equals nothing and is not answered, so
 * that an arm of `or` is left out, and an `and` with it never holds. Undefined where that cannot be said.
 *
 * @example ruleWithout({ or: [isA, isB] }, [{ path: ['or', 0], option: 'a' }]) // { value: isB }
 */
export function ruleWithout(rule: unknown, gone: readonly GonePart[]): RuleRest | undefined {
  if (gone.length === 0) return { value: rule };
  const call = readCall(rule);
  if (call === undefined) return undefined;
  const own = gone.find(({ path }) => path.length === 0);
  if (own?.option !== undefined) return withoutOption(rule, own.option);
  if (own) return call.args.length > 1 ? { value: call.args[1] } : 'gone';
  if (call.name === 'object') return objectWithout(call.body, gone);
  const args = call.args.map((arg, index) => ruleWithout(arg, partsBelow(gone, call.body, index)));
  const rests = args.flatMap((arg) => (arg === undefined ? [] : [arg]));
  return rests.length < args.length ? undefined : decided(call.name, rests, Array.isArray(call.body));
}

/** A rule without the comparisons that are gone, as if they had never been asked for; undefined where nothing is left. */
export function ruleIgnoring(rule: unknown, gone: readonly GonePart[]): unknown {
  if (gone.length === 0) return rule;
  const call = readCall(rule);
  if (call?.name !== 'and' && call?.name !== 'or') {
    const own = gone.find(({ path }) => path.length === 0);
    const rest = own?.option === undefined ? undefined : withoutOption(rule, own.option);
    return rest === undefined || rest === 'gone' || typeof rest.value === 'boolean' ? undefined : rest.value;
  }
  const arms = call.args
    .map((arm, index) => ruleIgnoring(arm, partsBelow(gone, call.body, index)))
    .filter((arm) => arm !== undefined);
  return arms.length > 1 ? { [call.name]: arms } : arms[0];
}

function partsBelow(gone: readonly GonePart[], body: unknown, index: number): readonly GonePart[] {
  if (!Array.isArray(body))
    return index === 0 ? gone.map(({ path, option }) => ({ path: path.slice(1), option })) : [];
  return gone.flatMap(({ path, option }) =>
    Number(path[1]) === index ? [{ path: path.slice(2), option }] : [],
  );
}

function objectWithout(body: unknown, gone: readonly GonePart[]): RuleRest | undefined {
  if (!isPlainObject(body)) return undefined;
  const members: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(body)) {
    const below = gone.filter(({ path }) => path[1] === name);
    const rest = ruleWithout(
      value,
      below.map(({ path, option }) => ({ path: path.slice(2), option })),
    );
    if (rest === undefined) return undefined;
    if (rest !== 'gone') members[name] = rest.value;
  }
  return { value: { object: members } };
}

/** Operators that do not hold of a value that is not given. */
const holding: ReadonlySet<string> = new Set([
  '==',
  '===',
  'in',
  'any-in',
  'all-in',
  '<',
  '<=',
  '>',
  '>=',
  'answered',
  '!!',
]);

function decided(name: string, args: readonly RuleRest[], isList: boolean): RuleRest | undefined {
  const given = args.flatMap((arg) => (arg === 'gone' ? [] : [arg.value]));
  const isGiven = given.length === args.length;
  switch (name) {
    case 'and':
      return joined(name, isGiven ? given : [...given, false]);
    case 'or':
      return joined(name, given);
    case 'not':
    case '!':
      if (!isGiven) return { value: true };
      return { value: typeof given[0] === 'boolean' ? !given[0] : { [name]: isList ? given : given[0] } };
    case 'if':
      return chosen(args);
    case 'else':
      return given.length > 1
        ? { value: { else: given } }
        : given.length === 1
          ? { value: given[0] }
          : 'gone';
    case '!=':
    case '!==':
      return { value: isGiven ? { [name]: given } : true };
    default:
      if (isGiven) return { value: { [name]: isList ? given : given[0] } };
      return holding.has(name) ? { value: false } : undefined;
  }
}

function joined(name: 'and' | 'or', arms: readonly unknown[]): RuleRest {
  const isOr = name === 'or';
  if (arms.includes(isOr)) return { value: isOr };
  const left = arms.filter((arm) => arm !== !isOr);
  return { value: left.length > 1 ? { [name]: left } : (left[0] ?? !isOr) };
}

/** Cases of `if` without those that never hold, up to one that always does. */
function chosen(args: readonly RuleRest[]): RuleRest | undefined {
  const cases: unknown[] = [];
  for (let index = 0; index < args.length; index += 2) {
    const [condition = 'gone', then] = args.slice(index, index + 2);
    const isLast = then === undefined;
    if (!isLast && (condition === 'gone' || condition.value === false)) continue;
    const isAlways = condition !== 'gone' && condition.value === true;
    const end = isLast ? condition : isAlways ? then : undefined;
    if (end !== undefined) {
      if (cases.length === 0) return end;
      return end === 'gone' ? undefined : { value: { if: [...cases, end.value] } };
    }
    if (condition === 'gone' || then === undefined || then === 'gone') return undefined;
    cases.push(condition.value, then.value);
  }
  return cases.length > 0 ? { value: { if: cases } } : 'gone';
}

/** A comparison that nobody can meet with the option any more. */
function withoutOption(rule: unknown, option: string): RuleRest | undefined {
  const call = readCall(rule);
  if (call?.name === '!=') return { value: true };
  const list = call?.name === 'in' ? call.args[1] : undefined;
  const others = Array.isArray(list) ? list.filter((each) => each !== option) : [];
  if (others.length > 0) return { value: { in: [call?.args[0], others] } };
  return call?.name === '==' || call?.name === 'in' ? { value: false } : undefined;
}
