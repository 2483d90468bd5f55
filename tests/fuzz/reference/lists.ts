import { compare } from './comparisons.ts';
import type { Call, Operator } from './operator.ts';

/** An unanswered list is the empty list; unanswered elements are `undefined`. */
function elements({ args, value }: Call, index = 0): readonly unknown[] {
  const list = value(args[index]);
  return Array.isArray(list) ? list.map((element) => element ?? undefined) : [];
}

/** Value of the second argument for each element. */
function turns(call: Call): readonly (readonly [element: unknown, found: unknown])[] {
  return elements(call).map((item) => [item, call.value(call.args[1], { item })]);
}

const whole = (list: readonly unknown[]) => list.map((element) => element ?? null);
const written = (values: readonly unknown[]) => values.filter((value) => value !== undefined).map(String);

function and(conditions: readonly unknown[]): unknown {
  if (conditions.includes(false)) return false;
  return conditions.includes(undefined) ? undefined : true;
}

function or(conditions: readonly unknown[]): unknown {
  if (conditions.includes(true)) return true;
  return conditions.includes(undefined) ? undefined : false;
}

/** `and` of the comparisons of neighbours, each of which is unknown when one of its values is. */
const inOrder =
  (holds: (difference: number) => boolean): Operator =>
  ({ args, value }) => {
    const values = args.map((arg) => value(arg) as number | undefined);
    const pairs = values.slice(1).map((right, index) => [values[index], right] as const);
    return and(
      pairs.map(([left, right]) =>
        left === undefined || right === undefined ? undefined : holds(compare(left, right)),
      ),
    );
  };

const some = (call: Call) => or(turns(call).map(([, found]) => found));

function has(list: readonly unknown[], sought: unknown): boolean {
  return sought !== undefined && list.includes(sought);
}

function sum(call: Call): number | undefined {
  let total = 0;
  for (const element of elements(call)) {
    if (element === undefined) return undefined;
    total += Number(element);
  }
  return total;
}

function sort(call: Call): unknown {
  const sign = call.value(call.args[2]) === 'descending' ? -1 : 1;
  const keyed = call.args.length < 2 ? elements(call).map((item) => [item, item] as const) : turns(call);
  const ordered = keyed
    .filter(([, key]) => key !== undefined)
    .toSorted(([, first], [, second]) => sign * compare(first as number, second as number));
  return whole([...ordered, ...keyed.filter(([, key]) => key === undefined)].map(([element]) => element));
}

function group(call: Call): unknown {
  const groups = new Map<unknown, unknown[]>();
  for (const [element, key] of turns(call)) {
    groups.set(key, [...(groups.get(key) ?? []), element]);
  }
  return [...groups].map(([key, items]) => ({ ...(key !== undefined && { key }), items: whole(items) }));
}

/** Operators with a list among their values, or with conditions that may be unknown. */
export const listOperators: Readonly<Record<string, Operator>> = {
  '<': inOrder((difference) => difference < 0),
  '<=': inOrder((difference) => difference <= 0),
  '>': inOrder((difference) => difference > 0),
  '>=': inOrder((difference) => difference >= 0),
  and: ({ args, value }) => and(args.map((arg) => value(arg))),
  or: ({ args, value }) => or(args.map((arg) => value(arg))),
  answered: ({ args, value }) => args.every((arg) => value(arg) !== undefined),
  if: ({ args, value }) => {
    for (let index = 0; index + 1 < args.length; index += 2) {
      if (value(args[index]) === true) return value(args[index + 1]);
    }
    return args.length % 2 === 1 ? value(args.at(-1)) : undefined;
  },
  cat: ({ args, value }) => written(args.map((arg) => value(arg))).join(''),
  in: (call) => {
    const [sought, where] = [call.value(call.args[0]), call.value(call.args[1])];
    if (sought === undefined) return undefined;
    if (typeof where === 'string') return where !== '' && where.includes(String(sought));
    return has(elements(call, 1), sought);
  },
  'any-in': (call) => elements(call).some((element) => has(elements(call, 1), element)),
  'all-in': (call) => {
    const first = elements(call);
    return first.length > 0 && first.every((element) => has(elements(call, 1), element));
  },
  map: (call) => whole(turns(call).map(([, found]) => found)),
  filter: (call) => whole(turns(call).flatMap(([element, found]) => (found === true ? [element] : []))),
  find: (call) => turns(call).find(([, found]) => found === true)?.[0],
  some,
  all: (call) => elements(call).length > 0 && and(turns(call).map(([, found]) => found)),
  none: (call) => {
    const found = some(call);
    return found === undefined ? undefined : !found;
  },
  sort,
  group,
  reduce: (call) => {
    let accumulator = call.value(call.args[2]);
    for (const item of elements(call)) accumulator = call.value(call.args[1], { item, accumulator });
    return accumulator;
  },
  merge: ({ args, value }) =>
    args.flatMap((arg) => {
      const found = value(arg);
      return found === undefined ? [] : found;
    }),
  sum,
  average: (call) => {
    const total = sum(call);
    return total === undefined ? undefined : total / elements(call).length;
  },
  count: (call) => elements(call).length,
  first: (call) => elements(call)[0],
  last: (call) => elements(call).at(-1),
  only: (call) => (elements(call).length === 1 ? elements(call)[0] : undefined),
  distinct: (call) => [...new Set(elements(call).filter((element) => element !== undefined))],
  flatten: (call) => elements(call).flatMap((list) => (list === undefined ? [] : (list as unknown[]))),
  join: (call) => {
    const separator = call.value(call.args[1]);
    return separator === undefined ? undefined : written(elements(call)).join(String(separator));
  },
};
