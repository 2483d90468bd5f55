import type { CheckedDocuments } from '#analysis';
import type { DocumentSource, Problem } from '#engine';

/** A problem with its file; undefined for one without a file, such as a call of the store. */
export interface ReportedProblem extends Problem {
  readonly file: string | undefined;
  /** The column after the faulty value, on the same line; undefined where the text is not available. */
  readonly endColumn?: number;
  /** Address that opens a preview of the site at the witness of the problem. */
  readonly link?: string;
}

/** Result of a check, ready for any format. */
export interface Report {
  /** Every file that was checked, in order. */
  readonly files: readonly string[];
  readonly problems: readonly ReportedProblem[];
  /** The file of a document that edits of fixes name by id or path; undefined for one that was not read. */
  readonly sourceOf?: (document: string) => DocumentSource | undefined;
}

/** Adds to each problem its file and its end column; problems of documents contain only the id. */
export function reportOn(
  { documents, problems }: CheckedDocuments,
  sources: readonly DocumentSource[],
  files: readonly string[],
): Report {
  const paths = new Map<string, string>();
  for (const { document, path } of documents) if (!paths.has(document.id)) paths.set(document.id, path);
  const texts = new Map(sources.map(({ path, text }) => [path, text]));
  const known = new Set([...files, ...texts.keys()]);
  const lines = new Map<string, readonly string[]>();
  const fileOf = (document: string) => (known.has(document) ? document : paths.get(document));
  return {
    files,
    sourceOf: (document) => {
      const path = fileOf(document);
      const text = path === undefined ? undefined : texts.get(path);
      return path === undefined || text === undefined ? undefined : { path, text };
    },
    problems: problems.map((problem) => {
      const file = fileOf(problem.document);
      const text = file === undefined ? undefined : texts.get(file);
      const { line, column } = problem;
      if (file === undefined || text === undefined || line === undefined || column === undefined)
        return { ...problem, file };
      const inLines = lines.get(file) ?? linesOf(text);
      lines.set(file, inLines);
      return { ...problem, file, endColumn: endColumn(inLines, line, column) };
    }),
  };
}

/**
 * The column after the value that begins at a place of a text: a string, a word, or the part of an object or
 * list on the same line. Lines and columns count from 1.
 */
function endColumn(lines: readonly string[], line: number, column: number): number {
  const rest = lines[line - 1]?.slice(column - 1) ?? '';
  const token = /^(?:"(?:[^"\\]|\\.)*"?|[^\s,:{}[\]"]+)/.exec(rest)?.[0];
  if (token !== undefined) return column + token.length;
  return column + Math.max(1, /^[{[]/.test(rest) ? containerLength(rest) : 1);
}

/** Length of the part of an object or list on its first line. */
function containerLength(rest: string): number {
  let depth = 0;
  for (const { 0: token, index } of rest.matchAll(/"(?:[^"\\]|\\.)*"?|[{}[\]]/g)) {
    if (token === '{' || token === '[') depth += 1;
    else if (token === '}' || token === ']') depth -= 1;
    if (depth === 0) return index + token.length;
  }
  return rest.trimEnd().length;
}

/** The lines of a text; lines end in LF, CR LF or CR. */
function linesOf(text: string): readonly string[] {
  return text.split(/\r\n|\r|\n/);
}
