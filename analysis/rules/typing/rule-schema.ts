import { declarationOfOperator } from '#engine';
import { type OperatorName, operatorNames, readCall } from '#engine/parts';

/** The JSON Schema of a rule, for editors. It describes syntax only; `checkRule` checks types. */
export function ruleSchema(): unknown {
  const rule = { $ref: '#/definitions/rule' };
  const operators = Object.fromEntries(
    operatorNames.map((name) => [
      name,
      {
        description: declarationOfOperator(name).summary,
        examples: [exampleOf(name)],
        ...bodyOf(name, rule),
      },
    ]),
  );
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    $comment: 'Written from the operators in engine/rules/operators; a test compares the two.',
    title: 'Rule',
    description: 'A rule: {operator: [arguments]}, or a literal value.',
    $ref: '#/definitions/rule',
    definitions: {
      rule: {
        anyOf: [
          { type: ['string', 'number', 'boolean', 'null'] },
          { type: 'array', items: rule },
          { $ref: '#/definitions/call' },
        ],
      },
      call: {
        description: 'One operator and its arguments.',
        type: 'object',
        minProperties: 1,
        maxProperties: 1,
        additionalProperties: false,
        properties: operators,
      },
    },
  };
}

/** Schema of the arguments of an operator. */
function bodyOf(name: OperatorName, rule: unknown): object {
  switch (name) {
    case 'literal':
    case 'object':
      return {};
    case 'decide':
    case 'call':
      return {
        anyOf: [{ type: 'array', items: [{ type: 'string' }, { type: 'object' }] }, { type: 'string' }],
      };
    default:
      return { anyOf: [{ type: 'array', items: rule }, rule] };
  }
}

/** The operator's arguments in its example; the whole example if another operator is outermost. */
function exampleOf(name: OperatorName): unknown {
  const { example } = declarationOfOperator(name);
  const call = readCall(example);
  return call?.name === name ? call.body : example;
}
