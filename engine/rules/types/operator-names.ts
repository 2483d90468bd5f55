/** All operators, in the order of the documentation. */
export const operatorNames = [
  '==', '!=', '===', '!==', '<', '<=', '>', '>=',
  'in', 'any-in', 'all-in', 'answered',
  'and', 'or', 'not', '!', '!!', 'if', 'else',
  '+', '-', '*', '/', '%', 'round', 'min', 'max', 'sum', 'average', 'count',
  'cat', 'substr', 'lower', 'upper', 'trim', 'split', 'join', 'replace', 'matches',
  'map', 'filter', 'find', 'some', 'all', 'none', 'sort', 'reduce', 'group', 'first', 'last', 'only', 'distinct', 'flatten',
  'parse-date', 'format-date', 'add-days', 'add-months', 'add-years', 'days-between', 'years-between',
  'start-of-month', 'end-of-month', 'start-of-year', 'end-of-year',
  'format-number', 'format-money',
  'lookup', 'options', 'decide', 'call',
  'object', 'extend', 'merge', 'pick', 'get', 'literal', 'var',
] as const; // biome-ignore format: one family a line

/** Name of an operator in a rule. */
export type OperatorName = (typeof operatorNames)[number];

const known: ReadonlySet<string> = new Set(operatorNames);

/** True for the name of an operator. */
export function isOperatorName(name: string): name is OperatorName {
  return known.has(name);
}
