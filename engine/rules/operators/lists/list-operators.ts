import type { OperatorEvaluations } from '../operator-evaluations.ts';
import * as all from './all.ts';
import * as distinct from './distinct.ts';
import * as find from './find.ts';
import * as first from './first.ts';
import * as flatten from './flatten.ts';
import * as group from './group.ts';
import * as last from './last.ts';
import * as none from './none.ts';
import * as only from './only.ts';
import * as reduce from './reduce.ts';
import * as some from './some.ts';
import * as sort from './sort.ts';

/** Operators of this family that few forms use: browsers load them for those. */
export const listOperators = {
  find: find.evaluation,
  some: some.evaluation,
  all: all.evaluation,
  none: none.evaluation,
  sort: sort.evaluation,
  reduce: reduce.evaluation,
  group: group.evaluation,
  first: first.evaluation,
  last: last.evaluation,
  only: only.evaluation,
  distinct: distinct.evaluation,
  flatten: flatten.evaluation,
} satisfies OperatorEvaluations;
