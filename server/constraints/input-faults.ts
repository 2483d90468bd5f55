import type { ErrorObject } from 'ajv';
import { pathOf, valueAt } from '#engine';
import type { ValueSchema } from '#schemas';
import { compileSchema } from './constraints.ts';

/** Why an input does not fit its schema. Holds nothing of what was given. */
export interface InputFault {
  /** Name of the input; of a part of one, the way to it, as in `contact.phone`. */
  readonly input: string;
  /** The keyword of the schema that fails. */
  readonly keyword: string;
  readonly isNull: boolean;
}

/** Finds what is wrong with the input of an operation. */
export function inputFaultFinder(schema: ValueSchema): (input: unknown) => readonly InputFault[] {
  const validate = compileSchema(schema);
  return (input) => (validate(input) ? [] : (validate.errors ?? []).map((error) => faultOf(error, input)));
}

function faultOf({ instancePath, keyword, params }: ErrorObject, input: unknown): InputFault {
  const { missingProperty, additionalProperty } = params;
  const named = [missingProperty, additionalProperty].filter((name) => typeof name === 'string');
  return {
    input: [...pathOf(instancePath), ...named].join('.'),
    keyword,
    isNull: named.length === 0 && valueAt(input, instancePath) === null,
  };
}
