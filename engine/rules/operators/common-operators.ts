import * as add from './arithmetic/add.ts';
import * as multiply from './arithmetic/multiply.ts';
import * as negation from './arithmetic/negation.ts';
import * as round from './arithmetic/round.ts';
import * as allIn from './comparison/all-in.ts';
import * as answered from './comparison/answered.ts';
import * as atLeast from './comparison/at-least.ts';
import * as atMost from './comparison/at-most.ts';
import * as equal from './comparison/equal.ts';
import * as greaterThan from './comparison/greater-than.ts';
import * as inOperator from './comparison/in.ts';
import * as lessThan from './comparison/less-than.ts';
import * as notEqual from './comparison/not-equal.ts';
import * as strictlyEqual from './comparison/strictly-equal.ts';
import * as strictlyNotEqual from './comparison/strictly-not-equal.ts';
import * as formatDate from './dates/format-date.ts';
import * as count from './lists/count.ts';
import * as filter from './lists/filter.ts';
import * as first from './lists/first.ts';
import * as map from './lists/map.ts';
import * as merge from './lists/merge.ts';
import * as none from './lists/none.ts';
import * as some from './lists/some.ts';
import * as and from './logic/and.ts';
import * as call from './logic/call.ts';
import * as decide from './logic/decide.ts';
import * as elseOperator from './logic/else.ts';
import * as ifOperator from './logic/if.ts';
import * as literal from './logic/literal.ts';
import * as not from './logic/not.ts';
import * as or from './logic/or.ts';
import * as truthy from './logic/truthy.ts';
import * as get from './objects/get.ts';
import * as lookup from './objects/lookup.ts';
import * as object from './objects/object.ts';
import * as varOperator from './objects/var.ts';
import type { OperatorEvaluations } from './operator-evaluations.ts';
import * as cat from './texts/cat.ts';
import * as formatNumber from './texts/format-number.ts';
import * as join from './texts/join.ts';
import * as lower from './texts/lower.ts';
import * as matches from './texts/matches.ts';
import * as replace from './texts/replace.ts';
import * as substr from './texts/substr.ts';
import * as upper from './texts/upper.ts';

/** Operators that many forms use; browsers load them with every form. */
export const commonOperators = {
  '==': equal.evaluation,
  '!=': notEqual.evaluation,
  '===': strictlyEqual.evaluation,
  '!==': strictlyNotEqual.evaluation,
  '<': lessThan.evaluation,
  '<=': atMost.evaluation,
  '>': greaterThan.evaluation,
  '>=': atLeast.evaluation,
  in: inOperator.evaluation,
  'all-in': allIn.evaluation,
  answered: answered.evaluation,
  and: and.evaluation,
  or: or.evaluation,
  not: not.evaluation,
  '!': negation.evaluation,
  '!!': truthy.evaluation,
  if: ifOperator.evaluation,
  else: elseOperator.evaluation,
  count: count.evaluation,
  cat: cat.evaluation,
  substr: substr.evaluation,
  lower: lower.evaluation,
  upper: upper.evaluation,
  join: join.evaluation,
  replace: replace.evaluation,
  matches: matches.evaluation,
  map: map.evaluation,
  filter: filter.evaluation,
  'format-date': formatDate.evaluation,
  'format-number': formatNumber.evaluation,
  lookup: lookup.evaluation,
  decide: decide.evaluation,
  call: call.evaluation,
  get: get.evaluation,
  object: object.evaluation,
  merge: merge.evaluation,
  literal: literal.evaluation,
  var: varOperator.evaluation,
  '+': add.evaluation,
  '*': multiply.evaluation,
  round: round.evaluation,
  some: some.evaluation,
  none: none.evaluation,
  first: first.evaluation,
} satisfies OperatorEvaluations;
