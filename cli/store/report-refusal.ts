import type { Problem } from '#engine';
import { stylish } from '../reports/stylish.ts';
import type { ExitCode, Terminal } from '../terminal/terminal.ts';

/**
 * Prints why a release was refused. Problems contain ids of documents; those of the given files get their
 * path.
 *
 * @param files paths by id
 */
export function reportRefusal(
  problems: readonly Problem[],
  files: ReadonlyMap<string, string>,
  terminal: Terminal,
): ExitCode {
  const reported = problems.map((problem) => ({ ...problem, file: files.get(problem.document) }));
  terminal.out(stylish({ files: [...files.values()], problems: reported }, terminal));
  return 1;
}

/** Prints new warnings that the author has not accepted, and how to accept them. */
export function printUnaccepted(
  problems: readonly Problem[],
  files: ReadonlyMap<string, string>,
  terminal: Terminal,
  what: string,
): ExitCode {
  reportRefusal(problems, files, terminal);
  const codes = [...new Set(problems.map(({ code }) => code))].sort();
  const options = codes.map((code) => `--accept ${code}`).join(' ');
  terminal.err(`${what}: what is live has no such warnings. Mend them, or accept them with ${options}\n`);
  return 1;
}
