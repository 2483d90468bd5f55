import type { SyntaxNode } from '@lezer/common';
import type { OperatorName } from '../../rules/types/operator-names.ts';
import type { Span } from '../formula-rule.ts';

/** The operands of a node, without its brackets, commas and signs. */
export function operands(node: SyntaxNode): readonly SyntaxNode[] {
  return children(node).filter(({ name }) => /^[A-Z]/.test(name) && name !== 'CompareOperator');
}

export function children(node: SyntaxNode): readonly SyntaxNode[] {
  const all: SyntaxNode[] = [];
  for (let next = node.firstChild; next !== null; next = next.nextSibling) all.push(next);
  return all;
}

export function child(node: SyntaxNode, index: number): SyntaxNode {
  return operands(node)[index] ?? node;
}

export function withoutGroup(node: SyntaxNode): SyntaxNode {
  let inner = node;
  while (inner.name === 'Group') inner = child(inner, 0);
  return inner;
}

export function spanOf({ from, to }: SyntaxNode): Span {
  return { from, to };
}

export function isDefined<Value>(value: Value | undefined): value is Value {
  return value !== undefined;
}

/** True for the node of an arithmetic sign. */
export function isSign(name: string): boolean {
  return name === 'SumOperator' || name === 'ProductOperator';
}

/** The operator of a sign. */
export function operatorOfSign(sign: string): OperatorName {
  switch (sign) {
    case '=':
      return '==';
    case '!=':
    case '<':
    case '<=':
    case '>':
    case '>=':
    case '+':
    case '-':
    case '*':
    case '/':
    case '%':
      return sign;
    default:
      throw new Error(`The grammar of formulas has no operator "${sign}".`);
  }
}

/** Operands that one operator takes, in a chain such as `a + b + c - d`. */
export interface Run {
  readonly operator: OperatorName;
  readonly parts: readonly SyntaxNode[];
}

/** The operands of a chain after its first, those of equal operators in a row together where possible. */
export function runsOf(rest: readonly SyntaxNode[], signs: readonly string[]): readonly Run[] {
  const runs: { operator: OperatorName; parts: SyntaxNode[] }[] = [];
  for (const [index, part] of rest.entries()) {
    const operator = operatorOfSign(signs[index] ?? '');
    const last = runs.at(-1);
    if (last?.operator === operator && (operator === '+' || operator === '*')) last.parts.push(part);
    else runs.push({ operator, parts: [part] });
  }
  return runs;
}
