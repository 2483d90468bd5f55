import type { OperatorEvaluations } from '../operator-evaluations.ts';
import * as all from './all.ts';
import * as group from './group.ts';
import * as reduce from './reduce.ts';
import * as search from './search.ts';

/** Operators of this family that few forms use; browsers load them on demand. */
export const listOperators = {
  all: all.evaluation,
  reduce: reduce.evaluation,
  group: group.evaluation,
  search: search.evaluation,
} satisfies OperatorEvaluations;
