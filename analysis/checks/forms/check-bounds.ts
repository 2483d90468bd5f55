import { pointerOf } from '#engine';
import { type Constraint, decimalOf, type Finding, scaled, typesOf } from '#engine/parts';
import { guess } from '../release/free-name.ts';

const pairs = [
  ['minLength', 'maxLength'],
  ['minWords', 'maxWords'],
  ['minItems', 'maxItems'],
  ['minimum', 'maximum'],
  ['exclusiveMinimum', 'exclusiveMaximum'],
  ['minimum', 'exclusiveMaximum'],
  ['exclusiveMinimum', 'maximum'],
] as const;

/** Reports bounds that contradict each other, and bounds between which no whole number or no multiple lies. */
export function* checkBounds(constraint: Constraint, pointer: string): Iterable<Finding> {
  let isContradiction = false;
  for (const [least, most] of pairs) {
    const low = constraint[least];
    const high = constraint[most];
    if (low === undefined || high === undefined) continue;
    const mayBeEqual = !least.startsWith('exclusive') && !most.startsWith('exclusive');
    if (low < high || (mayBeEqual && low === high)) continue;
    isContradiction = true;
    yield {
      code: 'impossible-constraint',
      pointer: pointer + pointerOf(most),
      message: `No value fits "${least}" ${low} and "${most}" ${high}.`,
      help: `Raise "${most}" or lower "${least}".`,
      ...(low > high && {
        fix: guess(`Exchange "${least}" and "${most}"`, {
          [pointer + pointerOf(least)]: high,
          [pointer + pointerOf(most)]: low,
        }),
      }),
    };
  }
  if (!isContradiction) yield* checkGap(constraint, pointer);
}

/** A bound of numbers, and the keyword that sets it. */
interface Bound {
  readonly keyword: 'minimum' | 'maximum' | 'exclusiveMinimum' | 'exclusiveMaximum';
  readonly value: number;
}

function* checkGap(constraint: Constraint, pointer: string): Iterable<Finding> {
  const { multipleOf } = constraint;
  const isWhole = !typesOf(constraint).includes('number');
  const low = lowerBound(constraint);
  const high = upperBound(constraint);
  if (!isForNumbers(constraint) || (!isWhole && multipleOf === undefined) || !low || !high) return;
  if (holdsMultiple(low, high, isWhole ? [1, multipleOf ?? 1] : [multipleOf ?? 1])) return;
  const bothNeeded = isWhole && multipleOf !== undefined && !Number.isInteger(multipleOf);
  const multiple = bothNeeded
    ? `whole number that is a multiple of ${multipleOf}`
    : `multiple of ${multipleOf}`;
  yield {
    code: 'impossible-constraint',
    pointer: pointer + pointerOf(high.keyword),
    message: `No ${multipleOf === undefined ? 'whole number' : multiple} lies between "${low.keyword}" ${low.value} and "${high.keyword}" ${high.value}.`,
    help: `Raise "${high.keyword}", lower "${low.keyword}", or change "${multipleOf === undefined ? 'type' : 'multipleOf'}".`,
  };
}

/** Whether all values that a constraint allows are numbers, or null. */
function isForNumbers(constraint: Constraint): boolean {
  const types = typesOf(constraint).filter((type) => type !== 'null');
  return types.length > 0 && types.every((type) => type === 'number' || type === 'integer');
}

function lowerBound({ minimum = -Infinity, exclusiveMinimum = -Infinity }: Constraint): Bound | undefined {
  if (minimum > exclusiveMinimum) return { keyword: 'minimum', value: minimum };
  return exclusiveMinimum > -Infinity ? { keyword: 'exclusiveMinimum', value: exclusiveMinimum } : undefined;
}

function upperBound({ maximum = Infinity, exclusiveMaximum = Infinity }: Constraint): Bound | undefined {
  if (maximum < exclusiveMaximum) return { keyword: 'maximum', value: maximum };
  return exclusiveMaximum < Infinity ? { keyword: 'exclusiveMaximum', value: exclusiveMaximum } : undefined;
}

/** Whether a number between two bounds is a multiple of each factor, computed in decimal. */
function holdsMultiple(low: Bound, high: Bound, factors: readonly number[]): boolean {
  const [from, to, ...all] = [low.value, high.value, ...factors]
    .map(decimalOf)
    .map((decimal, _, decimals) => scaled(decimal, Math.min(...decimals.map(({ exponent }) => exponent))));
  if (from === undefined || to === undefined) return true;
  const step = all.reduce((a, b) => (a * b) / greatestCommonDivisor(a, b), 1n);
  const isBelow = low.keyword === 'exclusiveMinimum';
  const remainder = ((from % step) + step) % step;
  const first = remainder === 0n ? (isBelow ? from + step : from) : from + step - remainder;
  return high.keyword === 'exclusiveMaximum' ? first < to : first <= to;
}

function greatestCommonDivisor(a: bigint, b: bigint): bigint {
  return b === 0n ? a : greatestCommonDivisor(b, a % b);
}
