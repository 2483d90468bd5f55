import { existsSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { exploreRelease } from '#analysis';
import { didYouMean, layOutJson } from '#engine';
import type { Outside } from '../../dry-run/improvise.ts';
import type { ScenarioFile } from '../../scenarios/scenario.ts';
import { readRelease } from '../../sources/read-release.ts';
import type { Invocation } from '../../terminal/command.ts';
import { type ExitCode, UsageError } from '../../terminal/terminal.ts';
import { dryRunOf } from './dry-run-of.ts';
import { readVisitor } from './read-visitor.ts';
import { withSandbox } from './with-sandbox.ts';

/** Whether the argument of `run` names a journey, and no file. */
export function namesJourney({ positionals, terminal }: Invocation): boolean {
  const [first = ''] = positionals;
  return (
    positionals.length === 1 && /^[a-z0-9-]+$/.test(first) && !existsSync(resolve(terminal.folder, first))
  );
}

/** Walks a journey headless: to its end, to a step, or along every path. */
export async function runJourney(invocation: Invocation): Promise<ExitCode> {
  const { positionals, text, flag, terminal } = invocation;
  const [id = ''] = positionals;
  refuseOptions(invocation);
  const visitor = readVisitor(invocation);
  const site = readSite(invocation);
  const release = await readRelease(terminal);
  if (!release) return 1;
  const explored = exploreRelease(release, id);
  if (!explored) {
    const documents = [...release.documents.values()];
    const ids = documents.flatMap((document) => (document.kind === 'journey' ? [document.id] : []));
    throw new UsageError(`There is no file, folder or journey "${id}". ${didYouMean(id, ids)}`);
  }
  const step = text('to');
  const steps = explored.steps.map((each) => each.id);
  if (step !== undefined && !steps.includes(step))
    throw new UsageError(`There is no step "${step}". ${didYouMean(step, steps)}`);
  if (step !== undefined && explored.paths.some((path) => path.steps[0] === step)) {
    terminal.out(`The journey begins at the step "${step}": nothing is answered before it.\n`);
    return 0;
  }
  return await withSandbox(text('sandbox'), async (services) => {
    const outside: Outside = services
      ? { from: 'sandbox', services }
      : { from: flag('no-calls') ? 'none' : 'canned' };
    const dryRun = await dryRunOf({ release, explored, visitor, outside }, terminal);
    if (flag('all')) {
      const { walkAll } = await import('../../dry-run/walk-all.ts');
      const { text: report, isSame } = await walkAll(dryRun, site && (await connectSite(site)));
      terminal.out(report);
      return isSame ? 0 : 1;
    }
    const { dryRunText, firstWalked } = await import('../../dry-run/export-paths.ts');
    const found = await firstWalked(dryRun, step);
    if (!found) {
      terminal.err(
        `No answers were found that lead to ${step === undefined ? 'the end' : `the step "${step}"`}.\n`,
      );
      return 1;
    }
    terminal.out(dryRunText(found, release));
    writeRecord(found, invocation);
    return 0;
  });
}

/** Options that only scenarios have. */
const ofScenarios = ['format', 'against'];

function refuseOptions({ text, flag }: Invocation): void {
  const given = ofScenarios.find((name) => text(name) !== undefined) ?? ['coverage', 'update'].find(flag);
  if (given !== undefined) throw new UsageError(`--${given} needs files of scenarios.`);
}

interface SiteAddresses {
  readonly site: string;
  readonly sandbox: string;
}

/** The addresses of `--site` and of the sandbox that its services are. */
function readSite({ text, flag }: Invocation): SiteAddresses | undefined {
  const [site, sandbox] = [text('site'), text('sandbox')];
  if (site === undefined) return undefined;
  if (!URL.canParse(site)) throw new UsageError(`"${site}" is not the address of a site.`);
  if (!flag('all') || sandbox === undefined)
    throw new UsageError(
      '--site needs --all, and --sandbox with the address of the sandbox that the site calls.',
    );
  return { site, sandbox };
}

async function connectSite({ site, sandbox }: SiteAddresses) {
  const { sandboxMemory } = await import('../../site-run/received-calls.ts');
  return { url: site, memory: sandboxMemory(sandbox) };
}

function writeRecord(file: ScenarioFile, { text, terminal }: Invocation): void {
  const path = text('record');
  if (path === undefined) return;
  writeFileSync(resolve(terminal.folder, path), layOutJson(file));
  terminal.out(`Wrote ${path}.\n`);
}
