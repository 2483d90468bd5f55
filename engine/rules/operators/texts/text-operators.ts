import type { OperatorEvaluations } from '../operator-evaluations.ts';
import * as formatMoney from './format-money.ts';
import * as plainText from './plain-text.ts';
import * as plural from './plural.ts';
import * as split from './split.ts';
import * as trim from './trim.ts';

/** Operators of this family that few forms use; browsers load them on demand. */
export const textOperators = {
  trim: trim.evaluation,
  'plain-text': plainText.evaluation,
  split: split.evaluation,
  'format-money': formatMoney.evaluation,
  plural: plural.evaluation,
} satisfies OperatorEvaluations;
