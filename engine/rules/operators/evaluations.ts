import type { OperatorEvaluation } from '../runtime/compiling.ts';
import { addedOperator, addedOperators, setOperatorExtensions } from '../types/operator-extensions.ts';
import { type AnyOperatorName, isOperatorName, type OperatorName } from '../types/operator-names.ts';
import { type AddedOperator, addedEvaluation } from './added-evaluation.ts';
import { commonOperators } from './common-operators.ts';
import { type OperatorFamily, operatorFamilies } from './operator-families.ts';

const { arithmetic, calendar, dates, lists, objects, texts } = operatorFamilies;

/**
 * Evaluations of all operators of the product. A missing one is a compile error. The build for browsers replaces this module
 * by `late-evaluations.ts`.
 */
export const evaluations: Readonly<Record<OperatorName, OperatorEvaluation>> = {
  ...commonOperators,
  ...arithmetic,
  ...calendar,
  ...dates,
  ...lists,
  ...objects,
  ...texts,
};

/** True for the name of an operator that can be evaluated. */
export function isOperator(name: string): name is AnyOperatorName {
  return isOperatorName(name);
}

/** The evaluation of an operator, of the product or of the site. */
export function evaluationOf(name: string): OperatorEvaluation | undefined {
  if (Object.hasOwn(evaluations, name)) return evaluations[name as OperatorName];
  const added = addedOperator(name);
  return added && addedEvaluation(added, () => addedOperator(name));
}

/** Loads a family of operators. Does nothing here, as all are loaded. */
export async function fetchOperators(_family: OperatorFamily): Promise<void> {}

/** Adds an operator of the site's own, in a browser that has all others. Afterwards rules that use it can be compiled. */
export async function addOperator(added: AddedOperator): Promise<void> {
  const known = addedOperators().filter(({ name }) => name !== added.name);
  setOperatorExtensions([...known, { summary: '', sentence: '', example: null, ...added }]);
}
