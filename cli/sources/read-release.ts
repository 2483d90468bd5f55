import { type CompiledRelease, checkDocuments, compileRelease, isClean } from '#engine';
import { stylish } from '../formats/stylish.ts';
import { reportOn } from '../report.ts';
import type { Terminal } from '../terminal.ts';
import { readSources } from './read-sources.ts';

/**
 * Compiles the documents of the folder as if they were published. Undefined if they have errors, which are
 * written to standard error.
 *
 * @param tolerated codes of errors that a release may have, for commands that show them themselves
 */
export async function readRelease(
  terminal: Terminal,
  tolerated: readonly string[] = [],
): Promise<CompiledRelease | undefined> {
  // Imported here: the check of documents should not wait for the whole server.
  const { sha256 } = await import('#server');
  const { sources, problems: ofFiles, unreadable } = await readSources([], terminal);
  const checked = checkDocuments(sources, unreadable);
  const problems = [...ofFiles, ...checked.problems].filter(({ code }) => !tolerated.includes(code));
  if (isClean(problems)) {
    const documents = checked.documents.map(({ document }) => document);
    return compileRelease(documents, sha256);
  }
  const errors = problems.filter(({ severity }) => severity === 'error');
  const report = reportOn(
    { ...checked, problems: errors },
    sources,
    sources.map(({ path }) => path),
  );
  terminal.err(stylish(report, terminal));
  return undefined;
}
