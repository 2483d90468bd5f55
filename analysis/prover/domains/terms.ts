import { canonicalJson, compileRule, emptyScope, evaluateRule } from '#engine';
import { callsIn, dateType, numberType, readCall, textType } from '#engine/parts';
import type { Choices } from '../values/choices.ts';
import { representatives } from '../values/representatives.ts';
import { areConsistent, type ChosenOrder, orderOfShifts, type Shift, shiftOf } from './term-orders.ts';
import { type Range, type RangeSources, rangeOf } from './term-range.ts';

export const comparisons: ReadonlySet<string> = new Set(['==', '!=', '===', '!==', '<', '<=', '>', '>=']);

/** Terms whose value nothing decides, such as the sum of two inputs: only how they compare with others is chosen. */
export interface Terms {
  /** Whether a comparison of two parts is true; undefined if one of them has no value. */
  readonly compare: (operator: string, left: unknown, right: unknown) => boolean | undefined;
  /** Whether a term has a value. */
  readonly isGiven: (term: unknown) => boolean;
}

/** @param constants the constants that rules compare each term with, by the key of the term */
export function chooseTerms(
  choices: Choices,
  constants: ReadonlyMap<string, ReadonlySet<unknown>>,
  isGivenPath: (path: string) => boolean | undefined,
  ranges: RangeSources,
): Terms {
  const isGiven: Terms['isGiven'] = (term) => {
    if (typeof term !== 'object' || readCall(term)?.name === 'count') return true;
    const { name = '', args = [] } = readCall(term) ?? {};
    if (total.has(name) && args.every(isGiven)) return true;
    if (keyOf(term) === today) return true;
    if (isNearItsBase(term)) return isGiven(args[0]);
    const path = pathOf(term);
    const known = path === undefined ? undefined : isGivenPath(path);
    return known ?? choices.choose(`given ${keyOf(term)}`, [true, false]);
  };
  const chosen = (term: unknown): unknown => {
    const key = keyOf(term);
    const values = valuesOfTerm(term, constants.get(key) ?? new Set(), rangeOf(term, ranges));
    return values.length === 0 ? undefined : choices.choose(`value ${key}`, values);
  };
  const known = new Map<string, ChosenOrder>();
  const shifts = new Map<string, Shift>();
  /** Notes how a date lies to others that are reckoned from the same one. */
  const noteShift = (key: string, shift: Shift): void => {
    if (shifts.has(key)) return;
    for (const [other, from] of shifts) {
      const order = orderOfShifts(shift, from);
      if (order !== undefined) known.set(`order ${key} ${other}`, { from: key, to: other, order });
    }
    shifts.set(key, shift);
  };
  return {
    isGiven,
    compare(operator, left, right) {
      if (!isGiven(left) || !isGiven(right)) return undefined;
      if (isOrderOfTexts(operator, left, right))
        return choices.choose(`truth ${operator} ${keyOf(left)} ${keyOf(right)}`, [true, false]);
      if (typeof right !== 'object') return compared(operator, chosen(left), right);
      if (typeof left !== 'object') return compared(operator, left, chosen(right));
      const [one, other] = [keyOf(left), keyOf(right)];
      if (one === other) return compared(operator, 0, 0);
      const [shift, base] = [shiftOf(left), shiftOf(right)];
      const certain = orderOfShifts(shift, base);
      if (certain !== undefined) return compared(operator, certain, 0);
      noteShift(one, shift);
      noteShift(other, base);
      const orders = ordersOf(rangeOf(left, ranges), rangeOf(right, ranges));
      const isTurned = one > other;
      const [from, to] = isTurned ? [other, one] : [one, other];
      const key = `order ${from} ${to}`;
      const order = choices.choose(key, isTurned ? orders.map((each) => -each) : orders);
      if (!known.has(`chosen ${key}`)) {
        known.set(`chosen ${key}`, { from, to, order });
        if (!areConsistent([...known.values()])) choices.refuse();
      }
      return compared(operator, isTurned ? -order : order, 0);
    },
  };
}

