import { _, Ajv, type KeywordCxt, type ValidateFunction } from 'ajv';
import { _Code } from 'ajv/dist/compile/codegen/code.js';
import addFormats from 'ajv-formats';
import { type ConstraintChecker, isMultipleOf, linearPatterns, memoize } from '#engine';
import type { Form, ValueSchema } from '#schemas';
import { validatorParts } from './generated/validator-parts.ts';

/** Source of the same function, for generated code. */
const source = new _Code(validatorParts.isMultipleOf);

/**
 * Makes Ajv check `multipleOf` on decimals; its own keyword divides binary fractions and refuses 19.99 for
 * 0.01.
 */
function takeDecimalMultiples(ajv: Ajv): void {
  ajv.removeKeyword('multipleOf');
  ajv.addKeyword({
    keyword: 'multipleOf',
    type: 'number',
    schemaType: 'number',
    error: { message: ({ schemaCode }) => _`"must be multiple of " + ${schemaCode}` },
    code(context: KeywordCxt) {
      const check = context.gen.scopeValue('func', { ref: isMultipleOf, code: source });
      context.fail(_`!${check}(${context.data}, ${context.schemaCode})`);
    },
  });
}

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
