import type { CheckedDocuments } from '#analysis';
import type { DocumentSource, Problem } from '#engine';
import { endColumn, linesOf } from './place-in-text.ts';

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
  return {
    files,
    problems: problems.map((problem) => {
      const file = known.has(problem.document) ? problem.document : paths.get(problem.document);
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
