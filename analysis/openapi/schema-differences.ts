import { linearPatterns, pathOf, pointerOf } from '#engine';
import { alternatives, describeTypes, describeValue, quoted, type Severity } from '#engine/parts';
import { checkPattern } from '../constraints/patterns/check-pattern.ts';
import { type JsonSchema, joinSchemas, typesOf } from './json-schema.ts';

/** A reason why a value of one schema may not fit another. */
export interface Difference {
  /** Pointer to the part of the value. */
  readonly pointer: string;
  readonly message: string;
  /** An error where such a value cannot fit, a warning where some may not. */
  readonly severity: Severity;
  /** Whether it counts only if values of every alternative differ so. */
  readonly isOfAll?: boolean;
}

/** The two sides of a comparison. */
export interface Sides {
  /** The side that gives the value, as the subject of a sentence: `The request`. */
  readonly giver: string;
  /** The side that takes it: `the service`. */
  readonly taker: string;
  /** Whether properties that the taker does not know are worth a warning. */
  readonly reportsUnknown: boolean;
  readonly plain: (schema: JsonSchema) => JsonSchema;
}

/** Deeper parts are not compared; no answer and no request is that deep. */
const deepest = 40;

/** Every reason why values of `given` may not fit `wanted`. */
export function* differences(
  given: JsonSchema,
  wanted: JsonSchema,
  sides: Sides,
  pointer = '',
  depth = 0,
): Iterable<Difference> {
  if (depth > deepest) return;
  const [ours, theirs] = [sides.plain(given), sides.plain(wanted)];
  const next = (a: JsonSchema, b: JsonSchema, at = pointer) => differences(a, b, sides, at, depth + 1);
  if (ours.anyOf) {
    const { anyOf, ...rest } = ours;
    const among = anyOf.map((each) => [...next(joinSchemas(rest, sides.plain(each)), theirs)]);
    const isSame = (a: Difference) => (b: Difference) => b.isOfAll === true && a.pointer === b.pointer;
    return yield* among
      .flat()
      .filter((found) => !found.isOfAll || among.every((others) => others.some(isSame(found))));
  }
  if (theirs.anyOf) {
    const among = alternativesOf(theirs, sides.plain).map((each) => [...next(ours, each)]);
    const message = `${subjectOf(sides.giver, pointer)} can be nothing that ${sides.taker} admits.`;
    return yield* nearestOf(among, pointer) ?? [{ pointer, message, severity: 'error' }];
  }
  const kinds = [...kindDifferences(ours, theirs, sides, pointer)];
  if (kinds.length > 0) return yield* kinds;
  yield* limitDifferences(ours, theirs, sides, pointer);
  if (ours.items && theirs.items) yield* next(ours.items, theirs.items, `${pointer}/0`);
  if (theirs.properties || theirs.required || (theirs.additionalProperties ?? true) !== true)
    yield* memberDifferences(ours, theirs, sides, pointer, next);
}

/** Each schema of `anyOf` merged with the keywords beside it. Leaves out schemas that admit no type. */
function alternativesOf(schema: JsonSchema, plain: Sides['plain'], depth = 0): readonly JsonSchema[] {
  const { anyOf, ...rest } = schema;
  if (anyOf === undefined || depth > deepest) return typesOf(schema)?.length === 0 ? [] : [schema];
  return anyOf.flatMap((each) => alternativesOf(joinSchemas(rest, plain(each)), plain, depth + 1));
}

/** The differences from the nearest of several schemas: none if the value fits one of them. */
function nearestOf(
  among: readonly (readonly Difference[])[],
  pointer: string,
): readonly Difference[] | undefined {
  return among.toSorted((a, b) => weightOf(a, pointer) - weightOf(b, pointer))[0];
}

/** How far a value is from a schema: an error of the value itself counts more than those of its parts. */
function weightOf(found: readonly Difference[], pointer: string): number {
  const weights = found.map(({ severity, pointer: at }) => {
    if (severity === 'warning') return 1;
    return at === pointer ? 1_000_000 : 1000;
  });
  return weights.reduce((sum, weight) => sum + weight, 0);
}

/** Differences of type and of allowed values. */
function* kindDifferences(
  given: JsonSchema,
  wanted: JsonSchema,
  { giver, taker }: Sides,
  pointer: string,
): Iterable<Difference> {
  const subject = subjectOf(giver, pointer);
  const values = valuesOf(given);
  const allowed = valuesOf(wanted);
  if (values && allowed) {
    const refused = values.filter((value) => !allowed.includes(value));
    if (refused.length === 0) return;
    const message = `${subject} may be ${alternatives(refused.slice(0, 5).map(describeValue))}, which ${taker} does not admit.`;
    return yield { pointer, message, severity: 'error' };
  }
  const types = values ? [...new Set(values.map(typeOfValue))] : typesOf(given);
  const wantedTypes = typesOf(wanted);
  if (types === undefined) {
    if (wantedTypes === undefined && allowed === undefined) return;
    const message = `${subject} has no declared type, so that it cannot be compared with what ${taker} expects.`;
    return yield { pointer, message, severity: 'warning' };
  }
  const refused = types.filter((type) => wantedTypes && !wantedTypes.some((each) => admits(each, type)));
  if (wantedTypes && refused.length > 0) {
    const message = `${subject} may be ${describeTypes(refused)}, but ${taker} expects ${describeTypes(wantedTypes)}.`;
    return yield { pointer, message, severity: 'error' };
  }
  if (allowed && !types.every((type) => type === 'null')) {
    const message = `${subject} may be any ${describeTypes(types).replace(/^an? /, '')}, but ${taker} admits only ${alternatives(allowed.slice(0, 8).map(describeValue))}.`;
    yield { pointer, message, severity: 'error' };
  }
}

