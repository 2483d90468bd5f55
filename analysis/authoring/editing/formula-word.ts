import type { SyntaxNode } from '@lezer/common';
import { parseFormula, valueAt } from '#engine';
import { keysOfPath, readCall, type Span, strictParser, unquote } from '#engine/parts';

/** The word at a place of a formula. */
export type FormulaWord =
  | {
      readonly kind: 'path';
      /** The keys up to the one at the place, with `item` before a bare name in a filter. */
      readonly keys: readonly string[];
      /** The key at the place. */
      readonly span: Span;
      /** Pointer to the reference in the formula's rule. */
      readonly pointer: string;
    }
  | { readonly kind: 'call'; readonly name: string; readonly span: Span }
  | { readonly kind: 'text'; readonly text: string; readonly span: Span; readonly pointer: string };

/** The name or text at a place of a whole formula; undefined for anything else, and in an unfinished one. */
export function wordAt(formula: string, offset: number): FormulaWord | undefined {
  const node = nodeAt(formula, offset);
  if (node === undefined) return undefined;
  const written = formula.slice(node.from, node.to);
  if (node.name === 'Name' && node.parent?.name === 'Call')
    return { kind: 'call', name: written, span: { from: node.from, to: node.to } };
  const { rule, spans } = parseFormula(formula);
  const pointers = [...spans].flatMap(([pointer, { from }]) => (from === node.from ? pointer : []));
  if (node.name === 'Text') {
    const text = unquote(written);
    const pointer = pointers.find((each) => valueAt(rule, each) === text);
    const span = { from: node.from + 1, to: node.to - 1 };
    return pointer === undefined ? undefined : { kind: 'text', text, span, pointer };
  }
  if (node.name !== 'Reference') return undefined;
  for (const pointer of pointers) {
    const value = valueAt(rule, pointer);
    const call = typeof value === 'object' && value !== null ? readCall(value) : undefined;
    const path = call?.name === 'var' ? call.args[0] : undefined;
    if (typeof path === 'string') return pathWord(written, path, node.from, offset, pointer);
  }
  return undefined;
}

function nodeAt(formula: string, offset: number): SyntaxNode | undefined {
  try {
    const tree = strictParser.parse(formula);
    const isWord = ({ name }: SyntaxNode) => name === 'Name' || name === 'Text' || name === 'Reference';
    return [tree.resolveInner(offset, 1), tree.resolveInner(offset, -1)].find(isWord);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return undefined;
  }
}

function pathWord(written: string, path: string, from: number, offset: number, pointer: string): FormulaWord {
  const keys = path.split('.');
  const parts = [...written.matchAll(/'(?:[^']|'')*'|[^.']+/g)];
  const index = parts.findIndex((part) => offset <= from + part.index + part[0].length);
  const at = index === -1 ? parts.length - 1 : index;
  const start = from + (parts[at]?.index ?? 0);
  const added = keys.length - keysOfPath(written).length;
  return {
    kind: 'path',
    keys: keys.slice(0, at + added + 1),
    span: { from: start, to: start + (parts[at]?.[0].length ?? written.length) },
    pointer,
  };
}
