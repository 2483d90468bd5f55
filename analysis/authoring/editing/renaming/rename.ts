import { type DocumentSource, functionName, type Problem } from '#engine';
import { checkDocuments } from '../../../checks/check-documents.ts';
import { inReach, type Names, sameName } from '../names/same-name.ts';
import type { NameUse } from '../names/uses-in-formula.ts';

/** A part of a text and the text that replaces it. */
export interface TextEdit {
  readonly path: string;
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** The edits of a renaming, or the reason why there is none. */
export type Renaming = { readonly edits: readonly TextEdit[] } | { readonly refusal: string };

/** Renames the thing that a use names, in all documents, unless the documents would no longer fit together. */
export function rename(names: Names, use: NameUse, to: string, sources: readonly DocumentSource[]): Renaming {
  const renaming = editsToRename(names, use, to);
  return 'refusal' in renaming ? renaming : proven(renaming.edits, causedIn(sources));
}

/** The edits that rename the thing that a use names, if it is defined and the name is free. They may still cause problems. */
export function editsToRename(names: Names, use: NameUse, to: string): Renaming {
  const uses = sameName(names, use);
  if (!uses.some(({ isDefinition }) => isDefinition)) {
    return { refusal: `No document defines "${use.name}", so it cannot be renamed.` };
  }
  const taken = takenBy(names, use, to);
  if (taken !== undefined) return { refusal: `The name "${to}" is taken by ${taken}.` };
  const edits = uses.map(({ path, from, to: end, isCall }) => ({
    path,
    from,
    to: end,
    text: isCall ? functionName(to) : to,
  }));
  return { edits };
}

function takenBy({ uses, groups }: Names, { kind, path }: NameUse, name: string): string | undefined {
  const others = uses.filter((each) => each.kind === kind && each.name === name);
  const isNear = inReach(groups, path, new Set(uses.map((each) => each.path)));
  const near = kind === 'document' ? others : others.filter(isNear);
  return (near.find(({ isDefinition }) => isDefinition) ?? near[0])?.path;
}

/** Edits that cause no problem, or the first problem that they would cause. */
export function proven(edits: readonly TextEdit[], caused: CausedProblems): Renaming {
  const [first] = caused(edits);
  return first === undefined
    ? { edits }
    : { refusal: `It would cause a problem in ${first.path}: ${first.problem.message}` };
}

/** A problem with the path of its document. */
interface PlacedProblem {
  readonly path: string;
  readonly problem: Problem;
}

/** The problems that documents have with some edits and do not have without. */
export type CausedProblems = (edits: readonly TextEdit[]) => readonly PlacedProblem[];

export function causedIn(sources: readonly DocumentSource[]): CausedProblems {
  const keyOf = ({ path, problem }: PlacedProblem) => `${path}:${problem.line}:${problem.code}`;
  const before = new Set(problemsOf(sources).map(keyOf));
  return (edits) => problemsOf(withEdits(edits, sources)).filter((each) => !before.has(keyOf(each)));
}

function problemsOf(sources: readonly DocumentSource[]): readonly PlacedProblem[] {
  const { documents, problems } = checkDocuments(sources);
  const paths = new Map(documents.map(({ document, path }) => [document.id, path]));
  return problems.map((problem) => ({ problem, path: paths.get(problem.document) ?? problem.document }));
}

/** The texts of documents after some edits. */
export function withEdits(
  edits: readonly TextEdit[],
  sources: readonly DocumentSource[],
): readonly DocumentSource[] {
  return sources.map(({ path, text }) => {
    const own = edits.filter((edit) => edit.path === path).sort((a, b) => b.from - a.from);
    const edited = own.reduce((all, edit) => all.slice(0, edit.from) + edit.text + all.slice(edit.to), text);
    return { path, text: edited };
  });
}
