import type { DocumentSource } from '#engine';

/** A change of a document of the guide, as a page of the documentation shows it. */
export interface Edit {
  readonly path: string;
  readonly before: string;
  readonly after: string;
  /** Lines that are changed, gone or new. */
  readonly lines: number;
}

/** The parts of a page of the documentation, by their headings of the second level. */
export function sectionsOf(page: string): readonly { readonly heading: string; readonly text: string }[] {
  return page
    .split(/^## /m)
    .slice(1)
    .map((text) => ({ heading: text.slice(0, text.indexOf('\n')), text }));
}

/** The edits of a part of a page: the path of a document in a line of its own, then what changes in it. */
export function editsOf(text: string): readonly Edit[] {
  let path = '';
  return [...text.matchAll(/^`(.*\.json)`$|```diff\n([\s\S]*?)```/gm)].flatMap(([, named, diff]) => {
    if (named !== undefined) path = named;
    return diff === undefined ? [] : [editOf(path, diff)];
  });
}

function editOf(path: string, diff: string): Edit {
  const lines = diff.split('\n').filter((line) => line !== '');
  const textOf = (sign: '-' | '+') =>
    lines
      .filter((line) => line.startsWith(' ') || line.startsWith(sign))
      .map((line) => `${line.slice(1)}\n`)
      .join('');
  const count = (sign: '-' | '+') => lines.filter((line) => line.startsWith(sign)).length;
  return { path, before: textOf('-'), after: textOf('+'), lines: Math.max(count('-'), count('+')) };
}

/** The documents with some edits made. Each edit has to fit in exactly one place. */
export function withEdits(
  documents: readonly DocumentSource[],
  edits: readonly Edit[],
): readonly DocumentSource[] {
  return edits.reduce((made, { path, before, after }) => {
    return made.map((source) => {
      if (source.path !== path) return source;
      if (source.text.split(before).length !== 2) throw new Error(`${path} does not have once: ${before}`);
      return { path, text: source.text.replace(before, () => after) };
    });
  }, documents);
}
