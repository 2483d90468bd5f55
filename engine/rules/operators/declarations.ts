import type { OperatorDeclaration } from '../operator-declaration.ts';
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

/** Declarations of all operators; a name without an entry does not compile. */
export const declarations: Readonly<Record<OperatorName, OperatorDeclaration>> = {
  '==': equal.declaration,
  '!=': notEqual.declaration,
  '===': strictlyEqual.declaration,
  '!==': strictlyNotEqual.declaration,
  '<': lessThan.declaration,
  '<=': atMost.declaration,
  '>': greaterThan.declaration,
  '>=': atLeast.declaration,
  in: inOperator.declaration,
  'any-in': anyIn.declaration,
  'all-in': allIn.declaration,
  answered: answered.declaration,
  and: and.declaration,
  or: or.declaration,
  not: not.declaration,
  '!': negation.declaration,
  '!!': truthy.declaration,
  if: ifOperator.declaration,
  else: elseOperator.declaration,
  '+': add.declaration,
  '-': subtract.declaration,
  '*': multiply.declaration,
  '/': divide.declaration,
  '%': remainder.declaration,
  round: round.declaration,
  min: min.declaration,
  max: max.declaration,
  sum: sum.declaration,
  average: average.declaration,
  count: count.declaration,
  cat: cat.declaration,
  substr: substr.declaration,
  lower: lower.declaration,
  upper: upper.declaration,
  trim: trim.declaration,
  split: split.declaration,
  join: join.declaration,
  replace: replace.declaration,
  matches: matches.declaration,
  map: map.declaration,
  filter: filter.declaration,
  find: find.declaration,
  some: some.declaration,
  all: all.declaration,
  none: none.declaration,
  sort: sort.declaration,
  reduce: reduce.declaration,
  group: group.declaration,
  'parse-date': parseDate.declaration,
  'format-date': formatDate.declaration,
  'add-days': addDays.declaration,
  'days-between': daysBetween.declaration,
  'years-between': yearsBetween.declaration,
  'format-number': formatNumber.declaration,
  'format-money': formatMoney.declaration,
  lookup: lookup.declaration,
  decide: decide.declaration,
  call: call.declaration,
  first: first.declaration,
  last: last.declaration,
  only: only.declaration,
  distinct: distinct.declaration,
  flatten: flatten.declaration,
  'add-months': addMonths.declaration,
  'add-years': addYears.declaration,
  'start-of-month': startOfMonth.declaration,
  'end-of-month': endOfMonth.declaration,
  'start-of-year': startOfYear.declaration,
  'end-of-year': endOfYear.declaration,
  options: options.declaration,
  get: get.declaration,
  object: object.declaration,
  extend: extend.declaration,
  merge: merge.declaration,
  pick: pick.declaration,
  literal: literal.declaration,
  var: varOperator.declaration,
};
