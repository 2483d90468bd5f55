import { maximumParts, maximumSteps, maximumTextLength, unitsPerStep } from '../runtime/limits.ts';
import type { Checking } from './gathering.ts';
import { report } from './gathering.ts';
import type { TypedCall } from './operator-declaration.ts';
import { addedOperator } from './operator-extensions.ts';
import type { AnyOperatorName, OperatorName } from './operator-names.ts';
import type { Turn } from './rule-context.ts';
import { listOf, type RuleType } from './rule-type.ts';
import { mostItems, mostLength, mostProperties, undeclaredItems } from './sizes.ts';

/** The parts of a call that determine its worst case. */
type Sized = Pick<TypedCall, 'args' | 'type' | 'context'>;

/** Worst-case steps of an operator itself, without its arguments and body. Operators not listed need none. */
const ownSteps: Partial<Readonly<Record<OperatorName, (call: Sized) => number>>> = {
  sum: (call) => mostItems(call.type(0)),
  average: (call) => mostItems(call.type(0)),
  count: (call) => mostItems(call.type(0)),
  join: (call) => mostItems(call.type(0)) + stepsToBuild(joinedLength(call)),
  cat: (call) => stepsToBuild(sumOf(call, mostLength)),
  replace: (call) => stepsToRead(call) + stepsToBuild(replacedLength(call)),
  substr: (call) => stepsToRead(call),
  upper: (call) => stepsToRead(call),
  lower: (call) => stepsToRead(call),
  trim: (call) => stepsToRead(call),
  'plain-text': (call) => stepsToRead(call),
  matches: (call) => stepsToRead(call),
  'parse-date': (call) => stepsToRead(call),
  first: (call) => mostItems(call.type(0)),
  last: (call) => mostItems(call.type(0)),
  only: (call) => mostItems(call.type(0)),
  distinct: (call) => mostItems(call.type(0)),
  nearest: (call) => mostItems(call.type(0)),
  'is-business-day': (call) => (call.args.length > 1 ? mostItems(call.type(1)) : 0),
  'add-business-days': (call) => (call.args.length > 2 ? mostItems(call.type(2)) : 0),
  search: (call) => mostItems(call.type(0)),
  flatten: (call) => mostItems(call.type(0)) + mostItemsInside(call),
  options: ({ args: [id], context }) =>
    (typeof id === 'string' ? context.options?.get(id)?.ids.length : undefined) ?? 0,
  in: (call) => mostItems(call.type(1)) + stepsToRead(call, 1),
  'any-in': within,
  'all-in': within,
  merge: (call) => sumOf(call, mostItems),
  extend: (call) => sumOf(call, mostProperties),
  split: (call) => mostLength(call.type(0)) + 1 + stepsToRead(call),
  sort: (call) => {
    const most = mostItems(call.type(0));
    return most * Math.ceil(Math.log2(most + 1)) + (call.args.length > 1 ? 0 : most);
  },
  lookup: ({ args: [id], context }) =>
    (typeof id === 'string' ? context.options?.get(id)?.ids.length : undefined) ?? 0,
  decide: ({ args: [id], context }) =>
    (typeof id === 'string' ? context.decisions?.get(id)?.steps : undefined) ?? 0,
  call: ({ args: [id], context }) =>
    (typeof id === 'string' ? context.functions?.get(id)?.steps : undefined) ?? 0,
};

/** Worst-case size of an operator's value, if its type does not say. */
const ownSizes: Partial<Readonly<Record<OperatorName, (call: Sized, type: RuleType) => RuleType>>> = {
  map: sameLength,
  filter: sameLength,
  sort: sameLength,
  distinct: sameLength,
  search: sameLength,
  flatten: (call, type) => listWith(type, mostItemsInside(call)),
  merge: (call, type) => listWith(type, sumOf(call, mostItems)),
  group: (call, type) => {
    const most = mostItems(call.type(0));
    if (type.kind !== 'list' || type.item.kind !== 'object') return type;
    const { items, ...others } = type.item.properties;
    const properties = { ...others, ...(items && { items: listWith(items, most) }) };
    return listOf({ ...type.item, properties, closed: true }, most);
  },
  split: (call) => listOf(textOf(mostLength(call.type(0))), mostLength(call.type(0)) + 1),
  cat: (call) => textOf(sumOf(call, mostLength)),
  join: (call) => textOf(joinedLength(call)),
  replace: (call) => textOf(replacedLength(call)),
  // An upper-case letter may become three letters, a lower-case one two.
  upper: (call) => textOf(3 * mostLength(call.type(0))),
  lower: (call) => textOf(2 * mostLength(call.type(0))),
  trim: (call) => textOf(mostLength(call.type(0))),
  // An item of a list, `<li>a</li>`, has a number at most; an address is no longer than its link.
  'plain-text': (call) => textOf(mostLength(call.type(0))),
  substr: (call) => textOf(mostLength(call.type(0))),
};

/** Counts the worst-case steps of a call, and returns its type with sizes. */
export function countCall(name: AnyOperatorName, call: Sized, type: RuleType, checking: Checking): RuleType {
  const own = addedOperator(name) ? stepsOfAdded(call, type) : ownSteps[name as OperatorName]?.(call);
  spendAtWorst(own ?? 0, checking);
  return ownSizes[name as OperatorName]?.(call, type) ?? type;
}

