import { addedOperator, addedOperators } from './operator-extensions.ts';

/** All operators of the product, in the order of the documentation. */
export const operatorNames = [
  '==', '!=', '===', '!==', '<', '<=', '>', '>=',
  'in', 'any-in', 'all-in', 'answered',
  'and', 'or', 'not', '!', '!!', 'if', 'else',
  '+', '-', '*', '/', '%', 'round', 'min', 'max', 'sum', 'average', 'count',
  'cat', 'substr', 'lower', 'upper', 'trim', 'split', 'join', 'replace', 'matches', 'plain-text',
  'map', 'filter', 'find', 'some', 'all', 'none', 'sort', 'reduce', 'group', 'first', 'last', 'only', 'distinct', 'flatten', 'search',
  'parse-date', 'format-date', 'add-days', 'add-months', 'add-years', 'days-between', 'years-between', 'weekday', 'is-business-day', 'add-business-days', 'nearest',
  'start-of-month', 'end-of-month', 'start-of-year', 'end-of-year',
  'format-number', 'format-money', 'plural',
  'lookup', 'options', 'decide', 'call',
  'object', 'extend', 'merge', 'pick', 'get', 'literal', 'var',
] as const; // biome-ignore format: one family a line

/** Name of an operator of the product in a rule. */
export type OperatorName = (typeof operatorNames)[number];

/** Name of an operator that the site adds. */
export type AddedOperatorName = string & { readonly isAdded: true };

/** Name of an operator in a rule. */
export type AnyOperatorName = OperatorName | AddedOperatorName;

const known: ReadonlySet<string> = new Set(operatorNames);

/** True for the name of an operator, of the product or of the site. */
export function isOperatorName(name: string): name is AnyOperatorName {
  return known.has(name) || addedOperator(name) !== undefined;
}

/** The names of all operators, of the product and of the site. */
export function allOperatorNames(): readonly string[] {
  return [...operatorNames, ...addedOperators().map(({ name }) => name)];
}
