import { parseSync } from 'vite';

/** One small change of a source file, of the kind that a programmer makes by mistake. */
export interface Mutation {
  readonly kind: string;
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

interface SyntaxNode {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [part: string]: unknown;
}

const operators: Readonly<Record<string, string>> = {
  ...{ '===': '!==', '!==': '===', '<': '<=', '<=': '<', '>': '>=', '>=': '>' },
  ...{ '+': '-', '-': '+', '*': '/', '/': '*', '&&': '||', '||': '&&' },
};

/** Expressions with types around them; everything else of TypeScript's own is no code that runs. */
const typed = new Set(['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression']);

/** All mutations of a file, in the order of their places. */
export function mutationsOf(file: string, source: string): readonly Mutation[] {
  const { program } = parseSync(file, source);
  return [...mutationsIn(program as unknown as SyntaxNode, source)];
}

function* mutationsIn(node: SyntaxNode, source: string): Iterable<Mutation> {
  if (node.type.startsWith('TS') && !typed.has(node.type)) return;
  if (node.type === 'ImportDeclaration' || node.type === 'ImportExpression') return;
  yield* ownMutations(node, source);
  for (const part of Object.values(node))
    for (const child of [part].flat()) if (isNode(child)) yield* mutationsIn(child, source);
}

function* ownMutations(node: SyntaxNode, source: string): Iterable<Mutation> {
  const textOf = (part: unknown) => (isNode(part) ? source.slice(part.start, part.end) : '');
  const whole = (kind: string, text: string) => ({ kind, start: node.start, end: node.end, text });
  const { type, left, right, test, consequent, alternate, value, expression } = node;
  if (type === 'BinaryExpression' || type === 'LogicalExpression') {
    const other = operators[String(node.operator)];
    if (other !== undefined)
      yield whole(`${node.operator} to ${other}`, `${textOf(left)} ${other} ${textOf(right)}`);
  } else if (type === 'UnaryExpression' && node.operator === '!')
    yield whole('negation removed', `(${textOf(node.argument)})`);
  else if (type === 'ConditionalExpression')
    yield whole('branches swapped', `${textOf(test)} ? ${textOf(alternate)} : ${textOf(consequent)}`);
  else if (type === 'IfStatement' && isNode(test))
    yield { kind: 'condition negated', start: test.start, end: test.end, text: `!(${textOf(test)})` };
  else if (type === 'Literal' && typeof value === 'number') yield whole('one more', String(value + 1));
  else if (type === 'Literal' && typeof value === 'boolean') yield whole('boolean flipped', String(!value));
  else if (type === 'ExpressionStatement' && isNode(expression) && expression.type !== 'Literal')
    yield whole('statement removed', ';');
}

function isNode(part: unknown): part is SyntaxNode {
  return typeof part === 'object' && part !== null && 'type' in part && typeof part.type === 'string';
}
