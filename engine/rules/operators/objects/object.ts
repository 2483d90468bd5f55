import { objectNode } from '../../calls/object-node.ts';
import { objectTemplateType } from '../../calls/object-template.ts';
import { inWords } from '../../notation/in-words.ts';
import { computedNode, type OperatorEvaluation } from '../../runtime/compiling.ts';
import { malformed } from '../../runtime/rule-failure.ts';
import type { OperatorDeclaration } from '../../types/operator-declaration.ts';
import { neverType } from '../../types/rule-type.ts';
import { isPlainObject } from '../../values/property.ts';

export const evaluation: OperatorEvaluation = {
  arguments: 'rules',
  arity: [1, 1],
  compile: (_, { template }, body) =>
    isPlainObject(body)
      ? objectNode(body, template)
      : computedNode(malformed('"object" has no properties.'), []),
};

export const declaration: OperatorDeclaration = {
  name: 'object',
  summary: 'An object whose properties are the values of rules; an unanswered property is left out.',
  example: { object: { name: { var: 'answers.firstName' }, guests: { var: 'answers.guests' } } },
  type: (call) => {
    if (isPlainObject(call.body)) return objectTemplateType(call.body, call);
    call.report(
      undefined,
      'wrong-argument-type',
      'It expected an object of rules.',
      'Write {"object": {"name": …, …}}.',
    );
    return neverType;
  },
  phrase: ({ body, phrase }) =>
    `an object with ${Object.entries(isPlainObject(body) ? body : {})
      .map(([name, rule]) => `${inWords(name, false)}: ${phrase(rule)}`)
      .join(', ')}`,
};
