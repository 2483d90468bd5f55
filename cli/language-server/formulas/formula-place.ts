import type { ASTNode, JSONDocument, TextDocument } from 'vscode-json-languageservice';
import { offsetInString, offsetOfCharacter, piecesOf, pointerOf } from '#engine';

/** A place inside a formula of a document. */
export interface FormulaPlace {
  /** The formula without its "=" or braces. */
  readonly formula: string;
  readonly offset: number;
  /** Pointer to its rule in the document with its formulas expanded. */
  readonly pointer: string;
  /** Offset in the document's text of a character of the formula. */
  readonly inText: (offset: number) => number;
  /** The document's text with another formula in place of this one. */
  readonly withFormula: (formula: string) => string;
}

/** The formula at an offset of a document, if there is one: of one line or several, or within a text. */
export function formulaAt(
  document: TextDocument,
  json: JSONDocument,
  offset: number,
): FormulaPlace | undefined {
  const node = json.getNodeFromOffset(offset);
  if (node?.type !== 'string' || isKey(node)) return undefined;
  const text = document.getText();
  if (offset <= node.offset || offset > node.offset + node.length) return undefined;
  const list = node.parent?.type === 'array' ? node.parent : undefined;
  const lines = list?.items.map((item) => (item.type === 'string' ? item.value : undefined));
  if (list && lines && lines.length > 1 && isBroken(lines)) return inLines(text, list, lines, node, offset);
  const character = offsetOfCharacter(text, node.offset, offset);
  const replaced = (value: string) =>
    text.slice(0, node.offset) + JSON.stringify(value) + text.slice(node.offset + node.length);
  const { value } = node;
  if (value.startsWith('=')) {
    return {
      formula: value.slice(1),
      offset: Math.max(0, character - 1),
      pointer: pointerTo(node),
      inText: (at) => offsetInString(text, node.offset, at + 1),
      withFormula: (formula) => replaced(`=${formula}`),
    };
  }
  const pieces = piecesOf(value);
  const index = pieces.findIndex(
    (piece) =>
      piece.kind === 'formula' && character >= piece.offset && character <= piece.offset + piece.text.length,
  );
  const piece = pieces[index];
  if (piece === undefined) return undefined;
  return {
    formula: piece.text,
    offset: character - piece.offset,
    pointer: `${pointerTo(node)}/cat/${index}`,
    inText: (at) => offsetInString(text, node.offset, piece.offset + at),
    withFormula: (formula) => {
      const rest = value.slice(piece.offset + piece.text.length);
      return replaced(`${value.slice(0, piece.offset)}${formula}${rest === '' ? '}}' : rest}`);
    },
  };
}

function inLines(
  text: string,
  list: ASTNode & { readonly items: readonly ASTNode[] },
  lines: readonly string[],
  node: ASTNode,
  offset: number,
): FormulaPlace {
  const starts: number[] = [];
  let length = 0;
  for (const line of lines) {
    starts.push(length);
    length += line.length + 1;
  }
  const line = list.items.indexOf(node);
  const inText = (at: number) => {
    const index = starts.findLastIndex((start) => start <= at + 1);
    return offsetInString(text, list.items[index]?.offset ?? list.offset, at + 1 - (starts[index] ?? 0));
  };
  return {
    formula: lines.join('\n').slice(1),
    offset: Math.max(0, (starts[line] ?? 0) + offsetOfCharacter(text, node.offset, offset) - 1),
    pointer: pointerTo(list),
    inText,
    withFormula: (formula) =>
      text.slice(0, list.offset) + JSON.stringify(`=${formula}`) + text.slice(list.offset + list.length),
  };
}

function isBroken(lines: readonly (string | undefined)[]): lines is readonly string[] {
  return lines.every((line, index) => line !== undefined && line.startsWith('=') === (index === 0));
}

function isKey(node: ASTNode): boolean {
  return node.parent?.type === 'property' && node.parent.keyNode === node;
}

/** The pointer to the value of a node. */
function pointerTo(node: ASTNode): string {
  const keys: (string | number)[] = [];
  for (let at: ASTNode | undefined = node; at?.parent !== undefined; at = at.parent) {
    if (at.parent.type === 'array') keys.unshift(at.parent.items.indexOf(at));
    else if (at.type === 'property') keys.unshift(at.keyNode.value);
  }
  return pointerOf(...keys);
}
