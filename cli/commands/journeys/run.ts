import { writeFileSync } from 'node:fs';
import { relative, resolve, sep } from 'node:path';
import { type CompiledRelease, type DocumentSource, layOutJson } from '#engine';
import type { Command, Invocation } from '../../command.ts';
import { coverageFormats } from '../../coverage/reports.ts';
import { chosenFormat, formatOption } from '../../formats/chosen-format.ts';
import type { Occasion } from '../../formats/format.ts';
import { beginOccasion } from '../../formats/occasion.ts';
import type { PlayDeps, PlayedFile } from '../../scenarios/play-files.ts';
import { runFormats } from '../../scenarios/reports/reports.ts';
import { findFiles } from '../../sources/find-files.ts';
import { readFileText } from '../../sources/read-file.ts';
import { readRelease } from '../../sources/read-release.ts';
import { type ExitCode, type Terminal, UsageError } from '../../terminal.ts';

/** Plays recorded scenarios on the documents of the folder. */
export const run: Command = {
  summary: 'Play recorded scenarios of journeys on the documents, and compare what comes of each turn.',
  arguments: '<files or folders …>',
  mostArguments: Number.POSITIVE_INFINITY,
  options: {
    format: formatOption(runFormats, 'results'),
    against: {
      type: 'string',
      value: 'url',
      help: 'Address of a running sandbox, which answers the calls that give "sandbox".',
    },
    coverage: {
      type: 'boolean',
      help: 'Write which paths, rows and messages of the journeys the scenarios walk, and which none does (also as html).',
    },
    update: {
      type: 'boolean',
      help: 'Write what came of each turn into the files, to be expected from then on.',
    },
  },
  details: `A scenario says what a visitor fills in and presses, what outside services answer, and what is expected of
each turn (docs/testing-journeys.md). It is played without a server, a browser or calls, by the functions that
decide on the site, on the documents of pages-config or of the folder named by WAYMARK_PAGES.

Exit codes: 0 everything as expected, 1 differences, or errors in files or documents, 2 called wrongly.`,
  run: async (invocation) => {
    const { positionals, text, flag, terminal } = invocation;
    const report = flag('coverage') ? coverageReport(invocation) : chosenFormat(invocation, runFormats);
    if (positionals.length === 0) throw new UsageError('Name files of scenarios, or folders of them.');
    const occasion = beginOccasion(terminal);
    const sources = positionals.flatMap((path) => scenarioFiles(path, terminal));
    const release = await readRelease(terminal);
    if (!release) return 1;
    return await withServices(invocation, async (services) => {
      const deps = { release, services };
      if (flag('update')) return await updateFiles(sources, deps, terminal);
      const { isAsExpected, playFile } = await import('../../scenarios/play-files.ts');
      const files: PlayedFile[] = [];
      for (const source of sources) files.push(await playFile(source, deps));
      terminal.out(await report(files, occasion(), release));
      return files.every(isAsExpected) ? 0 : 1;
    });
  },
};

type Report = (
  files: readonly PlayedFile[],
  occasion: Occasion,
  release: CompiledRelease,
) => string | Promise<string>;

/** Writes the coverage in the chosen format; as text, after the results. */
function coverageReport(invocation: Invocation): Report {
  const format = chosenFormat(invocation, coverageFormats);
  return async (files, occasion, release) => {
    const { coverFiles } = await import('../../coverage/cover-files.ts');
    const coverage = format(coverFiles(files, release), occasion);
    return format === coverageFormats.text ? `${runFormats.text(files, occasion)}\n${coverage}` : coverage;
  };
}

/** The files at a path, read. */
function scenarioFiles(path: string, terminal: Terminal): readonly DocumentSource[] {
  const nameOf = (file: string) => relative(terminal.folder, file).split(sep).join('/');
  const found = findFiles(resolve(terminal.folder, path), nameOf);
  if (found === undefined) throw new UsageError(`There is no file or folder ${path}.`);
  if (found.files.length === 0) throw new UsageError(`There are no scenarios in ${path}.`);
  return found.files.map((file) => {
    const name = nameOf(file.path);
    const { text, problems } = readFileText(file.path, name);
    if (text === undefined) throw new UsageError(`${name}: ${problems[0]?.message ?? 'It cannot be read.'}`);
    return { path: name, text };
  });
}

/** Connects to the sandbox named by `--against` while some work is done. */
async function withServices(
  { text }: Invocation,
  work: (services: PlayDeps['services']) => Promise<ExitCode>,
): Promise<ExitCode> {
  const url = text('against');
  if (url === undefined) return await work(undefined);
  if (!URL.canParse(url)) throw new UsageError(`"${url}" is not the address of a sandbox.`);
  const { sandboxOverHttp } = await import('../../scenarios/sandbox-over-http.ts');
  const sandbox = sandboxOverHttp(url.replace(/\/$/, ''));
  try {
    return await work(sandbox);
  } finally {
    sandbox.close();
  }
}

/** Records the result of each turn in its file. Files with problems stay as they are. */
async function updateFiles(
  sources: readonly DocumentSource[],
  deps: PlayDeps,
  terminal: Terminal,
): Promise<ExitCode> {
  const { updatedFile } = await import('../../scenarios/update-file.ts');
  let exitCode: ExitCode = 0;
  for (const source of sources) {
    const updated = await updatedFile(source, deps);
    if ('trouble' in updated) {
      terminal.err(`${source.path}: ${updated.trouble}\n`);
      exitCode = 1;
      continue;
    }
    const text = layOutJson(updated.file);
    if (text === source.text) continue;
    writeFileSync(resolve(terminal.folder, source.path), text);
    terminal.out(`Updated ${source.path}.\n`);
  }
  return exitCode;
}
