import type { OperatorEvaluation } from '../runtime/compiling.ts';
import type { OperatorName } from '../types/operator-names.ts';
import { commonOperators } from './common-operators.ts';
import { type OperatorFamily, operatorFamilies } from './operator-families.ts';

const { arithmetic, dates, lists, objects, texts } = operatorFamilies;

/**
 * Evaluations of all operators. A missing one is a compile error. The build for browsers replaces this module
 * by `late-evaluations.ts`.
 */
export const evaluations: Readonly<Record<OperatorName, OperatorEvaluation>> = {
  ...commonOperators,
  ...arithmetic,
  ...dates,
  ...lists,
  ...objects,
  ...texts,
};

/** True for the name of an operator that can be evaluated. */
export function isOperator(name: string): name is OperatorName {
  return Object.hasOwn(evaluations, name);
}

/** Loads a family of operators. Does nothing here, as all are loaded. */
export async function fetchOperators(_family: OperatorFamily): Promise<void> {}
