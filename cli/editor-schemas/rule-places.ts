import { isSchema, member, type Schema, textOf } from './schema.ts';

const formulas =
  'A formula is a text that begins with "=", such as "= answers.plan = \'basic\' and count(answers.extras) > 1"; ' +
  'a long one may be a list of lines. In a text that visitors read, {{ … }} inserts the value of a formula.';

const snippets = [
  { label: '= formula', description: 'A formula.', body: '= $1' },
  { label: '= answers.…', description: 'Compares an answer.', body: "= answers.$1 = '$2'" },
  { label: '= if … then … else …', description: 'One value or another.', body: '= if $1 then $2 else $3' },
] as const;

/** Schema for a rule: a formula, or a tree with one operator. */
export function rulePlace(description: string | undefined, isTemplate: boolean, namesFile: string): Schema {
  return {
    description: description === undefined ? formulas : `${description}\n\n${formulas}`,
    type: ['string', 'number', 'boolean', 'null', 'array', 'object'],
    defaultSnippets: snippets,
    anyOf: [{ $ref: `${namesFile}#/definitions/formulas` }, {}],
    ...(!isTemplate && {
      if: { type: 'object' },
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
      then: { $ref: '#/definitions/operator' },
    }),
  };
}

/** A rule inside a rule: a value, or a tree with one operator. */
export const innerRule: Schema = {
  items: { $ref: '#/definitions/rule' },
  if: { type: 'object' },
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
  then: { $ref: '#/definitions/operator' },
};

/** A rule as a tree: one operator with its arguments. */
export function operatorCall(definitions: Schema): Schema {
  const operators = Object.entries(member(member(definitions, 'call'), 'properties')).flatMap(
    ([name, operator]) => (isSchema(operator) ? [[name, argumentsOf(operator)] as const] : []),
  );
  return {
    description: `One operator and its arguments. ${formulas}`,
    type: 'object',
    minProperties: 1,
    additionalProperties: false,
    errorMessage:
      'There is no operator of this name. A rule is a formula ("= …") or an object with one operator.',
    properties: Object.fromEntries(operators),
  };
}

/**
 * Arguments are rules themselves, unless the operator takes something else, such as an object of named
 * values.
 */
function argumentsOf({ description, examples, anyOf }: Schema): Schema {
  const rules =
    Array.isArray(anyOf) && anyOf.some((each) => isSchema(each) && each.$ref === '#/definitions/rule');
  return {
    description: textOf(description),
    examples,
    ...(rules && { allOf: [{ $ref: '#/definitions/rule' }] }),
  };
}
