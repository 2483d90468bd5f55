import type { ErrorObject } from 'ajv';
import { pathOf, valueAt } from '#engine';
import type { ValueSchema } from '#schemas';
import { compileSchema } from './constraints.ts';

/** Why an input does not fit its schema. Contains nothing of the value. */
export interface InputFault {
  /** Name of the input, or the path to a part of it, as in `contact.phone`. */
  readonly input: string;
  readonly keyword: string;
  readonly isNull: boolean;
}

/** Creates a check of an operation's input against its schema. */
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
