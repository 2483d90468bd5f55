import { type CompletionItem, CompletionItemKind } from 'vscode-languageserver/node';
import {
  cursorIn,
  describeType,
  type FormulaCursor,
  membersOf,
  type PlacedPart,
  rootTypes,
  typeAtPath,
  writeFormula,
} from '#analysis';
import {
  allOperatorNames,
  callName,
  declarationOfOperator,
  functionName,
  isOperatorName,
  type RuleType,
} from '#engine';
import type { Workspace } from '../workspace.ts';
import type { FormulaPlace } from './formula-place.ts';
import { textsFor } from './texts-for.ts';
import { typesOfParts } from './typed-parts.ts';

/** A completion, and the part of the formula that it replaces. */
export interface FormulaCompletions {
  readonly items: readonly CompletionItem[];
  readonly from: number;
  readonly to: number;
}

const words = ['if', 'then', 'else', 'for', 'some', 'every', 'in', 'return', 'satisfies', 'and', 'or', 'not'];
const constants = ['true', 'false', 'null', 'between', 'is answered', 'is unanswered'];

/** Completions at a place of a formula: members with their types, roots, operators, functions, ids of options. */
export function completeFormula(
  workspace: Workspace,
  path: string,
  { formula, offset, pointer: rule, withFormula }: FormulaPlace,
): FormulaCompletions | undefined {
  const cursor = cursorIn(formula, offset);
  if (cursor === undefined) return undefined;
  const { from, to } = cursor.replaced;
  const text = withFormula(cursor.formula);
  if (cursor.kind === 'text') {
    const items = textsFor(workspace, { path, text, rule }, cursor).map(
      ({ text: label, detail }): CompletionItem => ({
        label,
        kind: CompletionItemKind.EnumMember,
        insertText: cursor.isClosed ? label : `${label}'`,
        ...(detail !== undefined && { detail }),
      }),
    );
    return { items, from, to };
  }
  const [parts = []] = typesOfParts(workspace, { path, text, rule, parts: [cursor.pointer] });
  const items =
    cursor.path.length > 0 ? members(parts, cursor.path) : [...names(parts, cursor), ...calls(workspace)];
  return { items, from, to };
}

function members(parts: readonly PlacedPart[], path: readonly string[]): readonly CompletionItem[] {
  const found = parts.map((part) => membersOf(typeAtPath(part, path)));
  return itemsOf(found, CompletionItemKind.Field);
}

function names(parts: readonly PlacedPart[], { hasItem }: FormulaCursor): readonly CompletionItem[] {
  const roots = parts.map((part) => rootTypes(part));
  const bare = hasItem ? parts.map(({ bindings }) => membersOf(bindings.item)) : [];
  const keywords = [...words, ...constants].map((label) => ({ label, kind: CompletionItemKind.Keyword }));
  return [
    ...itemsOf(bare, CompletionItemKind.Field),
    ...itemsOf(roots, CompletionItemKind.Variable),
    ...keywords.map((item) => ({ ...item, sortText: `3${item.label}` })),
  ];
}

function itemsOf(
  found: readonly ReadonlyMap<string, RuleType>[],
  kind: CompletionItemKind,
): readonly CompletionItem[] {
  const types = new Map(found.flatMap((each) => [...each]));
  return [...types].map(([label, type]) => ({
    label,
    kind,
    detail: describeType(type),
    sortText: `1${label}`,
  }));
}

function calls(workspace: Workspace): readonly CompletionItem[] {
  const functions = workspace.documents.flatMap(({ document }): readonly CompletionItem[] => {
    if (document.kind !== 'function') return [];
    const label = functionName(document.id);
    const inputs = Object.keys(document.input ?? {});
    const detail = `${label}(${inputs.map((name) => `${name}: …`).join(', ')})`;
    return [{ label, kind: CompletionItemKind.Function, detail, sortText: `2${label}` }];
  });
  const notCalled = new Set(['call', 'object', 'var']);
  const operators = allOperatorNames().flatMap((name): readonly CompletionItem[] => {
    if (!isOperatorName(name) || notCalled.has(name)) return [];
    const { summary, example } = declarationOfOperator(name);
    const label = callName(name);
    const documentation = `${summary}\n\n${writeFormula(example)}`;
    return [{ label, kind: CompletionItemKind.Function, documentation, sortText: `4${label}` }];
  });
  return [...functions, ...operators];
}
