import { Ajv, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import { type ConstraintChecker, linearPatterns, memoize } from '#engine';
import type { Form, ValueSchema } from '#schemas';
import { takeDecimalMultiples } from './multiple-of.ts';

/** Which keywords of a schema a value fails; empty when it holds. */
export type ValueChecker = (value: unknown) => readonly string[];

/** The server's verdict on the answers to one form, by Ajv; patterns run in linear time. Compiled once for each form. */
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

/** Which keywords of one schema of a checked document a value fails. */
export function valueChecker(schema: ValueSchema): ValueChecker {
  const validate = compileSchema(schema);
  return (value) => (validate(value) ? [] : (validate.errors ?? []).map((error) => error.keyword));
}

/** Ajv as it is set for answers, on the server and for the code it generates for browsers. */
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
 * Ajv's regular expressions, run by an engine that takes linear time whatever the pattern. Ajv tells the patterns of one
 * schema apart by their text.
 */
const linearRegExp: RegExpFactory = Object.assign(
  (pattern: string) => ({ test: linearPatterns(pattern), toString: () => pattern }),
  { code: 'new RegExp' },
);
