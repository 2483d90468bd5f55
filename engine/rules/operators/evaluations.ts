import type { OperatorEvaluation } from '../evaluation/compiling.ts';
import * as add from './arithmetic/add.ts';
import * as average from './arithmetic/average.ts';
import * as divide from './arithmetic/divide.ts';
import * as max from './arithmetic/max.ts';
import * as min from './arithmetic/min.ts';
import * as multiply from './arithmetic/multiply.ts';
import * as negation from './arithmetic/negation.ts';
import * as remainder from './arithmetic/remainder.ts';
import * as round from './arithmetic/round.ts';
import * as subtract from './arithmetic/subtract.ts';
import * as sum from './arithmetic/sum.ts';
import * as allIn from './comparison/all-in.ts';
import * as answered from './comparison/answered.ts';
import * as anyIn from './comparison/any-in.ts';
import * as atLeast from './comparison/at-least.ts';
import * as atMost from './comparison/at-most.ts';
import * as equal from './comparison/equal.ts';
import * as greaterThan from './comparison/greater-than.ts';
import * as inOperator from './comparison/in.ts';
import * as lessThan from './comparison/less-than.ts';
import * as notEqual from './comparison/not-equal.ts';
import * as strictlyEqual from './comparison/strictly-equal.ts';
import * as strictlyNotEqual from './comparison/strictly-not-equal.ts';
import * as addDays from './dates/add-days.ts';
import * as addMonths from './dates/add-months.ts';
import * as addYears from './dates/add-years.ts';
import * as daysBetween from './dates/days-between.ts';
import * as endOfMonth from './dates/end-of-month.ts';
import * as endOfYear from './dates/end-of-year.ts';
import * as formatDate from './dates/format-date.ts';
import * as parseDate from './dates/parse-date.ts';
import * as startOfMonth from './dates/start-of-month.ts';
import * as startOfYear from './dates/start-of-year.ts';
import * as yearsBetween from './dates/years-between.ts';
import * as all from './lists/all.ts';
import * as count from './lists/count.ts';
import * as distinct from './lists/distinct.ts';
import * as filter from './lists/filter.ts';
import * as find from './lists/find.ts';
import * as first from './lists/first.ts';
import * as flatten from './lists/flatten.ts';
import * as group from './lists/group.ts';
import * as last from './lists/last.ts';
import * as map from './lists/map.ts';
import * as merge from './lists/merge.ts';
import * as none from './lists/none.ts';
import * as only from './lists/only.ts';
import * as reduce from './lists/reduce.ts';
import * as some from './lists/some.ts';
import * as sort from './lists/sort.ts';
import * as and from './logic/and.ts';
import * as call from './logic/call.ts';
import * as decide from './logic/decide.ts';
import * as elseOperator from './logic/else.ts';
import * as ifOperator from './logic/if.ts';
import * as literal from './logic/literal.ts';
import * as not from './logic/not.ts';
import * as or from './logic/or.ts';
import * as truthy from './logic/truthy.ts';
import * as extend from './objects/extend.ts';
import * as get from './objects/get.ts';
import * as lookup from './objects/lookup.ts';
import * as object from './objects/object.ts';
import * as options from './objects/options.ts';
import * as pick from './objects/pick.ts';
import * as varOperator from './objects/var.ts';
import type { OperatorName } from './operator-names.ts';
import * as cat from './texts/cat.ts';
import * as formatMoney from './texts/format-money.ts';
import * as formatNumber from './texts/format-number.ts';
import * as join from './texts/join.ts';
import * as lower from './texts/lower.ts';
import * as matches from './texts/matches.ts';
import * as replace from './texts/replace.ts';
import * as split from './texts/split.ts';
import * as substr from './texts/substr.ts';
import * as trim from './texts/trim.ts';
import * as upper from './texts/upper.ts';

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
