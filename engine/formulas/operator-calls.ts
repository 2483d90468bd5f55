import { functionName } from '../rules/calls/function-name.ts';
import { type OperatorName, operatorNames } from '../rules/operators/operator-names.ts';

/** Names under which a formula calls the operators whose own names are signs or words of the notation. */
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
 * The name that calls an operator in a formula: its own in camel case.
 *
 * @example callName('add-days') // 'addDays'
 */
export function callName(operator: OperatorName): string {
  return spelled[operator] ?? functionName(operator);
}

const operators: ReadonlyMap<string, OperatorName> = new Map(
  operatorNames.map((name) => [callName(name), name]),
);

/** The operator that a name calls in a formula. */
export function operatorCalled(name: string): OperatorName | undefined {
  return operators.get(name);
}

/** Every name that calls an operator. */
export const callNames: readonly string[] = [...operators.keys()];
