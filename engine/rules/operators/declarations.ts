import type { OperatorDeclaration } from '../types/operator-declaration.ts';
import { addedOperator, type OperatorExtension } from '../types/operator-extensions.ts';
import type { AnyOperatorName, OperatorName } from '../types/operator-names.ts';
import { signature } from '../types/signatures.ts';
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
import * as addBusinessDays from './dates/add-business-days.ts';
import * as addDays from './dates/add-days.ts';
import * as addMonths from './dates/add-months.ts';
import * as addYears from './dates/add-years.ts';
import * as daysBetween from './dates/days-between.ts';
import * as endOfMonth from './dates/end-of-month.ts';
import * as endOfYear from './dates/end-of-year.ts';
import * as formatDate from './dates/format-date.ts';
import * as isBusinessDay from './dates/is-business-day.ts';
import * as nearest from './dates/nearest.ts';
import * as parseDate from './dates/parse-date.ts';
import * as startOfMonth from './dates/start-of-month.ts';
import * as startOfYear from './dates/start-of-year.ts';
import * as weekday from './dates/weekday.ts';
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
import * as search from './lists/search.ts';
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
import * as cat from './texts/cat.ts';
import * as formatMoney from './texts/format-money.ts';
import * as formatNumber from './texts/format-number.ts';
import * as join from './texts/join.ts';
import * as lower from './texts/lower.ts';
import * as matches from './texts/matches.ts';
import * as plainText from './texts/plain-text.ts';
import * as plural from './texts/plural.ts';
import * as replace from './texts/replace.ts';
import * as split from './texts/split.ts';
import * as substr from './texts/substr.ts';
import * as trim from './texts/trim.ts';
import * as upper from './texts/upper.ts';

/** Declarations of all operators of the product. A missing one is a compile error. */
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
  'plain-text': plainText.declaration,
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
  weekday: weekday.declaration,
  'is-business-day': isBusinessDay.declaration,
  'add-business-days': addBusinessDays.declaration,
  nearest: nearest.declaration,
  'format-number': formatNumber.declaration,
  'format-money': formatMoney.declaration,
  plural: plural.declaration,
  lookup: lookup.declaration,
  decide: decide.declaration,
  call: call.declaration,
  first: first.declaration,
  last: last.declaration,
  only: only.declaration,
  distinct: distinct.declaration,
  search: search.declaration,
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

/** The declaration of an operator, of the product or of the site. */
export function declarationOfOperator(name: AnyOperatorName): OperatorDeclaration {
  const added = addedOperator(name);
  return added ? declarationOfAdded(added, name) : declarations[name as OperatorName];
}

function declarationOfAdded(
  { summary, example, parameters, value, sentence }: OperatorExtension,
  name: AnyOperatorName,
): OperatorDeclaration {
  const types = parameters.map(([, type]) => type);
  const places = parameters.map(([parameter]) => `{${parameter}}`);
  return {
    name,
    summary,
    example,
    type: (call) => signature(call, types, value),
    phrase: ({ word }) => sentence.replaceAll(/\{\w+\}/g, (place) => word(places.indexOf(place))),
  };
}
