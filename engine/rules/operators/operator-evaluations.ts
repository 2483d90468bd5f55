import type { OperatorEvaluation } from '../evaluation/compiling.ts';
import type { OperatorName } from './operator-names.ts';

/** How some of the operators are evaluated. */
export type OperatorEvaluations = Readonly<Partial<Record<OperatorName, OperatorEvaluation>>>;
