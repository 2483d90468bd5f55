import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { SessionGroup, Store, StoredDocument } from '#server';
import { siteFolder } from '#server/site-folder';
import { comparisonPage } from '../../comparison/comparison-page.ts';
import { comparisonText } from '../../comparison/comparison-text.ts';
import { type ComparedSide, readSide } from '../../comparison/read-side.ts';
import { describeChanges } from '../../reports/json-changes.ts';
import { findRelease } from '../../store/find-release.ts';
import { siteOption, withReleases } from '../../store/open-configured-store.ts';
import type { ReleaseStore } from '../../store/release-store.ts';
import { type Command, jsonText } from '../../terminal/command.ts';
import { type Terminal, UsageError } from '../../terminal/terminal.ts';

/** Compares releases, drafts and the folder. */
export const diff: Command = {
  arguments: '[before] [after]',
  options: {
    format: { type: 'string', value: 'format', help: 'text, which is the default, or json.' },
    html: { type: 'string', value: 'file', help: 'Write a page of HTML to this file.' },
    sessions: {
      type: 'boolean',
      help: 'Count the open sessions too, and say what becomes of them once the second is live.',
    },
    documents: { type: 'boolean', help: 'List documents and their changed values instead of sentences.' },
    site: siteOption,
  },
  details: `Each of the two is a release (its number, the beginning of its id, or "live"), "drafts" for what would be live with
every draft, or "folder" for the documents of the folder. After is the live release when left out; before, the release
that it was built upon. \`waymark diff live folder\` says what publishing the folder would change.

A condition that changes is shown before and after. Whether it is wider or narrower is found by trying values that
stand for all others, where it only compares them with constants, with an example that is treated differently.

--sessions runs the open sessions over the second side: which are at which step, which move to it, and which questions keep
the others on the release they began on. No answer is shown. It needs the WAYMARK_SECRET of the site.`,
  run: async (invocation) => {
    const { positionals, text, flag, terminal } = invocation;
    const format = text('format') ?? 'text';
    if (format !== 'text' && format !== 'json') throw new UsageError('--format takes text or json.');
    return await withReleases(invocation, async (store, whole) => {
      const { before, after } = await readSides(store, positionals, terminal);
      if (flag('documents')) {
        listDocuments(before.documents, after.documents, terminal);
        return 0;
      }
      const { compareStored } = await import('#server/store');
      const compared = await compareStored(before.documents, after.documents, 'ids');
      if (compared.outcome === 'unreadable') {
        const side = compared.side === 'before' ? before : after;
        terminal.err(`${side.name} cannot be compared. ${compared.why} \`waymark check\` says more.\n`);
        return 1;
      }
      const survey = flag('sessions') ? await surveyed(whole, after, terminal) : undefined;
      const comparison = {
        before: before.name,
        after: after.name,
        changes: compared.changes,
        sessions: survey,
      };
      const page = text('html');
      if (page !== undefined) {
        await writeFile(resolve(terminal.folder, page), comparisonPage(comparison));
        terminal.err(`Wrote ${page}.\n`);
      } else if (format === 'json') terminal.out(jsonText(comparison));
      else {
        // On the other output: a script may rely on nothing being written where nothing differs.
        if (compared.changes.length === 0) terminal.err(`${unchangedText(before, after)}\n`);
        terminal.out(comparisonText(comparison));
      }
      return 0;
    });
  },
};

async function readSides(
  store: ReleaseStore,
  [first, second = 'live']: readonly string[],
  terminal: Terminal,
) {
  const after = await readSide(store, second, terminal);
  const before = await (first === undefined
    ? readBefore(store, second, terminal)
    : readSide(store, first, terminal));
  return { before, after };
}

/** The release that is compared with when none is named; empty before the first. */
async function readBefore(store: ReleaseStore, after: string, terminal: Terminal): Promise<ComparedSide> {
  if (after === 'drafts' || after === 'folder') return await readSide(store, 'live', terminal);
  const { parent } = await findRelease(store, after);
  return parent === null ? { name: 'nothing', documents: [] } : await readSide(store, parent, terminal);
}

/** Sentence for two sides that visitors cannot tell apart. The first release has nothing to be compared with. */
function unchangedText(before: ComparedSide, after: ComparedSide): string {
  return before.documents.length === 0
    ? `There is nothing before ${after.name} to compare it with.`
    : `Nothing differs between ${before.name} and ${after.name}.`;
}

function listDocuments(
  before: readonly StoredDocument[],
  after: readonly StoredDocument[],
  terminal: Terminal,
): void {
  const old = new Map(before.map((document) => [document.id, document]));
  const now = new Map(after.map((document) => [document.id, document]));
  for (const id of [...new Set([...old.keys(), ...now.keys()])].sort()) {
    const [was, is] = [old.get(id), now.get(id)];
    if (was?.hash === is?.hash) continue;
    terminal.out(`${was === undefined ? 'added' : is === undefined ? 'removed' : 'changed'} ${id}\n`);
    if (was === undefined || is === undefined) continue;
    for (const line of describeChanges(was.body, is.body)) terminal.out(`  ${line}\n`);
  }
}

/** Outcome for open sessions once one side is live. */
async function surveyed(
  store: Store | undefined,
  { documents }: ComparedSide,
  { environment, folder, now }: Terminal,
): Promise<readonly SessionGroup[]> {
  if (store === undefined)
    throw new UsageError('No key reads what visitors typed: --sessions needs the database of the site.');
  const { surveyStored } = await import('#server');
  const { keys: keysFile } = siteFolder(folder, environment);
  const survey = await surveyStored(store, { documents, environment, keysFile, now: now() });
  if (survey.outcome === 'impossible') throw new UsageError(survey.why);
  return survey.groups;
}
