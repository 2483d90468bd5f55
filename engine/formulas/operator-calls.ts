import { functionName } from '../rules/calls/function-name.ts';
import { isRoot } from '../rules/notation/path.ts';
import { addedOperators } from '../rules/types/operator-extensions.ts';
import {
  type AddedOperatorName,
  type AnyOperatorName,
  type OperatorName,
  operatorNames,
} from '../rules/types/operator-names.ts';
import { isKeyword } from './quotes.ts';

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
export function callName(operator: AnyOperatorName): string {
  return spelled[operator as OperatorName] ?? functionName(operator);
}

const operators: ReadonlyMap<string, OperatorName> = new Map(
  operatorNames.map((name) => [callName(name), name]),
);

/** The operator that a name in a formula calls. */
export function operatorCalled(name: string): AnyOperatorName | undefined {
  return operators.get(name) ?? addedCalls().get(name);
}

/** True for a name that means something in formulas on every site. */
export function isWordOfFormulas(name: string): boolean {
  return operators.has(name) || isKeyword(name) || isRoot(name);
}

/** Every name that calls an operator. */
export function callNames(): readonly string[] {
  return [...operators.keys(), ...addedCalls().keys()];
}

/** Operators that the site adds, by their names in formulas. */
function addedCalls(): ReadonlyMap<string, AddedOperatorName> {
  return new Map(addedOperators().map(({ name }) => [functionName(name), name as AddedOperatorName]));
}
