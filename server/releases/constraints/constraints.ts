import { Ajv, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import { type ConstraintChecker, linearPatterns, memoize } from '#engine';
import type { Form, ValueSchema } from '#schemas';
import { takeDecimalMultiples } from './multiple-of.ts';

/** Returns the keywords of a schema that a value fails; empty if the value is valid. */
export type ValueChecker = (value: unknown) => readonly string[];

/**
 * Checks the answers to one form with Ajv, on the server; patterns run in linear time. Compiled once per
 * form.
 */
export const formConstraints = memoize((form: Form): ConstraintChecker => {
  const checkers = new Map<string, ValueChecker>();
  for (const field of form.fields) {
    if ('value' in field && field.value) checkers.set(field.name, valueChecker(field.value));
  }
  return (field, value) => checkers.get(field)?.(value) ?? [];
});

/** Compiles one schema of a checked document; the errors of the last call are on the function. */
export function compileSchema(schema: ValueSchema): ValidateFunction {
  return createAjv(linearRegExp).compile(schema);
}

/** Creates a check of values against one schema of a checked document. */
export function valueChecker(schema: ValueSchema): ValueChecker {
  const validate = compileSchema(schema);
  return (value) => (validate(value) ? [] : (validate.errors ?? []).map((error) => error.keyword));
}

/** Creates Ajv with our options, for the server and for the code generated for browsers. */
export function createAjv(
  regExp: RegExpFactory | undefined,
  code: { readonly [option: string]: unknown } = {},
): Ajv {
  const ajv = new Ajv({
    allErrors: true,
    strict: true,
    strictTypes: false,
    ...{ code: { ...(regExp && { regExp }), ...code } },
  });
  addFormats.default(ajv);
  takeDecimalMultiples(ajv);
  return ajv;
}

interface RegExpFactory {
  (pattern: string, flags: string): { test(text: string): boolean };
  code: string;
}

/**
 * Regular expressions for Ajv, run by an engine that takes linear time for any pattern. Ajv identifies the
 * patterns of one schema by their text.
 */
const linearRegExp: RegExpFactory = Object.assign(
  (pattern: string) => ({ test: linearPatterns(pattern), toString: () => pattern }),
  { code: 'new RegExp' },
);
