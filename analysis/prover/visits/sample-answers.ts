import {
  type CompiledField,
  canonicalJson,
  choosableIds,
  type JsonValue,
  memoize,
  type RuleScope,
  readAnswer,
  writeAnswer,
} from '#engine';
import { type Constraint, constraintOf } from '#engine/parts';
import { misfits } from '../../constraints/misfits.ts';
import { patternSamples } from './pattern-samples.ts';

/** Longest text that is tried for a question without a maximum. */
const mostLetters = 300;

/** Answers that a question accepts, the plainest first: its options, its limits, short and long texts. */
export function sampleAnswers(compiled: CompiledField, scope: RuleScope): readonly JsonValue[] {
  const { options } = compiled;
  const ids = options && [...choosableIds(options, scope)];
  const known = samplesKnown(compiled);
  const key = JSON.stringify(ids ?? null);
  const found =
    known.get(key) ?? answersAmong(compiled, ids ? ofOptions(ids, compiled) : ofConstraint(compiled));
  known.set(key, found);
  return found;
}

/** The answers that were found for a question, by the options that can be chosen. */
const samplesKnown = memoize((_: CompiledField) => new Map<string, readonly JsonValue[]>());

function answersAmong(compiled: CompiledField, tried: readonly JsonValue[]): readonly JsonValue[] {
  const found = new Map<string, JsonValue>();
  for (const answer of tried) if (isAnswerOf(compiled, answer)) found.set(canonicalJson(answer), answer);
  return [...found.values()];
}

/** Whether a visitor may give an answer, as far as its field declares. */
export function isAnswerOf({ field, fits }: CompiledField, answer: JsonValue): boolean {
  if (!fits(answer) || !isAccepted(constraintOf(field), answer)) return false;
  // A value that the controls cannot hold is never given.
  const read = readAnswer(field, writeAnswer(field, answer));
  return read !== undefined && canonicalJson(read) === canonicalJson(answer);
}

/** Whether a value satisfies a constraint. */
export function isAccepted(constraint: Constraint, answer: JsonValue): boolean {
  return [...misfits(constraint, answer, '', 'it')].length === 0;
}

function ofOptions(ids: readonly string[], { type }: CompiledField): readonly JsonValue[] {
  if (type.kind !== 'list') return ids;
  return [...ids.map((id) => [id]), [...ids]];
}

function ofConstraint({ field, type }: CompiledField): readonly JsonValue[] {
  const constraint = constraintOf(field);
  const listed = [...(constraint.enum ?? []), constraint.const].filter((each) => each !== undefined);
  if (listed.length > 0) return listed as JsonValue[];
  switch (type.kind) {
    case 'boolean':
      return [true, false];
    case 'number':
      return numbersOf(constraint);
    case 'date':
      return ['1990-05-17', '2026-01-15', '2026-01-19', '2031-06-30'];
    case 'text':
      return textsOf(constraint);
    default:
      return [];
  }
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

const samples = [
  'Ann',
  'a@example.com',
  '021 123 4567',
  '0211234567',
  '1',
  'AB',
  'https://example.com',
  '12:30:00Z',
];

function textsOf({ minLength = 0, maxLength = mostLetters, pattern }: Constraint): readonly string[] {
  const most = Math.min(maxLength, Math.max(mostLetters, minLength));
  const sized = ['a', '1'].flatMap((letter) => [letter.repeat(Math.max(minLength, 1)), letter.repeat(most)]);
  const domain = '@example.com';
  const mail = most > domain.length ? ['a'.repeat(Math.min(most - domain.length, 60)) + domain] : [];
  return [...samples, ...(pattern === undefined ? [] : patternSamples(pattern)), ...sized, ...mail];
}
