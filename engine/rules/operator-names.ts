/** The closed set of operators, in the order documentation lists them. */
export const operatorNames = [
  '==', '!=', '===', '!==', '<', '<=', '>', '>=',
  'in', 'any-in', 'all-in', 'answered',
  'and', 'or', 'not', '!', '!!', 'if', 'else',
  '+', '-', '*', '/', '%', 'round', 'min', 'max', 'sum', 'average', 'count',
  'cat', 'substr', 'lower', 'upper', 'trim', 'split', 'join', 'replace', 'matches',
  'map', 'filter', 'find', 'some', 'all', 'none', 'sort', 'reduce', 'group',
  'parse-date', 'format-date', 'add-days', 'days-between', 'years-between',
  'format-number', 'format-money',
  'lookup', 'decide', 'call',
  'object', 'extend', 'merge', 'pick', 'literal', 'var',
] as const; // biome-ignore format: one family a line

/** Name of an operator, as a rule writes it. */
export type OperatorName = (typeof operatorNames)[number];

const known: ReadonlySet<string> = new Set(operatorNames);

/** True when a rule may be headed by this name. */
export function isOperatorName(name: string): name is OperatorName {
  return known.has(name);
}
