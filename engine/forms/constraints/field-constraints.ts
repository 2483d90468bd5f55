import type { Field, ValueSchema } from '#schemas';
import { visibleText } from '../../base/rich-text/visible-text.ts';
import { characterCount } from '../../base/values/characters.ts';
import { isMultipleOf } from '../../base/values/is-multiple-of.ts';
import { wordCount } from '../../base/values/word-count.ts';
import { declarationOf } from '../fields/field-registry.ts';

/** A JSON Schema fragment as allowed in documents. */
export interface Constraint {
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minWords?: number;
  readonly maxWords?: number;
  readonly pattern?: string;
  readonly format?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly exclusiveMaximum?: number;
  readonly multipleOf?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly uniqueItems?: boolean;
  readonly items?: Constraint;
  readonly properties?: { readonly [name: string]: Constraint };
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Constraint;
}

/** The JSON Schema of the answers to a field, its own or that of its type; undefined when it has none. */
export function answerSchema(field: Field): ValueSchema | undefined {
  return declarationOf(field).answer?.constraint?.(field) ?? ('value' in field ? field.value : undefined);
}

/** The constraint of a field, its own or that of its type; empty when it has none. */
export function constraintOf(field: Field): Constraint {
  // The documents have been validated; only the generated type is too wide.
  return answerSchema(field) ?? {};
}

/** The JSON Schema keywords that apply to each type. */
export const keywordsOfType: { readonly [type: string]: readonly (keyof Constraint)[] } = {
  string: ['minLength', 'maxLength', 'minWords', 'maxWords', 'pattern', 'format'],
  number: ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'],
  integer: ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'],
  array: ['minItems', 'maxItems', 'uniqueItems', 'items'],
  object: ['properties', 'required', 'additionalProperties'],
  boolean: [],
  null: [],
};

/** The types that a constraint allows; all of them when it names none. */
export function typesOf(constraint: Constraint): readonly string[] {
  return constraint.type === undefined ? Object.keys(keywordsOfType) : [constraint.type].flat();
}

/** The JSON Schema type of a value. */
function jsonTypeOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'number';
  return typeof value;
}

/** The first keyword that a value certainly fails, except patterns and formats; undefined for none. */
export function failedKeyword(constraint: Constraint, value: unknown): keyof Constraint | undefined {
  const types = typesOf(constraint);
  const type = jsonTypeOf(value);
  if (!types.includes(type) && !(type === 'integer' && types.includes('number'))) return 'type';
  if (constraint.enum && !constraint.enum.includes(value)) return 'enum';
  if (constraint.const !== undefined && constraint.const !== value) return 'const';
  if (typeof value === 'string') {
    const text = constraint.format === 'rich-text' ? visibleText(value) : value;
    return (
      failedOf(constraint, characterCount(text), 'minLength', 'maxLength') ??
      failedOf(constraint, wordCount(text), 'minWords', 'maxWords')
    );
  }
  if (Array.isArray(value)) return failedOf(constraint, value.length, 'minItems', 'maxItems');
  if (typeof value !== 'number') return undefined;
  if (constraint.exclusiveMinimum !== undefined && value <= constraint.exclusiveMinimum)
    return 'exclusiveMinimum';
  if (constraint.exclusiveMaximum !== undefined && value >= constraint.exclusiveMaximum)
    return 'exclusiveMaximum';
  if (constraint.multipleOf !== undefined && !isMultipleOf(value, constraint.multipleOf)) return 'multipleOf';
  return failedOf(constraint, value, 'minimum', 'maximum');
}

type Bound = `${'min' | 'max'}${'Length' | 'Words' | 'Items' | 'imum'}`;

function failedOf(constraint: Constraint, size: number, least: Bound, most: Bound): Bound | undefined {
  if (size < (constraint[least] ?? Number.NEGATIVE_INFINITY)) return least;
  return size > (constraint[most] ?? Number.POSITIVE_INFINITY) ? most : undefined;
}
