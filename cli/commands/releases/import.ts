import { createReadStream, existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { ExportedPart, ImportRequest } from '#server';
import { readJsonFile } from '../../sources/read-json-file.ts';
import { authorOf, authorOption, withStore } from '../../store/open-configured-store.ts';
import { reportRefusal } from '../../store/report-refusal.ts';
import type { Command } from '../../terminal/command.ts';
import { type Terminal, UsageError } from '../../terminal/terminal.ts';

/** Imports a whole exported store. */
export const importStore: Command = {
  arguments: '<file>',
  options: {
    author: authorOption,
    replace: { type: 'boolean', help: 'Replace what the store holds; without it, the store must be empty.' },
  },
  run: async (invocation) => {
    const { positionals, flag, terminal } = invocation;
    const [file] = positionals;
    if (file === undefined) throw new UsageError('Name the file to import.');
    const { data, parts } = await readExport(file, terminal);
    const author = authorOf(invocation);
    return await withStore(terminal, async (store) => {
      const outcome = await store.import({ data, parts, author, replace: flag('replace') });
      switch (outcome.outcome) {
        case 'imported':
          terminal.out(`Imported ${outcome.releases} releases.\n`);
          return 0;
        case 'not-empty':
          terminal.err(
            'The store is not empty; nothing was imported. Use --replace to replace what it holds.\n',
          );
          return 1;
        case 'refused':
          return reportRefusal(outcome.problems, new Map(), terminal);
      }
    });
  },
};

/** An export, and the parts of its files that follow. That of an earlier version is one JSON value in many lines. */
async function readExport(
  file: string,
  terminal: Terminal,
): Promise<Required<Pick<ImportRequest, 'data' | 'parts'>>> {
  const path = resolve(terminal.folder, file);
  if (!existsSync(path)) throw new UsageError(`There is no file "${file}".`);
  const lines = linesOf(path);
  const first = await lines.next();
  const data = jsonIn(first.done ? '' : first.value);
  return { data: data ?? readJsonFile(file, terminal), parts: partsIn(lines, data !== undefined) };
}

async function* partsIn(lines: AsyncGenerator<string>, areParts: boolean): AsyncGenerator<ExportedPart> {
  for (let next = await lines.next(); areParts && !next.done; next = await lines.next()) {
    const part = jsonIn(next.value) as Partial<ExportedPart> | undefined;
    if (typeof part?.asset !== 'string' || typeof part.bytes !== 'string') return;
    yield { asset: part.asset, bytes: part.bytes };
  }
}

/** The lines of a file, each read when it is asked for: `readline` reads a thousand ahead. */
async function* linesOf(path: string): AsyncGenerator<string> {
  let held: string[] = [];
  for await (const chunk of createReadStream(path, 'utf8')) {
    const [first = '', ...others] = String(chunk).split('\n');
    held.push(first);
    for (const next of others) {
      yield held.join('');
      held = [next];
    }
  }
  yield held.join('');
}

function jsonIn(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
