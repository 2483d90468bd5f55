import { type ExploredJourney, exploreRelease, type JourneyPath } from '#analysis';
import { didYouMean } from '#engine';
import { readRelease } from '../../sources/read-release.ts';
import type { Command, Invocation } from '../../terminal/command.ts';
import { UsageError } from '../../terminal/terminal.ts';

/** Lists every path of a journey, or draws its map. */
export const explore: Command = {
  arguments: '<journey>',
  options: {
    to: { type: 'string', value: 'step', help: 'Only paths that reach this step.' },
    calls: { type: 'string', value: 'operation', help: 'Only paths whose steps may call this operation.' },
    format: { type: 'string', short: 'f', value: 'name', help: 'text (when left out) or json.' },
    scenarios: {
      type: 'string',
      value: 'folder',
      help: 'Write each path that generated answers walk as a scenario, for `waymark run`.',
    },
    answers: {
      type: 'string',
      value: 'file',
      help: 'For --scenarios: JSON file with answers that the visitor gives: {"answers": {…}}, "settings" and "today".',
    },
    sandbox: {
      type: 'string',
      value: 'url',
      help: 'For --scenarios: address of a running sandbox, which answers all calls.',
    },
    mermaid: { type: 'boolean', help: 'Write the map of the journey as a Mermaid flowchart.' },
    svg: { type: 'boolean', help: 'Write the map as a drawing (SVG), with all conditions as sentences.' },
  },
  details: `A path is the steps that a visitor walks. All answers, results of calls and settings are tried that decide which
step follows; a case is one combination of them. Values that no condition tells apart are tried once. A condition
that does more than compare with constants counts as if it could hold and fail, so a listed path may be impossible.
The documents are those of the site, or of the folder named by WAYMARK_PAGES (docs/testing-journeys.md). They are
not proved: a journey that \`waymark check\` refuses for a dead end, say, is explored, and its dead end shown.

Exit codes: 0 done, 1 the documents have errors that need no proof, 2 called wrongly.`,
  run: async (invocation) => {
    const { positionals, text, flag, terminal } = invocation;
    const [id] = positionals;
    if (id === undefined) throw new UsageError('Name a journey.');
    refuseOptions(invocation);
    const format = text('format') ?? 'text';
    if (!isFormat(format))
      throw new UsageError(`There is no format "${format}". ${didYouMean(format, formats)}`);
    // A dead end is what one wants to see on the map.
    const release = await readRelease(terminal, shownOnTheMap, false);
    if (!release) return 1;
    const explored = exploreRelease(release, id);
    if (!explored) {
      const documents = [...release.documents.values()];
      const ids = documents.flatMap((document) => (document.kind === 'journey' ? [document.id] : []));
      throw new UsageError(`There is no journey "${id}". ${didYouMean(id, ids)}`);
    }
    const shown = chosenPaths(explored, invocation);
    const folder = text('scenarios');
    if (folder !== undefined) {
      const { writeScenarios } = await import('./write-scenarios.ts');
      return await writeScenarios({ release, explored, shown, folder }, invocation);
    }
    if (flag('svg')) {
      const { svg } = await import('../../journey-reports/svg.ts');
      terminal.out(svg(explored));
    } else if (flag('mermaid')) {
      const { mermaid } = await import('../../journey-reports/mermaid.ts');
      terminal.out(mermaid(explored));
    } else if (format === 'json') {
      terminal.out(`${JSON.stringify({ ...explored, paths: shown }, undefined, 2)}\n`);
    } else {
      const { pathText } = await import('../../journey-reports/path-text.ts');
      terminal.out(pathText(explored, shown));
    }
    return 0;
  },
};

function refuseOptions({ text, flag }: Invocation): void {
  if (flag('svg') && flag('mermaid')) throw new UsageError('Ask for one of --svg and --mermaid.');
  const given = ['answers', 'sandbox'].find((name) => text(name) !== undefined);
  if (given !== undefined && text('scenarios') === undefined)
    throw new UsageError(`--${given} needs --scenarios.`);
}

/** Errors that the map shows, as far as they are found without a proof. */
const shownOnTheMap = ['dead-end', 'unreachable-end', 'unreachable-step'];

const formats = ['text', 'json'] as const;

function isFormat(name: string): name is (typeof formats)[number] {
  return formats.some((format) => format === name);
}

/** The paths that the options ask for. */
function chosenPaths({ paths, steps }: ExploredJourney, { text }: Invocation): readonly JourneyPath[] {
  const [to, calls] = [text('to'), text('calls')];
  const ids = steps.map((step) => step.id);
  if (to !== undefined && !ids.includes(to))
    throw new UsageError(`There is no step "${to}". ${didYouMean(to, ids)}`);
  const operations = [...new Set(steps.flatMap((step) => step.calls))];
  if (calls !== undefined && !operations.includes(calls))
    throw new UsageError(`No step calls "${calls}". ${didYouMean(calls, operations)}`);
  return paths.filter(
    (path) =>
      (to === undefined || path.steps.includes(to)) && (calls === undefined || path.calls.includes(calls)),
  );
}
