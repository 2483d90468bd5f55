import { relative, resolve, sep } from 'node:path';
import { checkRecording, type OperationContract } from '#analysis';
import { type DocumentSource, didYouMean, type Problem } from '#engine';
import { type Terminal, UsageError } from '../terminal/terminal.ts';
import { fileProblem } from './file-problem.ts';
import { findFiles } from './find-files.ts';
import { readFileText } from './read-file.ts';

/** The recorded answers of a folder, and their problems. */
export interface CheckedRecordings {
  readonly sources: readonly DocumentSource[];
  readonly problems: readonly Problem[];
}

/**
 * Checks the answers in a folder against the operations. A file bears the name of its operation: `<operation>.json`,
 * `<operation>.<anything>.json`, or any name in a folder `<operation>`.
 */
export function checkRecordings(
  path: string,
  contracts: readonly OperationContract[],
  terminal: Terminal,
): CheckedRecordings {
  const folder = resolve(terminal.folder, path);
  const nameOf = (file: string) => relative(terminal.folder, file).split(sep).join('/');
  const found = findFiles(folder, nameOf);
  if (found === undefined) throw new UsageError(`There is no folder ${path}.`);
  if (found.files.length === 0) throw new UsageError(`There are no recorded answers in ${path}.`);
  const operations = new Map(contracts.map(({ operation }) => [operation.id, operation]));
  const sources: DocumentSource[] = [];
  const problems: Problem[] = [];
  for (const file of found.files) {
    const name = nameOf(file.path);
    const { text, problems: ofFile } = readFileText(file.path, name);
    problems.push(...ofFile);
    if (text === undefined) continue;
    const source = { path: name, text };
    sources.push(source);
    const names = relative(folder, file.path)
      .split(sep)
      .flatMap((part) => part.split('.')[0] ?? []);
    const operation = names.map((each) => operations.get(each)).find((each) => each !== undefined);
    if (operation) problems.push(...checkRecording(source, operation));
    else problems.push(ofNoOperation(name, names.at(-1) ?? name, [...operations.keys()]));
  }
  return { sources, problems };
}

function ofNoOperation(file: string, name: string, ids: readonly string[]): Problem {
  const message = 'The name of this file is that of no operation with a call of its own.';
  return fileProblem(file, 'unknown-recording', message, didYouMean(name, ids));
}
