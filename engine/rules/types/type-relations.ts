import { isDate } from '../values/civil-date.ts';
import { nullable } from './may-be-null.ts';
import {
  choiceOf,
  isMissing,
  listOf,
  missingType,
  neverType,
  objectOf,
  type RuleType,
  textType,
  unknownType,
} from './rule-type.ts';
import { mostLength, undeclaredItems, undeclaredLength } from './sizes.ts';

/** True when every value of one type is also valid for the other. */
export function isAssignable(from: RuleType, to: RuleType): boolean {
  if (to.kind === 'unknown' || to.kind === 'never' || from.kind === 'never') return true;
  if (from.kind === 'null' && to.mayBeNull) return true;
  switch (to.kind) {
    case 'text':
      return from.kind === 'text' || from.kind === 'choice';
    case 'choice':
      return textsOf(from)?.every((text) => to.ids.includes(text)) ?? false;
    case 'date':
      return from.kind === 'date' || (textsOf(from)?.every(isDate) ?? false);
    case 'list':
      return from.kind === 'list' && isAssignable(from.item, to.item);
    case 'object':
      return from.kind === 'object' && hasProperties(from, to);
    default:
      return from.kind === to.kind;
  }
}

/** Whether two types have the same values, apart from their sizes: the order of options makes no difference. */
export function isSameType(a: RuleType, b: RuleType): boolean {
  return isAssignable(a, b) && isAssignable(b, a);
}

function hasProperties(
  from: Extract<RuleType, { kind: 'object' }>,
  to: Extract<RuleType, { kind: 'object' }>,
): boolean {
  return Object.entries(to.properties).every(([name, wanted]) => {
    const given = Object.hasOwn(from.properties, name) ? from.properties[name] : from.rest;
    return given === undefined || isAssignable(given, wanted);
  });
}

/** All possible texts of a type, if it is a closed set. */
export function textsOf(type: RuleType): readonly string[] | undefined {
  if (type.kind === 'choice') return type.ids;
  return type.kind === 'text' ? type.values : undefined;
}

/** The narrowest type that includes both, such as for the branches of an `if`. */
export function join(a: RuleType, b: RuleType): RuleType {
  const joined = joinKinds(a, b);
  const isNull = a.mayBeNull || b.mayBeNull || (a.kind === 'null') !== (b.kind === 'null');
  return isNull && joined.kind !== 'never' ? nullable(joined) : joined;
}

function joinKinds(a: RuleType, b: RuleType): RuleType {
  if (isMissing(a) || isMissing(b)) return missingType;
  if (a.kind === 'never' || a.kind === 'null') return b.kind === 'never' ? a : b;
  if (b.kind === 'never' || b.kind === 'null') return a;
  if (a.kind === 'list' && b.kind === 'list') {
    return listOf(join(a.item, b.item), larger(a.most, b.most, undeclaredItems));
  }
  if (a.kind === 'object' && b.kind === 'object') return joinObjects(a, b);
  if (a.kind === b.kind && a.kind !== 'text' && a.kind !== 'choice') return a;
  if (isAssignable(a, b) && b.kind === 'date') return b;
  if (isAssignable(b, a) && a.kind === 'date') return a;
  if (!isTextual(a) || !isTextual(b)) return unknownType;
  const texts = [textsOf(a), textsOf(b)];
  const [left, right] = texts;
  if (left !== undefined && right !== undefined) return choiceOf([...left, ...right]);
  const longest = larger(longestOf(a), longestOf(b), undeclaredLength);
  return longest === undefined ? textType : { kind: 'text', longest };
}

/** The larger of two sizes; undefined if that is no more than the undeclared default. */
function larger(a: number | undefined, b: number | undefined, undeclared: number): number | undefined {
  if (a !== undefined && b !== undefined) return Math.max(a, b);
  const known = a ?? b;
  return known !== undefined && known > undeclared ? known : undefined;
}

function longestOf(type: RuleType): number | undefined {
  if (type.kind === 'text' && type.values === undefined) return type.longest;
  return Math.ceil(mostLength(type));
}

/** The narrowest type that includes all. */
export function joinAll(types: readonly RuleType[]): RuleType {
  return types.reduce(join, neverType);
}

function isTextual(type: RuleType): boolean {
  return type.kind === 'text' || type.kind === 'choice' || type.kind === 'date';
}

function joinObjects(
  a: Extract<RuleType, { kind: 'object' }>,
  b: Extract<RuleType, { kind: 'object' }>,
): RuleType {
  const names = new Set([...Object.keys(a.properties), ...Object.keys(b.properties)]);
  const properties: Record<string, RuleType> = {};
  for (const name of names) {
    const left = Object.hasOwn(a.properties, name) ? a.properties[name] : a.rest;
    const right = Object.hasOwn(b.properties, name) ? b.properties[name] : b.rest;
    properties[name] = join(left ?? neverType, right ?? neverType);
  }
  const rest = a.rest !== undefined && b.rest !== undefined ? join(a.rest, b.rest) : (a.rest ?? b.rest);
  return { ...objectOf(properties, rest), ...(a.closed && b.closed && { closed: true }) };
}

/** True when values of the two types can be compared: both are of a kind that has equality. */
export function isComparable(a: RuleType, b: RuleType): boolean {
  if (a.kind === 'never' || b.kind === 'never') return true;
  if (a.kind === 'date' || b.kind === 'date') return isDateLike(a) && isDateLike(b);
  if (isTextual(a)) return isTextual(b);
  return a.kind === b.kind && (a.kind === 'number' || a.kind === 'boolean');
}

function isDateLike(type: RuleType): boolean {
  return isAssignable(type, { kind: 'date' });
}

/** The type without literal values: the type of an accumulator that starts with it. */
export function widen(type: RuleType): RuleType {
  switch (type.kind) {
    case 'text':
    case 'choice':
      return textType;
    case 'list':
      // The type of elements added to an empty list is unknown.
      return listOf(type.item.kind === 'never' && !isMissing(type.item) ? unknownType : widen(type.item));
    case 'object':
      return objectOf(
        Object.fromEntries(Object.entries(type.properties).map(([name, inner]) => [name, widen(inner)])),
        type.rest,
      );
    case 'null':
      return unknownType;
    default:
      return type;
  }
}
