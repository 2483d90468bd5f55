import { inWords } from '../../notation/in-words.ts';
import { computedNode, type OperatorEvaluation } from '../../runtime/compiling.ts';
import { malformed } from '../../runtime/rule-failure.ts';
import { readable } from '../../runtime/unanswered.ts';
import { written } from '../../runtime/written.ts';
import type { OperatorDeclaration } from '../../types/operator-declaration.ts';
import { propertyType } from '../../types/property-type.ts';
import { neverType } from '../../types/rule-type.ts';
import { propertyReader, refusedKeys } from '../../values/property.ts';

export const evaluation: OperatorEvaluation = {
  arguments: 'rules',
  arity: [2, 2],
  compile: ([holder, path], { compile }) => {
    const keys = written(path).split('.');
    if (typeof path !== 'string' || keys.some((key) => key === '' || refusedKeys.has(key)))
      return computedNode(malformed(`${JSON.stringify(path)} is not the name of a property.`), []);
    const node = compile(holder);
    const readers = keys.map(propertyReader);
    return computedNode(
      (scope) => {
        let value = node.run(scope);
        for (const reader of readers) value = reader(value);
        return readable(value);
      },
      [node],
    );
  },
};

export const declaration: OperatorDeclaration = {
  name: 'get',
  summary:
    'A property of the value of a rule, or one below it: "address.town". Elements of lists go by their position, from 0.',
  example: {
    get: [{ find: [{ var: 'results.lines' }, { '==': [{ var: 'item.code' }, 'deposit'] }] }, 'price'],
  },
  type: (call) => {
    let type = call.type(0);
    const path = call.literalText(1);
    if (path === undefined) return neverType;
    for (const key of path.split('.')) {
      const found = propertyType(type, key);
      if ('help' in found) {
        call.report(1, 'unknown-reference', `The value has no "${key}".`, found.help);
        return neverType;
      }
      type = found.type;
    }
    return type;
  },
  phrase: ({ word, args }) => `${inWords(written(args[1]), false)} of ${word(0)}`,
};
