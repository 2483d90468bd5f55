import type { EveryField, Field, Rule } from '#schemas';
import { type Origin, type Origins, originOf } from '../origins.ts';

/** A field of a linked form, and the origins of its parts, by pointer from the field. */
export interface PlacedField {
  readonly field: Field;
  readonly origins: Origins;
  /** Defaults of the field: those of the form that contains it before those of the site. */
  readonly defaults: readonly FieldDefaults[];
}

/** An `everyField`, and where it is written. */
interface FieldDefaults {
  readonly said: EveryField;
  readonly origin: Origin;
}

/** Adds a condition before the field's own. */
export function withCondition(placed: PlacedField, when: Rule, origin: Origin): PlacedField {
  const { field, origins } = placed;
  if (field.when === undefined) {
    return { ...placed, field: { ...field, when }, origins: new Map([...origins, ['/when', origin]]) };
  }
  const own = originOf(origins, '/when') ?? origin;
  const moved = [...origins].map(
    ([at, each]) => [isWithin(at, '/when') ? `/when/and/1${at.slice('/when'.length)}` : at, each] as const,
  );
  return {
    ...placed,
    field: { ...field, when: { and: [when, field.when] } },
    origins: new Map([...moved, ['/when', own], ['/when/and/0', origin], ['/when/and/1', own]]),
  };
}

/** Whether a pointer leads to a part or into it. */
export function isWithin(pointer: string, part: string): boolean {
  return pointer === part || pointer.startsWith(`${part}/`);
}
