import { type JsonValue, readMarks, writeRichHtml } from '#engine';
import type { Constraint } from '#engine/parts';
import { misfits } from '../misfits.ts';
import { patternSamples } from './pattern-samples.ts';

/** Kinds of values of which there are too many to try each. */
export type SampledKind = 'number' | 'date' | 'text';

/**
 * Values of a kind that a constraint may accept, the plainest first: its limits, short and long texts. Callers try them.
 *
 * @param today as `2026-01-15`; dates are near it, or years apart
 */
export function sampleValues(kind: SampledKind, constraint: Constraint, today: string): readonly JsonValue[] {
  switch (kind) {
    case 'number':
      return numbersOf(constraint);
    case 'date':
      return datesAround(today);
    case 'text':
      return [
        ...textsOf(constraint),
        ...datesAround(today),
        today.slice(0, 7),
        '09:30',
        `${today}T09:30:00Z`,
      ];
  }
}

/** Whether a value satisfies a constraint. */
export function isAccepted(constraint: Constraint, value: JsonValue): boolean {
  return [...misfits(constraint, value, '', 'it')].length === 0;
}

/** The date some days after another one. */
export function dayFrom(date: string, days: number): string {
  const day = new Date(`${date}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + days);
  return day.toISOString().slice(0, 10);
}

function datesAround(today: string): readonly string[] {
  return [0, -30 * 365, -365, -7, 1, 7, 30, 365].map((days) => dayFrom(today, days));
}

function numbersOf({
  minimum,
  maximum,
  exclusiveMinimum,
  exclusiveMaximum,
  multipleOf = 1,
}: Constraint): readonly number[] {
  const least = minimum ?? (exclusiveMinimum === undefined ? undefined : exclusiveMinimum + multipleOf);
  const most = maximum ?? (exclusiveMaximum === undefined ? undefined : exclusiveMaximum - multipleOf);
  const known = [least, most].filter((each) => each !== undefined);
  const inner = known.flatMap((each) => [each + multipleOf, each - multipleOf, each + multipleOf / 2]);
  return [...known, 1, 2, 10, ...inner, 0, -1, 0.5, 100, 1_000_000];
}

/** Longest text that is tried where there is no maximum. */
const mostLetters = 300;

const plainTexts = [
  'Ann',
  'Ann Lee',
  'a@example.com',
  '021 123 4567',
  '0211234567',
  '1',
  'AB',
  'https://example.com',
  'AB123456',
  '12:30:00Z',
  ...[2, 3, 4, 5, 6, 8, 10, 12, 13, 15, 16].map((length) => '1'.repeat(length)),
  'a'.repeat(40),
];

function textsOf(constraint: Constraint): readonly string[] {
  const texts = plainTextsOf(constraint);
  return constraint.format === 'rich-text' ? texts.map((text) => writeRichHtml(readMarks(text))) : texts;
}

function plainTextsOf({
  minLength = 0,
  maxLength = mostLetters,
  minWords = 0,
  pattern,
}: Constraint): readonly string[] {
  const most = Math.min(maxLength, Math.max(mostLetters, minLength));
  const sized = ['a', '1'].flatMap((letter) => [letter.repeat(Math.max(minLength, 1)), letter.repeat(most)]);
  const words = minWords > 0 ? [Array(minWords).fill('word').join(' ')] : [];
  const domain = '@example.com';
  const mail = most > domain.length ? ['a'.repeat(Math.min(most - domain.length, 60)) + domain] : [];
  return [
    ...plainTexts,
    ...(pattern === undefined ? [] : patternSamples(pattern)),
    ...words,
    ...sized,
    ...mail,
  ];
}
