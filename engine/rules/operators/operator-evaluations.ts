import type { OperatorEvaluation } from '../evaluation/compiling.ts';
import type { OperatorName } from './operator-names.ts';

/** Evaluations of some operators. */
export type OperatorEvaluations = Readonly<Partial<Record<OperatorName, OperatorEvaluation>>>;
