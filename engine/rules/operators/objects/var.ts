import { isPath, pathNode } from '../../notation/path.ts';
import { computedNode, type OperatorEvaluation } from '../../runtime/compiling.ts';
import { malformed } from '../../runtime/rule-failure.ts';
import { isUnanswered } from '../../runtime/unanswered.ts';
import { written } from '../../runtime/written.ts';
import type { OperatorDeclaration } from '../../types/operator-declaration.ts';
import { referenceSignature } from '../../types/reference-signature.ts';

export const evaluation: OperatorEvaluation = {
  arguments: 'rules',
  arity: [1, 2],
  compile: ([path, fallback], { bindings, compile }) => {
    if (!isPath(path, bindings))
      return computedNode(malformed(`The reference ${JSON.stringify(path)} is not a path.`), []);
    const node = pathNode(path, bindings);
    if (fallback === undefined) return node;
    const otherwise = compile(fallback);
    return computedNode(
      (scope) => {
        const value = node.run(scope);
        return isUnanswered(value) ? otherwise.run(scope) : value;
      },
      [node, otherwise],
    );
  },
};

export const declaration: OperatorDeclaration = {
  name: 'var',
  summary:
    'The value at a path that starts from a root, such as "answers.startDate"; a second value stands in when it is unanswered.',
  example: { var: 'answers.startDate' },
  type: referenceSignature,
  phrase: ({ args, reference, phrase }) => {
    const name = reference(written(args[0]));
    return args.length > 1 ? `${name} (or ${phrase(args[1])})` : name;
  },
};
