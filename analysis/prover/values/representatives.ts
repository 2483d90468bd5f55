import type { RuleType } from '#engine';
import { type Constraint, failedKeyword, isPlainObject, type PatternEngine } from '#engine/parts';
import { dayFrom } from '../../constraints/samples/sample-values.ts';
import { listsAround, sublists } from './lists-of-choices.ts';

/** Stands for every text that no rule compares with: a character of private use. */
export const otherText = '\uE000';

const mostChoices = 64;
const mostListed = 4;

/** Every value of a type, if there are few; undefined for a type with many. */
export function valuesOf(type: RuleType): readonly unknown[] | undefined {
  switch (type.kind) {
    case 'boolean':
      return [true, false];
    case 'choice':
      return type.ids.length <= mostChoices ? type.ids : undefined;
    case 'text':
      return type.values && type.values.length <= mostChoices ? type.values : undefined;
    case 'null':
      return [];
    case 'list':
      return type.item.kind === 'choice' && type.item.ids.length <= mostListed
        ? sublists(type.item.ids)
        : undefined;
    default:
      return undefined;
  }
}

/** Further rules that tell the values of a type apart. */
export interface Distinctions {
  /** Constraints of numbers, whose bounds count as constants. */
  readonly constraints?: readonly Constraint[];
  /** Whether something depends on how many choices a list holds. */
  readonly isCounted?: boolean;
  /** Representatives of all texts but the constants, if rules use patterns on them. */
  readonly texts?: readonly string[] | undefined;
}

/**
 * Representatives of a type with many values: the constants that it is compared with, and one value
 * of every interval between them.
 */
export function representatives(
  type: RuleType,
  constants: ReadonlySet<unknown>,
  { constraints = [], isCounted = true, texts = [otherText] }: Distinctions = {},
): readonly unknown[] {
  switch (type.kind) {
    case 'boolean':
      return [true, false];
    case 'choice':
      return valuesAround(type.ids, constants);
    case 'text':
      return type.values ? valuesAround(type.values, constants) : [...textsOf(constants), ...texts];
    case 'number':
      return numbersAround(numbersOf(constants), constraints);
    case 'date':
      return datesAround(textsOf(constants));
    case 'list':
      return type.item.kind === 'choice'
        ? listsAround(type.item.ids.slice(0, mostChoices), constants, isCounted ? mostChoices : 1)
        : [[]];
    default:
      return [otherText];
  }
}

function textsOf(constants: ReadonlySet<unknown>): readonly string[] {
  return [...constants].filter((each) => typeof each === 'string');
}

function numbersOf(constants: ReadonlySet<unknown>): readonly number[] {
  return [...constants].filter((each) => typeof each === 'number');
}

/** The values among the constants, and the first of all others. */
function valuesAround(values: readonly string[], constants: ReadonlySet<unknown>): readonly string[] {
  const other = values.find((value) => !constants.has(value));
  return values.filter((value) => constants.has(value) || value === other);
}

function numbersAround(constants: readonly number[], constraints: readonly Constraint[]): readonly number[] {
  const cuts = [...new Set([...constants, ...constraints.flatMap(limitsOf)])].sort((a, b) => a - b);
  const found = new Set<number>(cuts.length === 0 ? [0, 1] : []);
  for (const [index, cut] of cuts.entries()) {
    const next = cuts[index + 1];
    for (const each of [cut, cut - 1, cut + 1, Math.floor(cut) + 1, Math.ceil(cut) - 1]) found.add(each);
    if (next !== undefined) found.add((cut + next) / 2);
    for (const { multipleOf } of constraints) {
      if (multipleOf === undefined || !Number.isInteger(multipleOf)) continue;
      const below = (Math.ceil(cut / multipleOf) - 1) * multipleOf;
      found.add(below).add((Math.floor(cut / multipleOf) + 1) * multipleOf);
    }
  }
  return [...found].sort((a, b) => a - b);
}

function datesAround(constants: readonly string[]): readonly string[] {
  if (constants.length === 0) return ['2000-01-01'];
  const days = constants.flatMap((date) => [dayFrom(date, -1), date, dayFrom(date, 1)]);
  return [...new Set(days)].sort();
}

/** The limits of a number, an exclusive one as if it were among the values. */
export function limitsOf(constraint: Constraint): readonly number[] {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum } = constraint;
  return [minimum, maximum, exclusiveMinimum, exclusiveMaximum].filter((limit) => limit !== undefined);
}

/** The values that a constraint names. */
export function valuesNamed({ enum: listed = [], const: only }: Constraint): readonly unknown[] {
  return only === undefined ? listed : [...listed, only];
}

/**
 * Whether a constraint admits a representative.
 * @param isConstant whether it is a constant itself, and represents no other value
 */
export function admitsValue(
  { multipleOf, ...constraint }: Constraint,
  value: unknown,
  matches: PatternEngine,
  isConstant = false,
): boolean {
  // Representatives are not among the multiples of steps that are no whole numbers.
  const isExact = multipleOf !== undefined && (isConstant || Number.isInteger(multipleOf));
  if (failedKeyword(isExact ? { ...constraint, multipleOf } : constraint, value) !== undefined) return false;
  if (isPlainObject(value)) {
    const { properties = {} } = constraint;
    return Object.entries(value).every(
      ([name, part]) => part === otherText || admitsValue(properties[name] ?? {}, part, matches),
    );
  }
  const { pattern } = constraint;
  return typeof value !== 'string' || pattern === undefined || matches(pattern)(value);
}
