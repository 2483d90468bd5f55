import { type CheckedDocuments, checkDocuments } from '#analysis';
import { type CompiledRelease, compileRelease, type DocumentSource, isClean } from '#engine';
import { reportOn } from '../reports/report.ts';
import { stylish } from '../reports/stylish.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { readSources } from './read-sources.ts';

/** Documents without errors, and their texts. */
export interface CleanDocuments extends CheckedDocuments {
  readonly sources: readonly DocumentSource[];
}

/**
 * Reads the documents of the folder. Undefined if they have errors, which are written to standard error.
 *
 * @param tolerated codes of errors that the documents may have, for commands that show them themselves
 * @param proves false to leave out the proofs of journeys, which take seconds: for commands that show where a journey
 * leads, wherever that is, and for those that do not look at journeys
 */
export async function readCleanDocuments(
  terminal: Terminal,
  tolerated: readonly string[] = [],
  proves = true,
): Promise<CleanDocuments | undefined> {
  const { sources, problems: ofFiles, unreadable } = await readSources([], terminal);
  const checked = checkDocuments(sources, unreadable, proves);
  const problems = [...ofFiles, ...checked.problems].filter(({ code }) => !tolerated.includes(code));
  if (isClean(problems)) return { ...checked, sources };
  const errors = problems.filter(({ severity }) => severity === 'error');
  const report = reportOn(
    { ...checked, problems: errors },
    sources,
    sources.map(({ path }) => path),
  );
  terminal.err(stylish(report, terminal));
  return undefined;
}

/**
 * Compiles the documents of the folder as if they were published. Undefined if they have errors, which are
 * written to standard error; see `readCleanDocuments`.
 */
export async function readRelease(
  terminal: Terminal,
  tolerated: readonly string[] = [],
  proves = true,
): Promise<CompiledRelease | undefined> {
  const clean = await readCleanDocuments(terminal, tolerated, proves);
  if (clean === undefined) return undefined;
  // Imported here: the check of documents should not wait for the whole server.
  const { sha256 } = await import('#server');
  return compileRelease(
    clean.documents.map(({ document }) => document),
    sha256,
  );
}
