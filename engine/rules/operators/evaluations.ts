import type { OperatorEvaluation } from '../evaluation/compiling.ts';
import { commonOperators } from './common-operators.ts';
import { type OperatorFamily, operatorFamilies } from './operator-families.ts';
import type { OperatorName } from './operator-names.ts';

const { arithmetic, dates, lists, texts } = operatorFamilies;

/**
 * How every operator is evaluated; a name without an entry does not compile. The build for browsers puts `late-evaluations.ts`
 * in the place of this module.
 */
export const evaluations: Readonly<Record<OperatorName, OperatorEvaluation>> = {
  ...commonOperators,
  ...arithmetic,
  ...dates,
  ...lists,
  ...texts,
};

/** Loads a family of operators. All are here already. */
export async function fetchOperators(_family: OperatorFamily): Promise<void> {}
