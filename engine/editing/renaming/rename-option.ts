import { readOffsets } from '../../documents/locate.ts';
import type { DocumentSource } from '../../documents/read-document.ts';
import { causedBy, proven, type Renaming, type TextEdit } from './rename.ts';

/** An option of an options document. */
export interface OptionPlace {
  /** Path of the options document. */
  readonly path: string;
  readonly id: string;
  readonly from: number;
  readonly to: number;
}

/** The option whose id is at an offset of an options document. */
export function optionAt({ path, text }: DocumentSource, offset: number): OptionPlace | undefined {
  for (const [pointer, { value }] of readOffsets(text)) {
    if (!/^\/options\/\d+\/id$/.test(pointer) || offset < value) continue;
    const id = /^"([^"\\]*)"/.exec(text.slice(value))?.[1];
    if (id === undefined || offset > value + id.length + 2) continue;
    return { path, id, from: value + 1, to: value + 1 + id.length };
  }
  return undefined;
}

const mostRounds = 20;

/**
 * Renames an option. What is compared with it is known by its type alone, so the check finds the uses: each text
 * that it refuses for the lack of the old id is one.
 */
export function renameOption(option: OptionPlace, to: string, sources: readonly DocumentSource[]): Renaming {
  const text = sources.find(({ path }) => path === option.path)?.text ?? '';
  if (new RegExp(`"id"\\s*:\\s*${JSON.stringify(to).replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')}`).test(text)) {
    return { refusal: `The name "${to}" is taken by ${option.path}.` };
  }
  let edits: readonly TextEdit[] = [{ path: option.path, from: option.from, to: option.to, text: to }];
  for (let round = 0; round < mostRounds; round++) {
    const more = usesLacking(option.id, edits, sources, to);
    if (more.length === 0) break;
    edits = [...edits, ...more];
  }
  return proven(edits, sources);
}

/** The places of the old id that the check refuses. */
function usesLacking(
  id: string,
  edits: readonly TextEdit[],
  sources: readonly DocumentSource[],
  to: string,
): readonly TextEdit[] {
  const texts = new Map(sources.map((source) => [source.path, source.text]));
  const found = new Map<string, TextEdit>();
  for (const { path, problem } of causedBy(edits, sources)) {
    const text = texts.get(path) ?? '';
    const before = edits.filter((edit) => edit.path === path);
    const at = offsetBefore(text, problem.line ?? 1, problem.column ?? 1, before);
    for (const quote of ["'", '"']) {
      if (!text.startsWith(quote + id + quote, at)) continue;
      const from = at + 1;
      if (before.some((edit) => edit.from === from)) continue;
      found.set(`${path}:${from}`, { path, from, to: from + id.length, text: to });
    }
  }
  return [...found.values()];
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
