import * as sum from '../arithmetic/sum.ts';
import * as anyIn from '../comparison/any-in.ts';
import * as distinct from '../lists/distinct.ts';
import * as find from '../lists/find.ts';
import * as flatten from '../lists/flatten.ts';
import * as last from '../lists/last.ts';
import * as only from '../lists/only.ts';
import * as sort from '../lists/sort.ts';
import type { OperatorEvaluations } from '../operator-evaluations.ts';
import * as extend from './extend.ts';
import * as options from './options.ts';
import * as pick from './pick.ts';

/** Operators on objects and lists of them that few forms use; browsers load them on demand. */
export const objectOperators = {
  'any-in': anyIn.evaluation,
  sort: sort.evaluation,
  only: only.evaluation,
  distinct: distinct.evaluation,
  flatten: flatten.evaluation,
  find: find.evaluation,
  sum: sum.evaluation,
  last: last.evaluation,
  options: options.evaluation,
  extend: extend.evaluation,
  pick: pick.evaluation,
} satisfies OperatorEvaluations;
