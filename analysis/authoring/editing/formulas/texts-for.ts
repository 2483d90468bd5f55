import { isOperatorName, pathOf } from '#engine';
import type { FormulaCursor } from '../formula-cursor.ts';
import { textsIn } from '../members.ts';
import { optionLabels } from './option-labels.ts';
import { type EditedDocuments, typesOfParts } from './types-of-parts.ts';

/** A text that can stand in quotes, and what it means. */
interface OfferedText {
  readonly text: string;
  readonly detail: string | undefined;
}

interface Place {
  readonly path: string;
  readonly text: string;
  readonly rule: string;
}

const comparisons: ReadonlySet<string> = new Set(['==', '!=', '===', '!==', 'in', 'any-in', 'all-in']);
const kindsNamed: Readonly<Record<string, string>> = {
  lookup: 'options',
  options: 'options',
  decide: 'decision',
};

/** The texts that fit a place: ids of the options that a text is compared with, or ids of documents. */
export function textsFor(
  edited: EditedDocuments,
  place: Place,
  { pointer }: FormulaCursor,
): readonly OfferedText[] {
  const call = enclosingCall(pointer);
  if (call === undefined) return [];
  const kind = kindsNamed[call.operator];
  if (kind !== undefined) {
    if (pointer !== call.at && pointer !== `${call.at}/0`) return [];
    const documents = edited.documents.filter(({ document }) => document.kind === kind);
    return documents.map(({ document }) => ({ text: document.id, detail: undefined }));
  }
  if (!comparisons.has(call.operator)) return [];
  const parts = [`${call.at}/0`, `${call.at}/1`].filter((part) => !pointer.startsWith(part));
  const found = typesOfParts(edited, { ...place, parts }).flat();
  const texts = [...new Set(found.flatMap(({ type }) => textsIn(type)))];
  const labels = optionLabels(
    edited.documents.map(({ document }) => document),
    texts,
  );
  return texts.map((text) => ({ text, detail: labels.get(text) }));
}

/** The innermost operator around a part of a rule, and the pointer to its arguments, which is the part's for one alone. */
function enclosingCall(pointer: string): { readonly operator: string; readonly at: string } | undefined {
  const keys = pathOf(pointer);
  const index = keys.findLastIndex(isOperatorName);
  const operator = keys[index];
  if (operator === undefined) return undefined;
  const inner = keys.slice(index + 1).reduce((sum, key) => sum + key.length + 1, 0);
  return { operator, at: pointer.slice(0, pointer.length - inner) };
}
