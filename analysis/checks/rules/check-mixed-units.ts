import { pointerOf } from '#engine';
import { quoted, readCall } from '#engine/parts';
import type { ReleaseFinding, ReleaseIndex } from '../release/release-index.ts';
import { answerUnits, areDifferent, type Unit } from './answer-units.ts';
import { callsInDocuments, type PlacedCall } from './calls-in-documents.ts';

/** Tells units that measure, such as km, hours or %, from words for things that are counted, such as adults and children. */
type IsMeasure = (unit: string) => boolean;

const lengths = ['short', 'narrow', 'long'] as const;

/** @param languages in which the units may be written */
function createIsMeasure(languages: readonly string[]): IsMeasure {
  const known = new Set(languages.flatMap(namesIn));
  return (unit) => known.has((unit.trim().split(/[\s/]/)[0] ?? '').toLowerCase());
}

function namesIn(language: string): readonly string[] {
  return Intl.supportedValuesOf('unit').flatMap((unit) =>
    lengths.flatMap((unitDisplay) => {
      const format = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay });
      return [1, 2].flatMap((count) => wordsOf(format, count));
    }),
  );
}

function wordsOf(format: Intl.NumberFormat, count: number): readonly string[] {
  const parts = format.formatToParts(count);
  return parts.flatMap(({ type, value }) => (type === 'unit' ? [value.toLowerCase()] : []));
}

/** Operators whose value has the unit of their numbers, and what they do with the second of two. */
const sums: ReadonlyMap<string, string> = new Map([
  ['+', 'added to'],
  ['-', 'taken from'],
  ['sum', 'added to'],
  ['average', 'added to'],
  ['min', 'compared with'],
  ['max', 'compared with'],
]);

const comparisons: ReadonlySet<string> = new Set(['==', '!=', '===', '!==', '<', '<=', '>', '>=']);

/** An answer and what it counts. */
interface Measured {
  readonly name: string;
  readonly unit: Unit;
}

/**
 * Warns of answers that are added or compared although their fields show different units. Numbers of things, such as
 * adults and children, may be added.
 */
export function* checkMixedUnits(release: ReleaseIndex): Iterable<ReleaseFinding> {
  // A form that could not be read may show another unit.
  if (release.unread.mayBeOf('form')) return;
  const units = answerUnits(release);
  if (units.size < 2) return;
  const isMeasure = createIsMeasure(['en', ...release.of('site').map(({ document }) => document.language)]);
  const measures = ({ unit: { prefix, unit } }: Measured) => prefix !== undefined || isMeasure(unit ?? '');
  for (const { entry, call } of callsInDocuments(release)) {
    const verb = comparisons.has(call.name) ? 'compared with' : sums.get(call.name);
    if (verb === undefined) continue;
    let first: Measured | undefined;
    for (const [pointer, part] of numbersOf(call)) {
      const next = measuredBy(part, units);
      first ??= next;
      if (first === undefined || next === undefined || !areDifferent(first.unit, next.unit)) continue;
      if (!measures(first) && !measures(next)) continue;
      yield {
        entry,
        code: 'mixed-units',
        severity: 'warning',
        pointer,
        message: `${described(next)} is ${verb} ${described(first)}.`,
        help: 'Read the answer that is meant, or convert one of the two by multiplying it.',
      };
      break;
    }
  }
}

/** The arguments of a call, with the elements of lists among them. */
function numbersOf({
  name,
  args,
  pointer,
}: PlacedCall): readonly (readonly [pointer: string, part: unknown])[] {
  return args.flatMap((part, index) => {
    const at = pointer + pointerOf(index);
    if (!Array.isArray(part) || comparisons.has(name)) return [[at, part] as const];
    return part.map((inner, place) => [at + pointerOf(place), inner] as const);
  });
}

/** The answer whose unit the value of a rule has: of a sum, the first that has one. */
function measuredBy(rule: unknown, units: ReadonlyMap<string, Unit>): Measured | undefined {
  const call = readCall(rule);
  if (call === undefined) return undefined;
  const { name, args } = call;
  const [first] = args;
  if (name === 'var' && typeof first === 'string') {
    const [root, answer = '', ...more] = first.split('.');
    const unit = root === 'answers' && more.length === 0 ? units.get(answer) : undefined;
    return unit && { name: answer, unit };
  }
  if (name === 'round' || name === 'else') return measuredBy(first, units);
  if (!sums.has(name)) return undefined;
  for (const part of args.flat()) {
    const measured = measuredBy(part, units);
    if (measured !== undefined) return measured;
  }
  return undefined;
}

function described({ name, unit: { prefix, unit } }: Measured): string {
  return `${quoted(name)} (in ${quoted(unit ?? prefix ?? '')})`;
}
