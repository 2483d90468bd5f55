import { previewLink } from '#analysis';
import { isClean } from '#engine';
import { chosenFormat, formatOption } from '../../reports/chosen-format.ts';
import { beginOccasion, type Format } from '../../reports/format.ts';
import { formats } from '../../reports/formats.ts';
import type { Report } from '../../reports/report.ts';
import { foldersOf } from '../../sources/read-sources.ts';
import { untilChanged } from '../../sources/until-changed.ts';
import type { Command, Invocation } from '../../terminal/command.ts';
import { type ExitCode, UsageError } from '../../terminal/terminal.ts';
import { checkSources } from './check-sources.ts';
import { fixSources } from './fix-sources.ts';

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
    fix: {
      type: 'boolean',
      help: 'Apply the fixes of problems to the files, again until none is left; then report the rest.',
    },
    strict: { type: 'boolean', help: 'Take warnings for errors.' },
    watch: { type: 'boolean', help: 'Check again whenever a file changes, until Ctrl-C.' },
  },
  details: `Without paths the folder of documents is checked: documents, or the one named by WAYMARK_PAGES. A file inside that
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
    if (flag('fix') && positionals.includes('-')) throw new UsageError('Standard input cannot be fixed.');
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
  const checkAgain = () => checkSources(positionals, text('changed'), terminal);
  const found = await checkAgain();
  const {
    documents,
    sources: _,
    ...checked
  } = flag('fix') ? await fixSources(found, checkAgain, terminal) : found;
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
