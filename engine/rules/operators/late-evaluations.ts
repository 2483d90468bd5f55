import type { OperatorEvaluation } from '../runtime/compiling.ts';
import type { OperatorName } from '../types/operator-names.ts';
import type { AddedOperator } from './added-evaluation.ts';
import { commonOperators } from './common-operators.ts';
import type { OperatorEvaluations } from './operator-evaluations.ts';
import type { OperatorFamily } from './operator-families.ts';

/** Evaluations of operators in a browser: the common ones, and the families loaded so far. */
export const evaluations: OperatorEvaluations = { ...commonOperators };

/** True for the name of an operator that can be evaluated: all that the rules of a step use are loaded before it is shown. */
export function isOperator(name: string): name is OperatorName {
  return Object.hasOwn(evaluations, name);
}

/** The evaluation of an operator. */
export function evaluationOf(name: string): OperatorEvaluation | undefined {
  return isOperator(name) ? evaluations[name] : undefined;
}

const families: Readonly<Record<OperatorFamily, () => Promise<OperatorEvaluations>>> = {
  arithmetic: () =>
    import('./arithmetic/arithmetic-operators.ts').then((module) => module.arithmeticOperators),
  calendar: () => import('./dates/calendar-operators.ts').then((module) => module.calendarOperators),
  dates: () => import('./dates/date-operators.ts').then((module) => module.dateOperators),
  lists: () => import('./lists/list-operators.ts').then((module) => module.listOperators),
  objects: () => import('./objects/object-operators.ts').then((module) => module.objectOperators),
  texts: () => import('./texts/text-operators.ts').then((module) => module.textOperators),
};

/** Loads a family of operators. Afterwards rules that use it can be compiled. */
export async function fetchOperators(family: OperatorFamily): Promise<void> {
  Object.assign(evaluations, await families[family]());
}

/** Adds an operator of the site's own. Afterwards rules that use it can be compiled. */
export async function addOperator(added: AddedOperator): Promise<void> {
  const { addedEvaluation } = await import('./added-evaluation.ts');
  Object.assign(evaluations, { [added.name]: addedEvaluation(added, () => added) });
}
