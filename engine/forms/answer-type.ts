import type { Field, ValueSchema } from '#schemas';
import type { JsonValue } from '../answers/answers.ts';
import { isNumeric } from '../answers/is-numeric.ts';
import { isDate } from '../rules/civil-date.ts';
import {
  booleanType,
  choiceOf,
  dateType,
  listOf,
  neverType,
  numberType,
  type RuleType,
  textType,
  unknownType,
} from '../rules/rule-type.ts';
import { type FindOptions, listedOptions } from './field-options.ts';

/** The rule type of the answer to a field; `never` for a field that asks nothing, or whose options are not known. */
export function answerType(field: Field, findOptions: FindOptions): RuleType {
  switch (field.type) {
    case 'checkbox':
    case 'switch':
      return booleanType;
    case 'checkbox-group':
      return listOf(chosenType(field, findOptions), sizeOf(field.value?.maxItems));
    case 'choice-cards':
    case 'radio-group':
    case 'select':
      return isNumeric(field.value) ? numberType : chosenType(field, findOptions);
    case 'look-up-input':
    case 'text-area':
    case 'text-input':
      return typedType(field.value);
    case 'stepper':
      return numberType;
    case 'button':
    case 'next-steps':
    case 'notice':
    case 'table':
      return neverType;
    case 'human-check':
    case 'suggest-input':
      return textType;
  }
}

/** The type of what is typed, by its constraint. */
function typedType(constraint: ValueSchema): RuleType {
  if (isNumeric(constraint)) return numberType;
  const values: unknown = constraint.const === undefined ? constraint.enum : [constraint.const];
  if (Array.isArray(values)) {
    return values.every((value) => typeof value === 'string') ? choiceOf(values) : unknownType;
  }
  if (Array.isArray(constraint.type) && constraint.type.length > 1) return unknownType;
  if (constraint.format === 'date') return dateType;
  const longest = sizeOf(constraint.maxLength);
  return longest === undefined ? textType : { kind: 'text', longest };
}

function sizeOf(keyword: unknown): number | undefined {
  return typeof keyword === 'number' ? keyword : undefined;
}

function chosenType(field: Field, findOptions: FindOptions): RuleType {
  if ('options' in field && typeof field.options === 'object' && 'each' in field.options) return textType;
  const options = listedOptions(field, findOptions);
  return options === undefined ? neverType : choiceOf(options.map(({ id }) => id));
}

/** Makes the test whether an answer is of a type. */
export function compileFit(type: RuleType): (answer: JsonValue) => boolean {
  switch (type.kind) {
    case 'boolean':
    case 'number':
      return (answer) => typeof answer === type.kind;
    case 'text':
      return (answer) => typeof answer === 'string';
    case 'date':
      return isDate;
    case 'choice': {
      const ids = new Set<unknown>(type.ids);
      return (answer) => ids.has(answer);
    }
    case 'list': {
      const fits = compileFit(type.item);
      return (answer) => Array.isArray(answer) && answer.every(fits);
    }
    default:
      return () => true;
  }
}

/** The keyword of JSON Schema that an answer of another type fails. */
export function keywordOfType({ kind }: RuleType): 'enum' | 'format' | 'type' {
  if (kind === 'date') return 'format';
  return kind === 'choice' ? 'enum' : 'type';
}
