import type { Fix, Problem } from '#engine';
import { layOutAgain } from './lay-out-again.ts';
import { type Replacement, replacementOf } from './replacements.ts';

/** The texts after some fixes, and how many of the fixes were applied. */
export interface FixedTexts {
  /** The changed texts, by the names that edits use. */
  readonly texts: ReadonlyMap<string, string>;
  readonly count: number;
}

/**
 * Applies fixes that do not overlap; where two do, the first. A fix is applied whole or not at all. A text that had the
 * layout of the formatter has it afterwards; any other keeps its own.
 *
 * @param textOf the text of a document as edits name it; undefined for one that is not to be changed
 */
export function applyFixes(
  fixes: readonly Fix[],
  textOf: (document: string) => string | undefined,
): FixedTexts {
  const byDocument = new Map<string, Replacement[]>();
  let count = 0;
  for (const fix of fixes) {
    const replacements = replacementsOf(fix, textOf);
    if (replacements === undefined) continue;
    const isFree = replacements.every(([document, own]) =>
      (byDocument.get(document) ?? []).every((other) => own.to < other.from || own.from > other.to),
    );
    if (!isFree) continue;
    count += 1;
    for (const [document, own] of replacements)
      byDocument.set(document, [...(byDocument.get(document) ?? []), own]);
  }
  const texts = [...byDocument].map(([document, replacements]) => {
    const text = textOf(document) ?? '';
    return [document, layOutAgain(text, replaceIn(text, replacements))] as const;
  });
  return { texts: new Map(texts), count };
}

/** Applies fixes one after the other, each to the texts as those before it have left them; returns the changed texts. */
export function applyInTurn(
  fixes: readonly Fix[],
  textOf: (document: string) => string | undefined,
): ReadonlyMap<string, string> {
  const changed = new Map<string, string>();
  for (const fix of fixes)
    for (const [id, text] of applyFixes([fix], (id) => changed.get(id) ?? textOf(id)).texts)
      changed.set(id, text);
  return changed;
}

/** The replacements of a fix with the documents that they are in; undefined if one of its places is missing. */
export function replacementsOf(
  { edits }: Fix,
  textOf: (document: string) => string | undefined,
): readonly (readonly [document: string, replacement: Replacement])[] | undefined {
  const found = edits.flatMap((edit) => {
    const text = textOf(edit.document);
    const replacement = text === undefined ? undefined : replacementOf(text, edit);
    return replacement === undefined ? [] : [[edit.document, replacement] as const];
  });
  return found.length < edits.length ? undefined : found;
}

function replaceIn(text: string, replacements: readonly Replacement[]): string {
  const last = replacements.toSorted((a, b) => b.from - a.from);
  return last.reduce((now, { from, to, text: own }) => now.slice(0, from) + own + now.slice(to), text);
}

/** The fixes that need nobody's judgement: those of problems with a single fix that is no guess. */
export function certainFixes(problems: readonly Problem[]): readonly Fix[] {
  return problems.flatMap(({ fixes = [] }) => {
    const [fix, ...others] = fixes.filter(({ isGuess }) => isGuess !== true);
    return fix !== undefined && others.length === 0 ? fix : [];
  });
}
