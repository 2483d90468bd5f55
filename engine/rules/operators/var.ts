import { computedNode, type OperatorEvaluation } from '../compiling.ts';
import type { OperatorDeclaration } from '../operator-declaration.ts';
import { isPath, pathNode } from '../path.ts';
import { referenceSignature } from '../reference-signature.ts';
import { malformed } from '../rule-failure.ts';
import { isUnanswered } from '../unanswered.ts';
import { written } from '../written.ts';

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
