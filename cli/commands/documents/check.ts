import {
  type CheckedDocuments,
  checkDocuments,
  checkPart,
  findMissingFiles,
  findOversights,
  findTimeWarnings,
  previewLink,
} from '#analysis';
import { type DocumentSource, isClean, type Problem } from '#engine';
import { chosenFormat, formatOption } from '../../reports/chosen-format.ts';
import { beginOccasion, type Format } from '../../reports/format.ts';
import { formats } from '../../reports/formats.ts';
import { type Report, reportOn } from '../../reports/report.ts';
import { publicFiles } from '../../sources/public-files.ts';
import { foldersOf, readSources } from '../../sources/read-sources.ts';
import { untilChanged } from '../../sources/until-changed.ts';
import type { Command, Invocation } from '../../terminal/command.ts';
import { type ExitCode, UsageError } from '../../terminal/terminal.ts';

/** Checks documents together and reports each problem with its place and remedy. */
export const check: Command = {
  arguments: '[paths …]',
  options: {
    format: formatOption(formats, 'problems'),
    changed: {
      type: 'string',
      value: 'commit',
      help: 'Check what differs from this commit of git, or from where this branch left it.',
    },
    site: {
      type: 'string',
      value: 'address',
      help: 'Address of a running site: findings with a witness have a link that opens its preview there.',
    },
    witnesses: {
      type: 'string',
      value: 'folder',
      help: 'Write a scenario for each finding with a witness into this folder, for `waymark run` to play.',
    },
    strict: { type: 'boolean', help: 'Take warnings for errors.' },
    watch: { type: 'boolean', help: 'Check again whenever a file changes, until Ctrl-C.' },
  },
  details: `Without paths the folder pages-config is checked, or the one named by WAYMARK_PAGES. A file inside that
folder is checked with the rest of it at hand: its own problems are written, and those that it causes in
other documents. \`-\` is a document from standard input, taken for the one of its id in that folder. Any
other path stands for itself. Files and folders whose name begins with a point are left out.

Exit codes: 0 no errors, 1 errors (with --strict, warnings too), 2 called wrongly, or no documents found.
With --changed and nothing changed there is nothing to check, which is no error.`,
  run: async (invocation) => {
    const { positionals, text, flag, terminal } = invocation;
    const format = chosenFormat(invocation, formats);
    if (text('changed') !== undefined && positionals.length > 0)
      throw new UsageError('Name files, or have git name them with --changed, but not both.');
    if (!flag('watch')) return await checkOnce(invocation, format);
    if (positionals.includes('-')) throw new UsageError('Standard input cannot be watched.');
    for (;;) {
      const changed = untilChanged(await foldersOf(positionals, terminal));
      await checkOnce(invocation, format).catch((error) => {
        if (!(error instanceof UsageError)) throw error;
        terminal.err(`waymark: ${error.message}\n`);
      });
      await changed;
    }
  },
};

async function checkOnce(
  { positionals, text, flag, terminal }: Invocation,
  format: Format,
): Promise<ExitCode> {
  const occasion = beginOccasion(terminal);
  const found = await checkSources(positionals, text('changed'), terminal);
  const { documents, ...checked } = found;
  const report = withLinks(checked, siteIn(text('site')));
  const problems = flag('strict')
    ? report.problems.map((problem) =>
        problem.severity === 'warning' ? { ...problem, severity: 'error' as const } : problem,
      )
    : report.problems;
  terminal.out(format({ ...report, problems }, occasion()));
  const folder = text('witnesses');
  if (folder !== undefined) {
    const { writeWitnesses } = await import('../../dry-run/write-witnesses.ts');
    await writeWitnesses({ documents, problems: report.problems, folder }, terminal);
  }
  return isClean(problems) ? 0 : 1;
}

/** The address of the site, from the option. */
function siteIn(address: string | undefined): URL | undefined {
  if (address === undefined) return undefined;
  if (!/^https?:/.test(address) || !URL.canParse(address))
    throw new UsageError(`"${address}" is not the address of a site.`);
  return new URL(address);
}

/** Adds to each problem with a witness the address that shows it in a preview of the site. */
function withLinks(report: Report, site: URL | undefined): Report {
  if (site === undefined) return report;
  const problems = report.problems.map((problem) => {
    const { witness, document } = problem;
    const step = witness?.steps.at(-1);
    if (witness === undefined || step === undefined) return problem;
    const link = new URL(
      previewLink({ journey: witness.journey ?? document, step, answers: witness.answers }),
      site,
    );
    return { ...problem, link: link.href };
  });
  return { ...report, problems };
}

async function checkSources(
  paths: readonly string[],
  changedSince: string | undefined,
  terminal: Invocation['terminal'],
): Promise<Report & Pick<CheckedDocuments, 'documents'>> {
  const {
    sources,
    wanted,
    problems: ofFiles,
    unreadable,
    before,
  } = await readSources(paths, terminal, { changedSince });
  const isAsked = (path: string) => wanted === undefined || wanted.has(path);
  const checked =
    wanted === undefined
      ? checkDocuments(sources, unreadable)
      : checkPart(sources, isAsked, unreadable, before);
  const asked = ofFiles.filter(({ document }) => isAsked(document));
  const written = new Set([
    ...sources.map(({ path }) => path).filter(isAsked),
    ...asked.map(({ document }) => document),
  ]);
  const askedDocuments = checked.documents.filter(({ path }) => isAsked(path));
  const problems = [
    ...asked,
    ...checked.problems,
    ...findMissingFiles(askedDocuments, publicFiles()),
    ...ofAllTogether(checked, sources, isAsked, (documents) => [
      ...findOversights(documents),
      ...findTimeWarnings(sources, terminal.now()),
    ]),
  ];
  return {
    ...reportOn({ ...checked, problems }, sources, [...written].sort()),
    documents: checked.documents,
  };
}

/** The findings in all documents together that concern the asked ones; nothing while documents have errors. */
function ofAllTogether(
  { documents, problems }: CheckedDocuments,
  sources: readonly DocumentSource[],
  isAsked: (path: string) => boolean,
  find: (documents: CheckedDocuments['documents']) => readonly Problem[],
): readonly Problem[] {
  if (documents.length < sources.length || !isClean(problems)) return [];
  const asked = new Set(documents.filter(({ path }) => isAsked(path)).map(({ document }) => document.id));
  return find(documents).filter(({ document }) => asked.has(document));
}
