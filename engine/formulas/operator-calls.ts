import { functionName } from '../rules/calls/function-name.ts';
import { type OperatorName, operatorNames } from '../rules/types/operator-names.ts';

/** Names in formulas for operators whose own names are signs or reserved words. */
const spelled: Readonly<Partial<Record<OperatorName, string>>> = {
  '==': 'equal',
  '!=': 'notEqual',
  '===': 'strictlyEqual',
  '!==': 'strictlyNotEqual',
  '<': 'lessThan',
  '<=': 'atMost',
  '>': 'greaterThan',
  '>=': 'atLeast',
  and: 'allTrue',
  or: 'anyTrue',
  '!': 'negation',
  '!!': 'truthy',
  '+': 'add',
  '-': 'subtract',
  '*': 'multiply',
  '/': 'divide',
  '%': 'remainder',
};

/**
 * The name of an operator in formulas: by default its own in camel case.
 *
 * @example callName('add-days') // 'addDays'
 */
export function callName(operator: OperatorName): string {
  return spelled[operator] ?? functionName(operator);
}

const operators: ReadonlyMap<string, OperatorName> = new Map(
  operatorNames.map((name) => [callName(name), name]),
);

/** The operator that a name in a formula calls. */
export function operatorCalled(name: string): OperatorName | undefined {
  return operators.get(name);
}

/** Every name that calls an operator. */
export const callNames: readonly string[] = [...operators.keys()];
