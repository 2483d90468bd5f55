import {
  allOperatorNames,
  callName,
  declarationOfOperator,
  functionName,
  isOperatorName,
  type RuleType,
} from '#engine';
import { writeFormula } from '../../../rules/formulas/write-formula.ts';
import { cursorIn, type FormulaCursor } from '../formula-cursor.ts';
import { describeType, membersOf, rootTypes, typeAtPath } from '../members.ts';
import type { PlacedPart } from '../typed-parts.ts';
import type { EditedFormula } from './edited-formula.ts';
import { textsFor } from './texts-for.ts';
import { type EditedDocuments, typesOfParts } from './types-of-parts.ts';

/** Something that can be written at a place of a formula. */
export interface FormulaCompletion {
  readonly label: string;
  readonly kind: 'member' | 'root' | 'word' | 'function' | 'text';
  /** The text that is inserted, if it is not the label. */
  readonly insert?: string;
  /** Its type, its inputs, or the label of an option. */
  readonly detail?: string;
  /** One line about an operator, and an example after an empty line. */
  readonly documentation?: string;
  /** Lower ranks are offered first. */
  readonly rank: number;
}

/** Completions, and the part of the formula that they replace. */
export interface FormulaCompletions {
  readonly items: readonly FormulaCompletion[];
  readonly from: number;
  readonly to: number;
}

const words = ['if', 'then', 'else', 'for', 'some', 'every', 'in', 'return', 'satisfies', 'and', 'or', 'not'];
const constants = ['true', 'false', 'null', 'between', 'is answered', 'is unanswered'];

/** Completions at a place of a formula: members with their types, roots, operators, functions, ids of options. */
export function completeFormula(
  edited: EditedDocuments,
  place: EditedFormula,
): FormulaCompletions | undefined {
  const cursor = cursorIn(place.formula, place.offset);
  if (cursor === undefined) return undefined;
  const { from, to } = cursor.replaced;
  const { path, pointer: rule } = place;
  const text = place.withFormula(cursor.formula);
  if (cursor.kind === 'text') {
    const items = textsFor(edited, { path, text, rule }, cursor).map(
      ({ text: label, detail }): FormulaCompletion => ({
        label,
        kind: 'text',
        insert: cursor.isClosed ? label : `${label}'`,
        ...(detail !== undefined && { detail }),
        rank: 1,
      }),
    );
    return { items, from, to };
  }
  const [parts = []] = typesOfParts(edited, { path, text, rule, parts: [cursor.pointer] });
  const items =
    cursor.path.length > 0 ? members(parts, cursor.path) : [...names(parts, cursor), ...calls(edited)];
  return { items, from, to };
}

function members(parts: readonly PlacedPart[], path: readonly string[]): readonly FormulaCompletion[] {
  const found = parts.map((part) => membersOf(typeAtPath(part, path)));
  return itemsOf(found, 'member');
}

function names(parts: readonly PlacedPart[], { hasItem }: FormulaCursor): readonly FormulaCompletion[] {
  const roots = parts.map((part) => rootTypes(part));
  const bare = hasItem ? parts.map(({ bindings }) => membersOf(bindings.item)) : [];
  return [
    ...itemsOf(bare, 'member'),
    ...itemsOf(roots, 'root'),
    ...[...words, ...constants].map((label) => ({ label, kind: 'word', rank: 3 }) as const),
  ];
}

function itemsOf(
  found: readonly ReadonlyMap<string, RuleType>[],
  kind: FormulaCompletion['kind'],
): readonly FormulaCompletion[] {
  const types = new Map(found.flatMap((each) => [...each]));
  return [...types].map(([label, type]) => ({ label, kind, detail: describeType(type), rank: 1 }));
}

function calls({ documents }: EditedDocuments): readonly FormulaCompletion[] {
  const functions = documents.flatMap(({ document }): readonly FormulaCompletion[] => {
    if (document.kind !== 'function') return [];
    const label = functionName(document.id);
    const inputs = Object.keys(document.input ?? {});
    const detail = `${label}(${inputs.map((name) => `${name}: …`).join(', ')})`;
    return [{ label, kind: 'function', detail, rank: 2 }];
  });
  const notCalled = new Set(['call', 'object', 'var']);
  const operators = allOperatorNames().flatMap((name): readonly FormulaCompletion[] => {
    if (!isOperatorName(name) || notCalled.has(name)) return [];
    const { summary, example } = declarationOfOperator(name);
    const documentation = `${summary}\n\n${writeFormula(example)}`;
    return [{ label: callName(name), kind: 'function', documentation, rank: 4 }];
  });
  return [...functions, ...operators];
}
