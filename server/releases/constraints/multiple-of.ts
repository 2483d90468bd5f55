import { _, type Ajv, type KeywordCxt } from 'ajv';
import { _Code } from 'ajv/dist/compile/codegen/code.js';
import { isMultipleOf } from '#engine';
import { validatorParts } from './generated/validator-parts.ts';

/** Source of the same function, for generated code. */
const source = new _Code(validatorParts.isMultipleOf);

/**
 * Makes Ajv check `multipleOf` on decimals; its own keyword divides binary fractions and refuses 19.99 for
 * 0.01.
 */
export function takeDecimalMultiples(ajv: Ajv): void {
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
