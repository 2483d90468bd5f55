import { inWords } from '../../notation/in-words.ts';
import { computedNode, type OperatorEvaluation } from '../../runtime/compiling.ts';
import { isUnanswered, mismatch } from '../../runtime/unanswered.ts';
import { written } from '../../runtime/written.ts';
import type { OperatorDeclaration } from '../../types/operator-declaration.ts';
import { propertyType } from '../../types/property-type.ts';
import { objectOf, type RuleType } from '../../types/rule-type.ts';
import { isPlainObject, property, refusedKeys } from '../../values/property.ts';
import { joinWords } from '../phrasing.ts';

export const evaluation: OperatorEvaluation = {
  arguments: 'rules',
  arity: [2, Number.POSITIVE_INFINITY],
  compile: ([object, ...names], { compile }) => {
    const node = compile(object);
    const wanted = names.map(written).filter((name) => !refusedKeys.has(name));
    return computedNode(
      (scope) => {
        const value = node.run(scope);
        if (isUnanswered(value)) return undefined;
        if (!isPlainObject(value)) return mismatch('an object', [value]);
        const picked: Record<string, unknown> = {};
        for (const name of wanted) {
          const found = property(value, name);
          if (found !== undefined) picked[name] = found;
        }
        return picked;
      },
      [node],
    );
  },
};

export const declaration: OperatorDeclaration = {
  name: 'pick',
  summary: 'An object with only the named properties of an object.',
  example: { pick: [{ var: 'results.customer' }, 'name', 'email'] },
  type: (call) => {
    const from = call.expect(0, objectOf({}));
    const properties: Record<string, RuleType> = {};
    for (const index of [...call.args.keys()].slice(1)) {
      const name = call.literalText(index);
      if (name === undefined || (from.kind !== 'object' && from.kind !== 'never')) continue;
      const found = propertyType(from, name);
      if ('type' in found) properties[name] = found.type;
      else call.report(index, 'unknown-reference', `The object has no property "${name}".`, found.help);
    }
    return { kind: 'object', properties, closed: true };
  },
  phrase: ({ word, args }) =>
    `${joinWords(
      args.slice(1).map((name) => inWords(written(name), false)),
      'and',
    )} of ${word(0)}`,
};
