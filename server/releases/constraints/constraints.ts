import { _, Ajv, type ErrorObject, type KeywordCxt, type ValidateFunction } from 'ajv';
import { _Code } from 'ajv/dist/compile/codegen/code.js';
import addFormats from 'ajv-formats';
import {
  answerSchema,
  type ConstraintChecker,
  characterCount,
  isMultipleOf,
  linearPatterns,
  memoize,
  namedFields,
  pathOf,
  textFormats,
  valueAt,
  visibleText,
  wordCount,
} from '#engine';
import type { Form, ValueSchema } from '#schemas';
import { validatorParts } from './generated/validator-parts.ts';

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
      const code = new _Code(validatorParts.isMultipleOf);
      const check = context.gen.scopeValue('func', { ref: isMultipleOf, code });
      context.fail(_`!${check}(${context.data}, ${context.schemaCode})`);
    },
  });
}

/** The count that each limit of a text is about, and whether it is the most. */
const textLimits = {
  minLength: { count: characterCount, part: validatorParts.characterCount, isMost: false },
  maxLength: { count: characterCount, part: validatorParts.characterCount, isMost: true },
  minWords: { count: wordCount, part: validatorParts.wordCount, isMost: false },
  maxWords: { count: wordCount, part: validatorParts.wordCount, isMost: true },
} as const;

/** Makes Ajv count words, and the characters that people see; its own keywords count code points. */
function countTexts(ajv: Ajv): void {
  for (const [keyword, { count: ref, part, isMost }] of Object.entries(textLimits)) {
    ajv.removeKeyword(keyword);
    ajv.addKeyword({
      keyword,
      type: 'string',
      schemaType: 'number',
      error: { message: _`"must be of another length"` },
      code(context: KeywordCxt) {
        const { gen, data, schemaCode } = context;
        const count = gen.scopeValue('func', { ref, code: new _Code(part) });
        const visible = gen.scopeValue('func', {
          ref: visibleText,
          code: new _Code(validatorParts.visibleText),
        });
        const text = context.parentSchema.format === 'rich-text' ? _`${visible}(${data})` : data;
        // A text of few units has few characters and words, so most texts are not counted.
        const failed = isMost
          ? _`${data}.length > ${schemaCode} && ${count}(${text}) > ${schemaCode}`
          : _`${data}.length < ${schemaCode} || ${count}(${text}) < ${schemaCode}`;
        context.fail(failed);
      },
    });
  }
}

/** Returns the keywords of a schema that a value fails; empty if the value is valid. */
export type ValueChecker = (value: unknown) => readonly string[];

/**
 * Checks the answers to one form with Ajv, on the server; patterns run in linear time. Compiled once per
 * form.
 */
export const formConstraints = memoize((form: Form): ConstraintChecker => {
  const checkers = new Map<string, ValueChecker>();
  for (const [name, field] of form.fields.flatMap(namedFields)) {
    const schema = answerSchema(field);
    if (schema) checkers.set(name, valueChecker(schema));
  }
  return (field, value) => checkers.get(field)?.(value) ?? [];
});

/** Compiles one schema of a checked document; the errors of the last call are on the function. */
function compileSchema(schema: ValueSchema): ValidateFunction {
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
  for (const [name, format] of Object.entries(textFormats)) ajv.addFormat(name, format);
  takeDecimalMultiples(ajv);
  countTexts(ajv);
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