function valuesOf(schema: JsonSchema): readonly unknown[] | undefined {
  return 'const' in schema ? [schema.const] : schema.enum;
}

function typeOfValue(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return Number.isInteger(value) ? 'integer' : typeof value;
}

function admits(wanted: string, given: string): boolean {
  return wanted === given || (wanted === 'number' && given === 'integer');
}

/** Keywords of limits, what a value beyond one is, and the limit that there is without one. */
const limits = [
  ['maxLength', 'longer than', ' characters', Number.POSITIVE_INFINITY],
  ['maxItems', 'a list of more than', '', Number.POSITIVE_INFINITY],
  ['maximum', 'more than', '', Number.POSITIVE_INFINITY],
  ['minLength', 'shorter than', ' characters', 0],
  ['minItems', 'a list of fewer than', '', 0],
  ['minimum', 'less than', '', Number.NEGATIVE_INFINITY],
] as const;

/** Limits of the taker that values of the giver may exceed. */
function* limitDifferences(
  given: JsonSchema,
  wanted: JsonSchema,
  { giver, taker }: Sides,
  pointer: string,
): Iterable<Difference> {
  const subject = subjectOf(giver, pointer);
  const values = valuesOf(given);
  const warning = (message: string): Difference => ({ pointer, message, severity: 'warning' });
  for (const [keyword, words, unit, unlimited] of limits) {
    const limit = wanted[keyword];
    if (limit === undefined) continue;
    const isUpper = keyword.startsWith('max');
    const sizes = sizesOf(given, values, keyword, unlimited);
    if (sizes.every((size) => (isUpper ? size <= limit : size >= limit))) continue;
    const end = isUpper ? 'most' : 'least';
    yield warning(`${subject} may be ${words} ${limit}${unit}, the ${end} that ${taker} admits.`);
  }
  const { pattern, format } = wanted;
  if (pattern !== undefined && pattern !== given.pattern && !haveAllPattern(values, pattern))
    yield warning(`${subject} may not match the pattern ${quoted(pattern)}, which ${taker} expects.`);
  if (format !== undefined && isTextFormat(format) && format !== given.format)
    yield warning(`${subject} may not be written as a ${quoted(format)}, which ${taker} expects.`);
}

/** The known sizes of a value: those of its values, or its limit. */
function sizesOf(
  given: JsonSchema,
  values: readonly unknown[] | undefined,
  keyword: (typeof limits)[number][0],
  unlimited: number,
): readonly number[] {
  if (values === undefined) return [given[keyword] ?? unlimited];
  return values.flatMap((value) => {
    if (typeof value === 'number') return keyword.endsWith('imum') ? [value] : [];
    return typeof value === 'string' && keyword.endsWith('Length') ? [[...value].length] : [];
  });
}

function haveAllPattern(values: readonly unknown[] | undefined, pattern: string): boolean {
  if (values === undefined || checkPattern(pattern) !== undefined) return false;
  const matches = linearPatterns(pattern);
  return values.every((value) => typeof value !== 'string' || matches(value));
}

/** Formats of numbers, such as `int32`, say nothing that JSON does. */
function isTextFormat(format: string): boolean {
  return ['date', 'time', 'date-time', 'email', 'uri', 'uuid', 'ipv4', 'ipv6', 'hostname'].includes(format);
}

/** Differences of the properties of objects. */
function* memberDifferences(
  given: JsonSchema,
  wanted: JsonSchema,
  { giver, taker, reportsUnknown }: Sides,
  pointer: string,
  next: (given: JsonSchema, wanted: JsonSchema, pointer: string) => Iterable<Difference>,
): Iterable<Difference> {
  const subject = subjectOf(giver, pointer);
  const { properties = {}, required = [] } = given;
  const { properties: known = {}, required: needed = [], additionalProperties = true } = wanted;
  for (const name of needed) {
    if (required.includes(name)) continue;
    const mayHave = Object.hasOwn(properties, name);
    const message = `${subject} ${mayHave ? 'may leave out' : 'has no'} ${quoted(name)}, which ${taker} requires.`;
    yield { pointer: pointer + pointerOf(name), message, severity: mayHave ? 'warning' : 'error' };
  }
  for (const [name, own] of Object.entries(properties)) {
    const below = pointer + pointerOf(name);
    const declared = Object.hasOwn(known, name) ? known[name] : undefined;
    if (declared) yield* next(own, declared, below);
    else if (additionalProperties === false)
      yield {
        pointer: below,
        message: `${subject} has ${quoted(name)}, which ${taker} does not admit.`,
        severity: 'error',
      };
    else if (typeof additionalProperties === 'object') yield* next(own, additionalProperties, below);
    else if (reportsUnknown)
      yield {
        pointer: below,
        message: `${subject} has ${quoted(name)}, which ${taker} does not describe.`,
        severity: 'warning',
      };
  }
  if (reportsUnknown) return;
  for (const name of Object.keys(known)) {
    if (Object.hasOwn(properties, name) || needed.includes(name)) continue;
    const message = `${subject} no longer has ${quoted(name)}, which ${taker} reads where it is there.`;
    yield { pointer: pointer + pointerOf(name), message, severity: 'warning', isOfAll: true };
  }
}

/** `The request`, or a part of it: `“order.size” of the request`. */
function subjectOf(giver: string, pointer: string): string {
  if (pointer === '') return giver;
  const path = pathOf(pointer).join('.');
  return `${quoted(path)} of ${giver.charAt(0).toLowerCase()}${giver.slice(1)}`;
}
