import { writeFileSync } from 'node:fs';
import { relative, resolve, sep } from 'node:path';
import { proofCodes } from '#analysis';
import { type CompiledRelease, type DocumentSource, didYouMean, layOutJson } from '#engine';
import { coverageFormats } from '../../journey-reports/coverage-reports.ts';
import { chosenFormat, formatOption } from '../../reports/chosen-format.ts';
import { beginOccasion, type Occasion } from '../../reports/format.ts';
import type { PlayDeps, PlayedFile } from '../../scenarios/play-files.ts';
import { runFormats } from '../../scenarios/run-reports.ts';
import { findFiles } from '../../sources/find-files.ts';
import { readFileText } from '../../sources/read-file.ts';
import { readRelease } from '../../sources/read-release.ts';
import type { Command, Invocation } from '../../terminal/command.ts';
import { type ExitCode, type Terminal, UsageError } from '../../terminal/terminal.ts';
import { namesJourney, runJourney } from './run-journey.ts';
import { withSandbox } from './with-sandbox.ts';

/** Plays recorded scenarios on the documents of the folder. */
export const run: Command = {
  arguments: '<files or folders …> | <journey>',
  options: {
    format: formatOption(runFormats, 'results', 'with --coverage also html'),
    against: {
      type: 'string',
      value: 'url',
      help: 'Address of a running sandbox, which answers the calls that give "sandbox".',
    },
    coverage: {
      type: 'boolean',
      help: 'Write which paths, rows and messages of the journeys the scenarios walk, and which none does.',
    },
    to: { type: 'string', value: 'step', help: 'Of a journey: find answers that lead to this step.' },
    answers: {
      type: 'string',
      value: 'file',
      help: 'Of a journey: JSON file with what the visitor answers: {"answers": {…}}, "settings" and "today".',
    },
    sandbox: {
      type: 'string',
      value: 'url',
      help: 'Of a journey: address of a running sandbox, which answers all calls.',
    },
    'no-calls': { type: 'boolean', help: 'Of a journey: every call fails.' },
    record: { type: 'string', value: 'file', help: 'Of a journey: write the dry run as a scenario.' },
    all: {
      type: 'boolean',
      help: 'Of a journey: walk every path, and compare what server and browser show, with scripts and without.',
    },
    site: {
      type: 'string',
      value: 'url',
      help: 'With --all: address of a running site whose services are the sandbox; it is asked as a browser without scripts would.',
    },
    language: {
      type: 'string',
      value: 'tag',
      help: 'Play the scenarios in this language of the site: nothing but texts may differ.',
    },
    update: {
      type: 'boolean',
      help: 'Write what came of each turn into the files, to be expected from then on.',
    },
  },
  details: `A scenario says what a visitor fills in and presses, what outside services answer, and what is expected of
each turn (docs/testing-journeys.md). It is played without a server, a browser or calls, by the functions that
decide on the site, on the documents of the site, or of the folder named by WAYMARK_PAGES.

With the id of a journey, it is walked once with answers that are generated, or given by --answers. Calls are
answered by the example of their operation or a sample of its response, unless --sandbox or --no-calls is given.
With --all and --site, each path that is walked is also walked at a running site, by the forms of its HTML: it must show
the same questions, mistakes, messages and rows, lead to the same places, and send the sandbox the same requests. Forms are
really sent. Calls that fail on a path are refused by the sandbox; nobody else should use it meanwhile.

Exit codes: 0 everything as expected, 1 differences, or errors in files or documents, 2 called wrongly.`,
  run: async (invocation) => {
    const { positionals, text, flag, terminal } = invocation;
    if (namesJourney(invocation)) return await runJourney(invocation);
    refuseOptions(invocation);
    const report = flag('coverage') ? coverageReport(invocation) : chosenFormat(invocation, runFormats);
    if (positionals.length === 0) throw new UsageError('Name files of scenarios, or folders of them.');
    const occasion = beginOccasion(terminal);
    const sources = positionals.flatMap((path) => scenarioFiles(path, terminal));
    // A scenario may show what a proof has found, such as a dead end.
    const source = await readRelease(terminal, [...proofCodes], false);
    if (!source) return 1;
    const release = releaseIn(text('language'), source);
    return await withSandbox(text('against'), async (services) => {
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

function releaseIn(language: string | undefined, release: CompiledRelease): CompiledRelease {
  if (language === undefined) return release;
  const known = release.languages.map((each) => each.language);
  if (!known.includes(language))
    throw new UsageError(`The site is not in "${language}". ${didYouMean(language, known)}`);
  return release.in(language);
}

type Report = (
  files: readonly PlayedFile[],
  occasion: Occasion,
  release: CompiledRelease,
) => string | Promise<string>;

/** Writes the coverage in the chosen format; as text, after the results. */
function coverageReport(invocation: Invocation): Report {
  const format = chosenFormat(invocation, coverageFormats);
  return async (files, occasion, release) => {
    const { coverFiles } = await import('../../journey-reports/cover-files.ts');
    const coverage = format(coverFiles(files, release), occasion);
    return format === coverageFormats.text ? `${runFormats.text(files, occasion)}\n${coverage}` : coverage;
  };
}

/** Options that only a dry run of a journey has. */
const ofJourneys = ['to', 'answers', 'sandbox', 'record', 'site'];

function refuseOptions({ text, flag }: Invocation): void {
  const given = ofJourneys.find((name) => text(name) !== undefined) ?? ['no-calls', 'all'].find(flag);
  if (given !== undefined) throw new UsageError(`--${given} needs the id of a journey.`);
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

/** Records the result of each turn in its file. Files with problems stay as they are. */
async function updateFiles(
  sources: readonly DocumentSource[],
  deps: PlayDeps,
  terminal: Terminal,
): Promise<ExitCode> {
  const { updatedFile } = await import('../../scenarios/record-scenarios.ts');
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
