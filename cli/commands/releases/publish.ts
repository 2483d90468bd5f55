import { didYouMean } from '#engine';
import type { DocumentChange, PublishOutcome } from '#server';
import { findRelease, nameRelease } from '../../store/find-release.ts';
import {
  acceptedCodes,
  acceptOption,
  atOption,
  authorOf,
  authorOption,
  siteOption,
  withReleases,
} from '../../store/open-configured-store.ts';
import { printConflicts } from '../../store/print-conflicts.ts';
import { type FolderRequest, publishFolder } from '../../store/publish-folder.ts';
import { readAsked } from '../../store/read-asked.ts';
import type { OpenReleases, ReleaseStore } from '../../store/release-store.ts';
import { printUnaccepted, reportRefusal } from '../../store/report-refusal.ts';
import { readSiteTime } from '../../store/site-time.ts';
import type { Command, Invocation } from '../../terminal/command.ts';
import { type ExitCode, type Terminal, UsageError } from '../../terminal/terminal.ts';

/** Makes documents live. */
export const publish: Command = {
  arguments: '[files …]',
  options: {
    message: { type: 'string', short: 'm', value: 'text', help: 'What changes, and why. Needed.' },
    author: authorOption,
    site: siteOption,
    accept: acceptOption,
    at: atOption,
    expect: {
      type: 'string',
      value: 'release',
      help: 'Publish only on top of this release: its number, the beginning of its id, "live" or "none".',
    },
    remove: {
      type: 'string',
      value: 'ids',
      optionalValue: true,
      help: 'Take away these documents, set apart by commas; without ids, those whose files are gone.',
    },
  },
  details: `Without files, everything that was changed in the folder of documents is published. The folder notes what it was
made from in its subfolder .base. What others published since stays; where both changed a document, the two are
merged, or, where they changed the same, nothing is published and both texts are shown: \`waymark pull\` brings
theirs in. With --expect, what is published counts as made from that release.

A document whose file is gone is taken off the site only with --remove. A release with an error never goes live:
the problems are written and what was live stays. So are warnings that the live release does not have, until --accept names
their codes. \`waymark releases --report <release>\` says later what was found, accepted and changed.`,
  run: async (invocation) => await publishAsked(invocation, acceptedCodes(invocation)),
};

/** Publishes what a command asks for, with the warnings that are accepted. */
export async function publishAsked(
  invocation: Invocation,
  accept: readonly string[] | 'all',
  open: OpenReleases = (work) => withReleases(invocation, work),
): Promise<ExitCode> {
  const { text, terminal } = invocation;
  const message = text('message')?.trim() ?? '';
  if (message === '') throw new UsageError('Say what changes with --message.');
  const author = authorOf(invocation);
  const at = text('at');
  const read = await readAsked(invocation);
  if (typeof read === 'number') return read;
  const { files, index, ...request } = read;
  try {
    return await open(async (store) => {
      await refuseUnknown(store, request);
      const expected = await releaseNamed(store, text('expect'));
      const outcome = await publishFolder(store, {
        ...request,
        author,
        message,
        accept,
        at: at === undefined ? undefined : await readSiteTime(store, at, terminal.now()),
        expected,
      });
      const { plan } = outcome;
      switch (outcome.outcome) {
        case 'conflicts':
          printConflicts(plan.conflicts, terminal);
          terminal.err(
            'Nothing was published. `waymark pull` brings in what others changed; its help says how to decide.\n',
          );
          return 1;
        case 'gone':
          printGone(plan.gone, terminal);
          return 1;
        case 'done':
          if (outcome.published.outcome === 'published') {
            listChanges(outcome.published.changes, terminal);
            for (const { id } of plan.merged)
              terminal.out(`  merged   ${id}, which others changed too; its file has both\n`);
          }
          if (!isRefused(outcome.published)) printLeft(plan.left, terminal);
          for (const { id, name } of request.documents)
            if (plan.removed.includes(id))
              terminal.err(`${name} is still there: published again, it brings "${id}" back.\n`);
          return printOutcome(outcome.published, files, terminal);
      }
    });
  } finally {
    index.save();
  }
}

function isRefused({ outcome }: PublishOutcome): boolean {
  return outcome === 'refused' || outcome === 'unaccepted' || outcome === 'closed';
}

/** Refuses to take away a document that is nowhere: the id is misspelt. */
async function refuseUnknown(
  store: ReleaseStore,
  { remove, documents }: Pick<FolderRequest, 'remove' | 'documents'>,
): Promise<void> {
  if (remove === 'all' || remove.length === 0) return;
  const live = await store.liveId();
  const entries = live === null ? [] : (await store.releaseEntries(live)).keys();
  const known = new Set([...documents.map(({ id }) => id), ...entries]);
  const unknown = remove.find((id) => !known.has(id));
  if (unknown !== undefined)
    throw new UsageError(
      `There is no document "${unknown}", here or live. ${didYouMean(unknown, [...known])}`,
    );
}

async function releaseNamed(
  store: ReleaseStore,
  name: string | undefined,
): Promise<string | null | undefined> {
  if (name === undefined) return undefined;
  return name === 'none' ? null : (await findRelease(store, name)).id;
}

function printGone(ids: readonly string[], terminal: Terminal): void {
  for (const id of ids) terminal.out(`  gone     ${id}\n`);
  terminal.err(`Nothing was published: ${ids.length === 1 ? 'the file of a document that is live is' : 'the files of documents that are live are'} gone from the folder.
To take ${ids.length === 1 ? 'it' : 'them'} off the site too, publish with --remove ${ids.join(',')}
To have ${ids.length === 1 ? 'it' : 'them'} back, waymark pull --overwrite ${ids.join(' ')}
`);
}

function printLeft(ids: readonly string[], terminal: Terminal): void {
  for (const id of ids) terminal.out(`  left     ${id}, which others changed\n`);
  if (ids.length > 0) terminal.out('`waymark pull` brings what others changed into the folder.\n');
}

/** Prints the outcome of publishing. */
export function printOutcome(
  outcome: PublishOutcome,
  files: ReadonlyMap<string, string>,
  terminal: Terminal,
): ExitCode {
  switch (outcome.outcome) {
    case 'published':
      for (const { document, line = 1, message } of outcome.problems) {
        terminal.err(`warning: ${files.get(document) ?? document}:${line} ${message}\n`);
      }
      terminal.out(`Published ${nameRelease(outcome.release)}.\n`);
      return 0;
    case 'closed':
      terminal.err('Nothing was published: the change set of these drafts is closed.\n');
      return 1;
    case 'scheduled':
      terminal.out(
        `Goes live at ${outcome.scheduled.dueAt}, as scheduled release ${outcome.scheduled.id}.\n`,
      );
      return 0;
    case 'unchanged':
      terminal.out(`Nothing has changed since ${nameRelease(outcome.release)}.\n`);
      return 0;
    case 'refused':
      reportRefusal(outcome.problems, files, terminal);
      terminal.err('Nothing was published; what was live stays live.\n');
      return 1;
    case 'unaccepted':
      return printUnaccepted(outcome.problems, files, terminal, 'Nothing was published');
    case 'conflict':
      terminal.err('Somebody else published in between; nothing was published.\n');
      terminal.out('Changed by you:\n');
      listChanges(outcome.yours, terminal);
      terminal.out('Changed by others:\n');
      listChanges(outcome.theirs, terminal);
      return 1;
  }
}

/** One line per document. */
export function listChanges(changes: readonly DocumentChange[], terminal: Terminal): void {
  for (const { id, change } of changes) terminal.out(`  ${change.padEnd(7)}  ${id}\n`);
}
