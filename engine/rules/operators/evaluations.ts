import type { OperatorEvaluation } from '../compiling.ts';
import type { OperatorName } from '../operator-names.ts';
import * as add from './add.ts';
import * as addDays from './add-days.ts';
import * as addMonths from './add-months.ts';
import * as addYears from './add-years.ts';
import * as all from './all.ts';
import * as allIn from './all-in.ts';
import * as and from './and.ts';
import * as answered from './answered.ts';
import * as anyIn from './any-in.ts';
import * as atLeast from './at-least.ts';
import * as atMost from './at-most.ts';
import * as average from './average.ts';
import * as call from './call.ts';
import * as cat from './cat.ts';
import * as count from './count.ts';
import * as daysBetween from './days-between.ts';
import * as decide from './decide.ts';
import * as distinct from './distinct.ts';
import * as divide from './divide.ts';
import * as elseOperator from './else.ts';
import * as endOfMonth from './end-of-month.ts';
import * as endOfYear from './end-of-year.ts';
import * as equal from './equal.ts';
import * as extend from './extend.ts';
import * as filter from './filter.ts';
import * as find from './find.ts';
import * as first from './first.ts';
import * as flatten from './flatten.ts';
import * as formatDate from './format-date.ts';
import * as formatMoney from './format-money.ts';
import * as formatNumber from './format-number.ts';
import * as get from './get.ts';
import * as greaterThan from './greater-than.ts';
import * as group from './group.ts';
import * as ifOperator from './if.ts';
import * as inOperator from './in.ts';
import * as join from './join.ts';
import * as last from './last.ts';
import * as lessThan from './less-than.ts';
import * as literal from './literal.ts';
import * as lookup from './lookup.ts';
import * as lower from './lower.ts';
import * as map from './map.ts';
import * as matches from './matches.ts';
import * as max from './max.ts';
import * as merge from './merge.ts';
import * as min from './min.ts';
import * as multiply from './multiply.ts';
import * as negation from './negation.ts';
import * as none from './none.ts';
import * as not from './not.ts';
import * as notEqual from './not-equal.ts';
import * as object from './object.ts';
import * as only from './only.ts';
import * as options from './options.ts';
import * as or from './or.ts';
import * as parseDate from './parse-date.ts';
import * as pick from './pick.ts';
import * as reduce from './reduce.ts';
import * as remainder from './remainder.ts';
import * as replace from './replace.ts';
import * as round from './round.ts';
import * as some from './some.ts';
import * as sort from './sort.ts';
import * as split from './split.ts';
import * as startOfMonth from './start-of-month.ts';
import * as startOfYear from './start-of-year.ts';
import * as strictlyEqual from './strictly-equal.ts';
import * as strictlyNotEqual from './strictly-not-equal.ts';
import * as substr from './substr.ts';
import * as subtract from './subtract.ts';
import * as sum from './sum.ts';
import * as trim from './trim.ts';
import * as truthy from './truthy.ts';
import * as upper from './upper.ts';
import * as varOperator from './var.ts';
import * as yearsBetween from './years-between.ts';

/** How every operator is evaluated; a name without an entry does not compile. */
export const evaluations: Readonly<Record<OperatorName, OperatorEvaluation>> = {
  '==': equal.evaluation,
  '!=': notEqual.evaluation,
  '===': strictlyEqual.evaluation,
  '!==': strictlyNotEqual.evaluation,
  '<': lessThan.evaluation,
  '<=': atMost.evaluation,
  '>': greaterThan.evaluation,
  '>=': atLeast.evaluation,
  in: inOperator.evaluation,
  'any-in': anyIn.evaluation,
  'all-in': allIn.evaluation,
  answered: answered.evaluation,
  and: and.evaluation,
  or: or.evaluation,
  not: not.evaluation,
  '!': negation.evaluation,
  '!!': truthy.evaluation,
  if: ifOperator.evaluation,
  else: elseOperator.evaluation,
  '+': add.evaluation,
  '-': subtract.evaluation,
  '*': multiply.evaluation,
  '/': divide.evaluation,
  '%': remainder.evaluation,
  round: round.evaluation,
  min: min.evaluation,
  max: max.evaluation,
  sum: sum.evaluation,
  average: average.evaluation,
  count: count.evaluation,
  cat: cat.evaluation,
  substr: substr.evaluation,
  lower: lower.evaluation,
  upper: upper.evaluation,
  trim: trim.evaluation,
  split: split.evaluation,
  join: join.evaluation,
  replace: replace.evaluation,
  matches: matches.evaluation,
  map: map.evaluation,
  filter: filter.evaluation,
  find: find.evaluation,
  some: some.evaluation,
  all: all.evaluation,
  none: none.evaluation,
  sort: sort.evaluation,
  reduce: reduce.evaluation,
  group: group.evaluation,
  'parse-date': parseDate.evaluation,
  'format-date': formatDate.evaluation,
  'add-days': addDays.evaluation,
  'days-between': daysBetween.evaluation,
  'years-between': yearsBetween.evaluation,
  'format-number': formatNumber.evaluation,
  'format-money': formatMoney.evaluation,
  lookup: lookup.evaluation,
  decide: decide.evaluation,
  call: call.evaluation,
  first: first.evaluation,
  last: last.evaluation,
  only: only.evaluation,
  distinct: distinct.evaluation,
  flatten: flatten.evaluation,
  'add-months': addMonths.evaluation,
  'add-years': addYears.evaluation,
  'start-of-month': startOfMonth.evaluation,
  'end-of-month': endOfMonth.evaluation,
  'start-of-year': startOfYear.evaluation,
  'end-of-year': endOfYear.evaluation,
  options: options.evaluation,
  get: get.evaluation,
  object: object.evaluation,
  extend: extend.evaluation,
  merge: merge.evaluation,
  pick: pick.evaluation,
  literal: literal.evaluation,
  var: varOperator.evaluation,
};
