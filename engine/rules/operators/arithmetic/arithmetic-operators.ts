import type { OperatorEvaluations } from '../operator-evaluations.ts';
import * as average from './average.ts';
import * as divide from './divide.ts';
import * as max from './max.ts';
import * as min from './min.ts';
import * as remainder from './remainder.ts';
import * as subtract from './subtract.ts';

/** Operators of this family that few forms use; browsers load them on demand. */
export const arithmeticOperators = {
  '-': subtract.evaluation,
  '/': divide.evaluation,
  '%': remainder.evaluation,
  min: min.evaluation,
  max: max.evaluation,
  average: average.evaluation,
} satisfies OperatorEvaluations;
