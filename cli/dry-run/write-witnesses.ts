import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type CheckedDocuments, proofCodes } from '#analysis';
import { compileRelease, layOutJson, type Problem } from '#engine';
import { sha256 } from '#server';
import type { Terminal } from '../terminal/terminal.ts';
import { witnessScenario } from './witness-scenario.ts';

/** Problems of checked documents, and the folder for their scenarios. */
export interface FoundWitnesses {
  readonly documents: CheckedDocuments['documents'];
  readonly problems: readonly Problem[];
  readonly folder: string;
}

/**
 * Writes a scenario for each problem with a witness into a folder, and names the problems that no scenario was found
 * for. Notes go to standard error: standard output is the report.
 */
export async function writeWitnesses(
  { documents, problems, folder }: FoundWitnesses,
  terminal: Terminal,
): Promise<void> {
  // The same visit is written for the call that refuses the answer.
  const shown = problems.filter(
    ({ witness, code }) => witness !== undefined && code !== 'answer-beyond-limit',
  );
  const hasOtherErrors = problems.some(({ severity, code }) => severity === 'error' && !proofCodes.has(code));
  if (hasOtherErrors) {
    if (shown.length > 0) terminal.err('No scenarios are written while there are other errors.\n');
    return;
  }
  const release = compileRelease(
    documents.map(({ document }) => document),
    sha256,
  );
  const numbers = new Map<string, number>();
  for (const problem of shown) {
    const { code, document, pointer, witness } = problem;
    const file = witness && (await witnessScenario(problem, witness, release));
    if (!file) {
      terminal.err(`No scenario was found that shows ${code} of ${document}${pointer}.\n`);
      continue;
    }
    const name = `${file.journey}-${code}`;
    const number = (numbers.get(name) ?? 0) + 1;
    numbers.set(name, number);
    const path = join(folder, `${name}-${number}.json`);
    mkdirSync(resolve(terminal.folder, folder), { recursive: true });
    writeFileSync(resolve(terminal.folder, path), layOutJson(file));
    terminal.err(`${code} of ${document}${pointer}: written to ${path}\n`);
  }
}
