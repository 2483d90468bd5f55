import { argument, type OperatorEvaluation } from '../../evaluation/compiling.ts';
import type { Evaluate } from '../../evaluation/scope.ts';
import { isGuardedBy } from '../../nulls/guarded-rule.ts';
import { notNull } from '../../nulls/may-be-null.ts';
import { booleanType, type RuleType } from '../../types/rule-type.ts';
import { joinAll } from '../../types/type-relations.ts';
import { truthOf } from '../../values/kleene.ts';
import type { OperatorDeclaration } from '../operator-declaration.ts';

export const evaluation: OperatorEvaluation = {
  arguments: 'values',
  arity: [2, Number.POSITIVE_INFINITY],
  folds: true,
  compile: (args) => {
    let branch: Evaluate = args.length % 2 === 1 ? argument(args, args.length - 1).run : () => undefined;
    for (let index = (args.length >> 1) * 2 - 2; index >= 0; index -= 2) {
      const condition = argument(args, index).run;
      const taken = argument(args, index + 1).run;
      const next = branch;
      branch = (scope) => {
        const truth = condition(scope);
        if (truth === true) return taken(scope);
        if (truth !== false) truthOf(truth);
        return next(scope);
      };
    }
    return branch;
  },
};

export const declaration: OperatorDeclaration = {
  name: 'if',
  summary: 'Condition, value, condition, value, …, else: the value after the first true condition.',
  example: { if: [{ '>': [{ var: 'answers.guests' }, 4] }, 'large', 'small'] },
  type: (call) => {
    const branches: RuleType[] = [];
    for (const index of call.args.keys()) {
      if (index % 2 === 0 && index < call.args.length - 1) call.expect(index, booleanType);
      else {
        const type = call.type(index);
        const isGuarded = index % 2 === 1 && isGuardedBy(call.args[index], call.args[index - 1]);
        branches.push(isGuarded ? notNull(type) : type);
      }
    }
    return joinAll(branches);
  },
  phrase: ({ words }) => {
    const all = words();
    const parts: string[] = [];
    for (let index = 0; index + 1 < all.length; index += 2) parts.push(`${all[index + 1]} if ${all[index]}`);
    if (all.length % 2 === 1) parts.push(all.at(-1) ?? '');
    return parts.join(', otherwise ');
  },
};
