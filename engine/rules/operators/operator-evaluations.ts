import type { OperatorEvaluation } from '../runtime/compiling.ts';
import type { OperatorName } from '../types/operator-names.ts';

/** Evaluations of some operators. */
export type OperatorEvaluations = Readonly<Partial<Record<OperatorName, OperatorEvaluation>>>;
