import type { DocumentSource, Problem } from '#engine';
import { stylish } from './formats/stylish.ts';
import type { ExitCode, Terminal } from './terminal.ts';

/**
 * Writes why a release was refused. Problems bear ids of documents; those of the given files get their path.
 */
export function reportRefusal(
  problems: readonly Problem[],
  files: ReadonlyMap<string, DocumentSource>,
  terminal: Terminal,
): ExitCode {
  const reported = problems.map((problem) => ({ ...problem, file: files.get(problem.document)?.path }));
  terminal.out(stylish({ files: [...files.values()].map(({ path }) => path), problems: reported }, terminal));
  return 1;
}
