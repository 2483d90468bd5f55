/**
 * Static type of a value. Every value may also be unanswered.
 * - `text` with `values`: one of these texts, written out in the rule.
 * - `choice`: the id of one of these options.
 * - `unknown`: any JSON value; only operators that take anything accept it.
 * - `never`: no value at all: the element of an empty list, or a part already reported as faulty. One that `isMissing` is
 *   declared where it cannot be read: it may be of any type, and so may what it is joined with.
 */
export type RuleType = (
  | { readonly kind: 'boolean' | 'number' | 'date' | 'null' | 'unknown' }
  | { readonly kind: 'never'; readonly isMissing?: boolean }
  | {
      readonly kind: 'text';
      readonly values?: readonly string[];
      /** Most characters, where that is known. */
      readonly longest?: number;
    }
  | { readonly kind: 'choice'; readonly ids: readonly string[] }
  | {
      readonly kind: 'list';
      readonly item: RuleType;
      /** Most elements, where that is known. */
      readonly most?: number;
    }
  | {
      readonly kind: 'object';
      readonly properties: Readonly<Record<string, RuleType>>;
      /** Type of every property not named; absent when there are no others. */
      readonly rest?: RuleType;
      /** Certain to have no properties but these, at run time too. */
      readonly closed?: boolean;
    }
) & {
  /** Whether it is known that the value may be `null`, which a template copies. */
  readonly mayBeNull?: boolean;
};

export const booleanType: RuleType = { kind: 'boolean' };
export const numberType: RuleType = { kind: 'number' };
export const textType: RuleType = { kind: 'text' };
export const dateType: RuleType = { kind: 'date' };
export const nullType: RuleType = { kind: 'null' };
export const unknownType: RuleType = { kind: 'unknown' };
export const neverType: RuleType = { kind: 'never' };
/** The type of what a document declares that is missing, unreadable or at fault there: no rule that reads it is to blame. */
export const missingType: RuleType = { kind: 'never', isMissing: true };

/** A list whose elements have this type, and so many at most. */
export function listOf(item: RuleType, most?: number): RuleType {
  return most === undefined ? { kind: 'list', item } : { kind: 'list', item, most };
}

/** An object with these properties, and no others unless `rest` says of what type they are. */
export function objectOf(properties: Readonly<Record<string, RuleType>>, rest?: RuleType): RuleType {
  return rest === undefined ? { kind: 'object', properties } : { kind: 'object', properties, rest };
}

/** True of the type of something that is declared where it cannot be read. */
export function isMissing(type: RuleType): boolean {
  return type.kind === 'never' && type.isMissing === true;
}

/** The type of the elements of a list; of what is no list there are none. */
export function elementOf(type: RuleType): RuleType {
  if (type.kind === 'list') return type.item;
  return isMissing(type) ? missingType : neverType;
}

/** The id of one of these options. */
export function choiceOf(ids: readonly string[]): RuleType {
  return { kind: 'choice', ids: [...new Set(ids)] };
}

/** The type in words, as a problem names it: `a list of numbers`. */
export function nameType(type: RuleType): string {
  switch (type.kind) {
    case 'boolean':
      return 'true or false';
    case 'number':
      return 'a number';
    case 'date':
      return 'a date';
    case 'null':
      return 'null';
    case 'unknown':
      return 'a value of no declared type';
    case 'never':
      return 'nothing';
    case 'text':
      return type.values?.length === 1 ? `the text ${JSON.stringify(type.values[0])}` : 'text';
    case 'choice':
      return `one of ${shorten(type.ids)}`;
    case 'list':
      return `a list of ${namePlural(type.item)}`;
    case 'object':
      return 'an object';
  }
}

function namePlural(type: RuleType): string {
  switch (type.kind) {
    case 'boolean':
      return 'true-or-false values';
    case 'number':
      return 'numbers';
    case 'date':
      return 'dates';
    case 'text':
      return 'texts';
    case 'object':
      return 'objects';
    case 'list':
      return 'lists';
    case 'choice':
      return `options (${shorten(type.ids)})`;
    default:
      return 'values';
  }
}

function shorten(ids: readonly string[]): string {
  const shown = ids.slice(0, 6).map((id) => JSON.stringify(id));
  return ids.length > shown.length ? `${shown.join(', ')}, …` : shown.join(', ');
}
