import type { DocumentSource } from '#engine';
import { readOffsets } from '#engine/parts';
import { type CausedProblems, causedIn, proven, type Renaming, type TextEdit } from './rename.ts';

/** An option of an options document, or of a field. */
export interface OptionPlace {
  /** Path of the document. */
  readonly path: string;
  /** Pointer to the list of options. */
  readonly list: string;
  readonly id: string;
  readonly from: number;
  readonly to: number;
}

/** The option whose id is at an offset of an options document or a form. */
export function optionAt(source: DocumentSource, offset: number): OptionPlace | undefined {
  return optionsIn(source).find(({ from, to }) => offset >= from - 1 && offset <= to + 1);
}

function optionsIn({ path, text }: DocumentSource): readonly OptionPlace[] {
  return [...readOffsets(text)].flatMap(([pointer, { value }]) => {
    const [, list] = /^((?:\/fields\/\d+)*\/options)\/\d+\/id$/.exec(pointer) ?? [];
    const [, id] = /^"([^"\\]*)"/.exec(text.slice(value)) ?? [];
    if (list === undefined || id === undefined) return [];
    return [{ path, list, id, from: value + 1, to: value + 1 + id.length }];
  });
}

const mostRounds = 20;

/**
 * Renames an option. What is compared with it is known by its type alone, so the check finds the uses: each text
 * that it refuses for the lack of the old id is one. Refused where a use may mean an option of the same id elsewhere.
 */
export function renameOption(option: OptionPlace, to: string, sources: readonly DocumentSource[]): Renaming {
  const { id, path, list } = option;
  const others = sources.filter(({ text }) => text.includes(JSON.stringify(id))).flatMap(optionsIn);
  const siblings = optionsIn(sources.find((source) => source.path === path) ?? { path, text: '' });
  if (siblings.some((each) => each.list === list && each.id === to))
    return { refusal: `The name "${to}" is taken by ${path}.` };
  const caused = causedIn(sources);
  const editsOf = (options: readonly OptionPlace[], name: string) =>
    withUses(id, options, name, sources, caused);
  const edits = editsOf([option], to);
  const namesakes = others.filter((each) => each.id === id && !isSame(each, option));
  if (namesakes.length > 0) {
    const elsewhere = `${id}-elsewhere`;
    const known = [...edits, ...editsOf(namesakes, elsewhere)];
    const unclear = editsOf([option, ...namesakes], elsewhere).find(
      (edit) => !known.some((each) => isSame(each, edit)),
    );
    if (unclear)
      return { refusal: `In ${unclear.path}, "${id}" may also mean an option of the same id elsewhere.` };
  }
  return proven(edits, caused);
}

interface Place {
  readonly path: string;
  readonly from: number;
}

function isSame(one: Place, other: Place): boolean {
  return one.path === other.path && one.from === other.from;
}

/** The edits that rename options of one id, with their uses. */
function withUses(
  id: string,
  options: readonly OptionPlace[],
  to: string,
  sources: readonly DocumentSource[],
  caused: CausedProblems,
): readonly TextEdit[] {
  let edits: readonly TextEdit[] = options.map(({ path, from, to: end }) => ({
    path,
    from,
    to: end,
    text: to,
  }));
  for (let round = 0; round < mostRounds; round++) {
    const more = usesLacking(id, edits, sources, caused, to);
    if (more.length === 0) break;
    edits = [...edits, ...more];
  }
  return edits;
}

/** The places of the old id that the check refuses. */
function usesLacking(
  id: string,
  edits: readonly TextEdit[],
  sources: readonly DocumentSource[],
  caused: CausedProblems,
  to: string,
): readonly TextEdit[] {
  const texts = new Map(sources.map((source) => [source.path, source.text]));
  const found = new Map<string, TextEdit>();
  for (const { path, problem } of caused(edits)) {
    const text = texts.get(path) ?? '';
    const before = edits.filter((edit) => edit.path === path);
    const at = offsetBefore(text, problem.line ?? 1, problem.column ?? 1, before);
    for (const from of textsAt(text, at, id)) {
      if (before.some((edit) => edit.from === from)) continue;
      found.set(`${path}:${from}`, { path, from, to: from + id.length, text: to });
    }
  }
  return [...found.values()];
}

/** Offsets of an id in the quoted text, or the list of quoted texts, that begins at an offset. */
function textsAt(text: string, at: number, id: string): readonly number[] {
  const [found = ''] = /^(?:'[^']*'|"[^"]*"|\[(?:\s*(?:'[^']*'|"[^"]*")\s*,?)*)/.exec(text.slice(at)) ?? [];
  return [...found.matchAll(/'([^']*)'|"([^"]*)"/g)].flatMap((match) =>
    (match[1] ?? match[2]) === id ? [at + match.index + 1] : [],
  );
}

/** The offset in a text of a place in the edited text; no edit adds or removes a line. */
function offsetBefore(text: string, line: number, column: number, edits: readonly TextEdit[]): number {
  let begin = 0;
  for (let count = 1; count < line; count++) begin = text.indexOf('\n', begin) + 1;
  let offset = begin + column - 1;
  for (const edit of [...edits].sort((a, b) => a.from - b.from)) {
    if (edit.from >= begin && edit.from < offset) offset -= edit.text.length - (edit.to - edit.from);
  }
  return offset;
}
