/**
 * Static type of a value. Every value may also be unanswered.
 * - `text` with `values`: one of these literal texts.
 * - `choice`: the id of one of these options.
 * - `unknown`: any JSON value; only operators that take any type accept it.
 * - `never`: no value: the element of an empty list, or a part already reported as faulty. With `isMissing`,
 *   its declaration could not be read, so it is compatible with any type.
 */
export type RuleType = (
  | { readonly kind: 'boolean' | 'number' | 'date' | 'null' | 'unknown' }
  | { readonly kind: 'never'; readonly isMissing?: boolean }
  | {
      readonly kind: 'text';
      readonly values?: readonly string[];
      /** Maximum number of characters, if known. */
      readonly longest?: number;
    }
  | { readonly kind: 'choice'; readonly ids: readonly string[] }
  | {
      readonly kind: 'list';
      readonly item: RuleType;
      /** Maximum number of elements, if known. */
      readonly most?: number;
    }
  | {
      readonly kind: 'object';
      readonly properties: Readonly<Record<string, RuleType>>;
      /** Type of all other properties; absent when there are none. */
      readonly rest?: RuleType;
      /** Has no other properties at run time either. */
      readonly closed?: boolean;
    }
) & {
  /** Whether the value may be `null`, which templates copy. */
  readonly mayBeNull?: boolean;
};

export const booleanType: RuleType = { kind: 'boolean' };
export const numberType: RuleType = { kind: 'number' };
export const textType: RuleType = { kind: 'text' };
export const dateType: RuleType = { kind: 'date' };
export const nullType: RuleType = { kind: 'null' };
export const unknownType: RuleType = { kind: 'unknown' };
export const neverType: RuleType = { kind: 'never' };
/** The type of a missing, unreadable or faulty declaration: rules that read it are not reported. */
export const missingType: RuleType = { kind: 'never', isMissing: true };

/** A list type with at most `most` elements. */
export function listOf(item: RuleType, most?: number): RuleType {
  return most === undefined ? { kind: 'list', item } : { kind: 'list', item, most };
}

/** An object type with these properties; others only if `rest` gives their type. */
export function objectOf(properties: Readonly<Record<string, RuleType>>, rest?: RuleType): RuleType {
  return rest === undefined ? { kind: 'object', properties } : { kind: 'object', properties, rest };
}

/** True for `missingType`. */
export function isMissing(type: RuleType): boolean {
  return type.kind === 'never' && type.isMissing === true;
}

/**
 * Whether nothing can be said of the parts of a value, since an error hides them: its elements are of no type, or it may
 * have any properties because a declaration is missing. A problem of such a type would only follow from that error.
 */
export function isHidden(type: RuleType): boolean {
  if (type.kind === 'list') return isHidden(type.item);
  if (type.kind === 'object') return type.rest !== undefined && isMissing(type.rest);
  return type.kind === 'never';
}

/** The type of a list's elements; `never` for other types. */
export function elementOf(type: RuleType): RuleType {
  if (type.kind === 'list') return type.item;
  return isMissing(type) ? missingType : neverType;
}

/** The type of the ids of some options. */
export function choiceOf(ids: readonly string[]): RuleType {
  return { kind: 'choice', ids: [...new Set(ids)] };
}
