import type { OperatorEvaluations } from '../operator-evaluations.ts';
import * as extend from './extend.ts';
import * as options from './options.ts';
import * as pick from './pick.ts';

/** Operators of this family that few forms use: browsers load them for those. */
export const objectOperators = {
  options: options.evaluation,
  extend: extend.evaluation,
  pick: pick.evaluation,
} satisfies OperatorEvaluations;