/** An operator of the site goes through its arguments and its value. */
function stepsOfAdded(call: Sized, value: RuleType): number {
  return sumOf(call, stepsThrough) + stepsThrough(value);
}

/** Most steps to go through all parts of a value. */
function stepsThrough(type: RuleType): number {
  if (type.kind === 'list') return mostItems(type) * (1 + stepsThrough(type.item));
  if (type.kind !== 'object') return Math.floor(mostLength(type) / unitsPerStep);
  const { properties, rest } = type;
  const declared = Object.values(properties).reduce((sum, part) => sum + 1 + stepsThrough(part), 0);
  return declared + (rest === undefined ? 0 : undeclaredItems * (1 + stepsThrough(rest)));
}

/** Counts steps for each iteration of the enclosing lists. */
export function spendAtWorst(steps: number, { worst, turns }: Checking): void {
  const total = turns.reduce((product, { most }) => product * most, steps);
  worst.steps += total;
  if (total <= worst.greatest) return;
  worst.greatest = total;
  worst.turns = [...turns];
}

/** The worst-case number of iterations of a list operator, and their list. */
export function turnOf(list: RuleType, rule: unknown): Turn {
  const path = typeof rule === 'object' && rule !== null && 'var' in rule ? [rule.var].flat()[0] : undefined;
  const isDeclared = list.kind === 'list' && list.most !== undefined;
  return { most: mostItems(list), isDeclared, path: typeof path === 'string' ? path : undefined };
}

/** Number of nodes in a rule: a lower bound of its cost per iteration. Not recursive. */
export function nodesOf(rule: unknown): number {
  const pending: unknown[] = [rule];
  let nodes = 0;
  for (let next = pending.pop(); ; next = pending.pop()) {
    nodes += 1;
    if (typeof next === 'object' && next !== null) pending.push(...Object.values(next));
    if (pending.length === 0) return nodes;
  }
}

/** The type of an accumulator, which may grow to any size up to the limits. */
export function grown(type: RuleType): RuleType {
  if (type.kind === 'list') return listOf(grown(type.item), maximumParts);
  if (type.kind === 'text') return textOf(maximumTextLength);
  if (type.kind !== 'object') return type;
  const parts = Object.entries(type.properties).map(([name, part]) => [name, grown(part)] as const);
  return { ...type, properties: Object.fromEntries(parts) };
}

/** Reports a rule that could take more steps than an evaluation may. */
export function reportCost(checking: Checking): void {
  const { steps, turns } = checking.worst;
  if (steps <= maximumSteps) return;
  const names = turns.map(({ path, most, isDeclared }) => {
    const size = `${most.toLocaleString('en')} elements${isDeclared ? '' : ', since nothing says how many'}`;
    return `${path === undefined ? 'a list' : `"${path}"`} (up to ${size})`;
  });
  const why = names.length === 0 ? '' : `: it goes through ${names.join(' and, for each, ')}`;
  const message = `It may take ${steps.toLocaleString('en')} steps, and ${maximumSteps.toLocaleString('en')} are allowed${why}.`;
  const help =
    'Declare "maxItems" or "maxLength" where the values come from, lower them, or go through less.';
  report(checking, '', 'rule-too-costly', message, help);
}

/** Steps to build a text of this many UTF-16 units, up to the limit on texts. */
function stepsToBuild(units: number): number {
  return Math.floor(Math.min(units, maximumTextLength) / unitsPerStep);
}

/** Steps to read the text in an argument, by default the first. */
function stepsToRead(call: Sized, index = 0): number {
  return Math.floor(mostLength(call.type(index)) / unitsPerStep);
}

function joinedLength(call: Sized): number {
  const list = call.type(0);
  const each = (list.kind === 'list' ? mostLength(list.item) : 0) + mostLength(call.type(1));
  return mostItems(list) * each;
}

function replacedLength(call: Sized): number {
  return mostLength(call.type(0)) * Math.max(1, mostLength(call.type(2)) + 1);
}

function within(call: Sized): number {
  const [list, among] = [mostItems(call.type(0)), mostItems(call.type(1))];
  return among + list * Math.max(1, among);
}

/** Most elements in all lists of a list. */
function mostItemsInside(call: Sized): number {
  const lists = call.type(0);
  return mostItems(lists) * (lists.kind === 'list' ? mostItems(lists.item) : 0);
}

function sameLength(call: Sized, type: RuleType): RuleType {
  return listWith(type, mostItems(call.type(0)));
}

function listWith(type: RuleType, most: number): RuleType {
  return type.kind === 'list' ? listOf(type.item, most) : type;
}

/** A text of at most `units` UTF-16 units. `longest` counts characters of up to two units each. */
function textOf(units: number): RuleType {
  return { kind: 'text', longest: Math.ceil(Math.min(units, maximumTextLength) / 2) };
}

function sumOf({ args, type }: Sized, sizeOf: (type: RuleType) => number): number {
  return args.reduce<number>((sum, _, index) => sum + sizeOf(type(index)), 0);
}
