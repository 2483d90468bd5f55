import type { SyntaxNode } from '@lezer/common';
import { functionId } from '#engine';
import { strictParser, unquote } from '#engine/parts';

/** Kind of a name. An answer is a field of a form; a document is named by its id. */
export type NameKind = 'document' | 'answer' | 'fact' | 'result' | 'step' | 'section' | 'sequence';

/** A name in the text of a document. */
export interface NameUse {
  readonly kind: NameKind;
  readonly name: string;
  readonly isDefinition: boolean;
  /** Whether it is the name of a function document as formulas write it: `homeRates` for "home-rates". */
  readonly isCall: boolean;
  /** Path of the document's file. */
  readonly path: string;
  /** Offsets in the document's text. */
  readonly from: number;
  readonly to: number;
}

/** A use whose document and offsets are not known yet, at some characters of a text. */
export type PlacedName = Pick<NameUse, 'kind' | 'name' | 'from' | 'to'> & { readonly isCall?: boolean };

const roots: Readonly<Record<string, NameKind>> = {
  answers: 'answer',
  facts: 'fact',
  results: 'result',
  section: 'section',
};
const takeDocuments: ReadonlySet<string> = new Set(['decide', 'lookup', 'options']);

/** The names in a formula: answers, facts and results, functions, and ids in quotes. None in an unfinished formula. */
export function usesInFormula(formula: string): readonly PlacedName[] {
  const found: PlacedName[] = [];
  try {
    strictParser.parse(formula).iterate({
      enter: ({ node }) => {
        if (node.name === 'Reference')
          found.push(...usesInPath(formula.slice(node.from, node.to), node.from));
        if (node.name === 'Call') found.push(...usesInCall(formula, node));
      },
    });
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
  return found;
}

/** The name after the root of a path. */
export function usesInPath(path: string, at: number): readonly PlacedName[] {
  const [, root = '', name] = /^(answers|facts|results|section)\.([A-Za-z0-9_]+)/.exec(path) ?? [];
  const kind = roots[root];
  if (kind === undefined || name === undefined) return [];
  const from = at + root.length + 1;
  return [{ kind, name, from, to: from + name.length }];
}

function usesInCall(formula: string, node: SyntaxNode): readonly PlacedName[] {
  const nameNode = node.getChild('Name');
  if (nameNode === null) return [];
  const name = formula.slice(nameNode.from, nameNode.to);
  const id = node.getChild('Text');
  if (takeDocuments.has(name)) {
    if (id === null) return [];
    const text = unquote(formula.slice(id.from, id.to));
    return [{ kind: 'document', name: text, from: id.from + 1, to: id.to - 1 }];
  }
  const called = functionId(name);
  const { from, to } = nameNode;
  return called === undefined ? [] : [{ kind: 'document', name: called, from, to, isCall: true }];
}