/** The path of a term that is a plain reference. */
export function pathOf(term: unknown): string | undefined {
  const call = readCall(term);
  return call?.name === 'var' && call.args.length === 1 ? String(call.args[0]) : undefined;
}

const keys = new WeakMap<object, string>();

/** A text that is the same for equal terms. */
function keyOf(term: unknown): string {
  if (typeof term !== 'object' || term === null) return canonicalJson(term);
  const key = keys.get(term) ?? canonicalJson(term);
  keys.set(term, key);
  return key;
}

/** The orders that two numbers may have: -1, 0 and 1, as far as their limits leave them. */
function ordersOf(left: Range, right: Range): readonly number[] {
  const isPossible = [
    left.low < right.high,
    left.low <= right.high && right.low <= left.high,
    left.high > right.low,
  ];
  const orders = [-1, 0, 1].filter((_, index) => isPossible[index]);
  return orders.length === 0 ? [-1, 0, 1] : orders;
}

/** The constants that rules compare open parts with: texts, dates and numbers by the key of the part. */
export function constantsOfTerms(rules: readonly unknown[]): ReadonlyMap<string, ReadonlySet<unknown>> {
  const found = new Map<string, Set<unknown>>();
  for (const rule of rules) {
    for (const { name, args } of callsIn(rule)) {
      if (!comparisons.has(name) && name !== 'in') continue;
      const scalars = args.flat().filter((arg) => typeof arg !== 'object');
      for (const term of args.filter((arg) => typeof arg === 'object' && !Array.isArray(arg))) {
        const known = found.get(keyOf(term)) ?? new Set();
        for (const constant of scalars) known.add(constant);
        found.set(keyOf(term), known);
      }
    }
  }
  return found;
}

/** Texts that are no dates have no representative neighbours. */
function isOrderOfTexts(operator: string, ...parts: readonly unknown[]): boolean {
  return (
    operator.length < 3 &&
    /[<>]/.test(operator) &&
    parts.some((part) => typeof part === 'string' && !isDate(part))
  );
}

function isDate(value: unknown): boolean {
  return typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value);
}

/** Operators that give a value for all values that they accept. */
const total: ReadonlySet<string> = new Set(['+', '-', 'days-between', 'max', 'min', 'years-between']);

/**
 * Whether a term is a date that is reckoned from another and lies some centuries from it at most. Dates end with the
 * year 9999, which is far enough from those that visitors give.
 */
function isNearItsBase(term: unknown): boolean {
  const { days, months } = shiftOf(term);
  const distance = Math.abs(days) + Math.abs(months) * 31;
  return distance > 0 && distance < 200_000;
}

const today = canonicalJson({ var: 'now' });

/** Operators whose values they leave as they are. */
const idempotent: ReadonlySet<string> = new Set(['upper', 'lower', 'trim']);

function valuesOfTerm(
  term: unknown,
  constants: ReadonlySet<unknown>,
  { low, high }: Range,
): readonly unknown[] {
  const [first] = constants;
  const { name = '', args = [] } = readCall(term) ?? {};
  if (idempotent.has(name) && args.length === 1 && typeof first === 'string') {
    const possible = [...constants].filter((each) => constantValue({ [name]: each }) === each);
    return representatives(textType, new Set(possible));
  }
  if (typeof first === 'boolean') return [true, false];
  if (typeof first === 'number') {
    const ends = [low, high].filter(Number.isFinite);
    const all = representatives(numberType, new Set([...constants, ...ends])) as readonly number[];
    return all.filter((value) => low <= value && value <= high);
  }
  return representatives([...constants].every(isDate) ? dateType : textType, constants);
}

function compared(operator: string, left: unknown, right: unknown): boolean | undefined {
  if (left === undefined || right === undefined) return undefined;
  const value = constantValue({ [operator]: [left, right] });
  return typeof value === 'boolean' ? value : undefined;
}

function constantValue(rule: object): unknown {
  return evaluateRule(compileRule(rule as Parameters<typeof compileRule>[0]), emptyScope).value;
}
