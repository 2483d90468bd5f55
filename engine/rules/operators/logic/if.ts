import { canonicalJson } from '../../../base/json/canonical-json.ts';
import { readCall } from '../../notation/shape.ts';
import type { OperatorEvaluation } from '../../runtime/compiling.ts';
import { notNull } from '../../types/may-be-null.ts';
import type { OperatorDeclaration } from '../../types/operator-declaration.ts';
import { booleanType, type RuleType } from '../../types/rule-type.ts';
import { joinAll } from '../../types/type-relations.ts';
import { truthOf } from '../../values/kleene.ts';

/**
 * Whether a condition can be true only if the referenced value is answered, because it tests or compares that
 * value. Ignores tests inside `or` and `not`.
 */
function isGuardedBy(rule: unknown, condition: unknown): boolean {
  const call = readCall(condition);
  if (readCall(rule)?.name !== 'var' || call === undefined) return false;
  if (call.name === 'and') return call.args.some((part) => isGuardedBy(rule, part));
  if (!asking.has(call.name)) return false;
  const wanted = canonicalJson(rule);
  return call.args.some((part) => canonicalJson(part) === wanted);
}

/** Operators that are never true for an unanswered argument. */
const asking: ReadonlySet<string> = new Set(['answered', '==', '!=', '<', '<=', '>', '>=', 'in']);

export const evaluation: OperatorEvaluation = {
  arguments: 'values',
  arity: [2, Number.POSITIVE_INFINITY],
  folds: true,
  compile: (args) => {
    const runs = args.map(({ run }) => run);
    const otherwise = runs.length % 2 === 1 ? runs.pop() : undefined;
    const conditions = runs.filter((_, index) => index % 2 === 0);
    const taken = runs.filter((_, index) => index % 2 === 1);
    return (scope) => {
      for (let index = 0; index < conditions.length; index += 1) {
        const truth = conditions[index]?.(scope);
        if (truth === true) return taken[index]?.(scope);
        if (truth !== false) truthOf(truth);
      }
      return otherwise?.(scope);
    };
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
