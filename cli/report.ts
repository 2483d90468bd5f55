import type { CheckedDocuments, Problem } from '#engine';

/** A problem with the file it is in; undefined for one of no file, such as a call of the store. */
export interface ReportedProblem extends Problem {
  readonly file: string | undefined;
}

/** What a check found, ready to be written in any format. */
export interface Report {
  /** Every file that was checked, in order. */
  readonly files: readonly string[];
  readonly problems: readonly ReportedProblem[];
}

/** Gives each problem its file; of a document that was read, the problem bears only the id. */
export function reportOn(
  { documents, problems }: CheckedDocuments,
  files: readonly string[],
  wanted?: ReadonlySet<string>,
): Report {
  const paths = new Map<string, string>();
  for (const { document, path } of documents) if (!paths.has(document.id)) paths.set(document.id, path);
  const known = new Set(files);
  const reported = problems.map((problem) => ({
    ...problem,
    file: known.has(problem.document) ? problem.document : paths.get(problem.document),
  }));
  if (wanted === undefined) return { files, problems: reported };
  return {
    files: files.filter((file) => wanted.has(file)),
    problems: reported.filter(({ file }) => file === undefined || wanted.has(file)),
  };
}
