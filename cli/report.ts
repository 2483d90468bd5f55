import type { CheckedDocuments, DocumentSource, Problem } from '#engine';
import { endColumn, linesOf } from './place-in-text.ts';

/** A problem with the file it is in; undefined for one of no file, such as a call of the store. */
export interface ReportedProblem extends Problem {
  readonly file: string | undefined;
  /** The column after what is at fault, on the same line; undefined where the text is not at hand. */
  readonly endColumn?: number;
}

/** Result of a check, ready to be written in any format. */
export interface Report {
  /** Every file that was checked, in order. */
  readonly files: readonly string[];
  readonly problems: readonly ReportedProblem[];
}

/** Gives each problem its file, and its end; of a document that was read, the problem bears only the id. */
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
