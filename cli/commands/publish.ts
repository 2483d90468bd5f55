import { stat } from 'node:fs/promises';
import { dirname, resolve, sep } from 'node:path';
import { type DocumentSource, readDocument } from '#engine';
import type { DocumentChange, PublishOutcome, Store } from '#server';
import type { Command, Invocation } from '../command.ts';
import { findRelease, nameRelease } from '../find-release.ts';
import { type FolderRequest, publishFolder } from '../folder/publish-folder.ts';
import { identifyDocuments } from '../folder/read-folder.ts';
import { tellConflicts } from '../folder/tell-conflicts.ts';
import { authorOf, authorOption, withStore } from '../open-configured-store.ts';
import { reportRefusal } from '../report-refusal.ts';
import { pagesFolder, readSources } from '../sources/read-sources.ts';
import { type ExitCode, type Terminal, UsageError } from '../terminal.ts';

/** Makes documents live. */
export const publish: Command = {
  summary: 'Check documents together with what is live, and make them live.',
  arguments: '[files …]',
  mostArguments: Number.POSITIVE_INFINITY,
  options: {
    message: { type: 'string', short: 'm', value: 'text', help: 'What changes, and why. Needed.' },
    author: authorOption,
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
  details: `Without files, everything that was changed in the folder pages-config is published. The folder notes what it was
made from in its subfolder .base. What others published since stays; where both changed a document, the two are
merged, or, where they changed the same, nothing is published and both texts are shown: \`waymark pull\` brings
theirs in. With --expect, what is published counts as made from that release.

A document whose file is gone is taken off the site only with --remove. A release with an error never goes live:
the problems are written and what was live stays.`,
  run: async (invocation) => {
    const { text, terminal } = invocation;
    const message = text('message')?.trim() ?? '';
    if (message === '') throw new UsageError('Say what changes with --message.');
    const author = authorOf(invocation);
    const read = await readAsked(invocation);
    if (typeof read === 'number') return read;
    const { files, ...request } = read;
    return await withStore(terminal, async (store) => {
      const expected = await releaseNamed(store, text('expect'));
      const outcome = await publishFolder(store, { ...request, author, message, expected });
      const { plan } = outcome;
      switch (outcome.outcome) {
        case 'conflicts':
          tellConflicts(plan.conflicts, terminal);
          terminal.err(
            'Nothing was published. `waymark pull` brings in what others changed; its help says how to decide.\n',
          );
          return 1;
        case 'gone':
          tellGone(plan.gone, terminal);
          return 1;
        case 'done':
          if (outcome.published.outcome === 'published') {
            const { release } = outcome.published;
            listChanges(await store.diffReleases(release.parent, release.id), terminal);
            for (const { id } of plan.merged)
              terminal.out(`  merged   ${id}, which others changed too; its file has both\n`);
          }
          if (outcome.published.outcome !== 'refused') tellLeft(plan.left, terminal);
          for (const { id, source } of request.documents)
            if (plan.removed.includes(id))
              terminal.err(`${source.path} is still there: published again, it brings "${id}" back.\n`);
          return tellOutcome(outcome.published, files, terminal);
      }
    });
  },
};

type Asked = Omit<FolderRequest, 'author' | 'message' | 'expected'> & {
  readonly files: ReadonlyMap<string, DocumentSource>;
};

/** The documents that are to be published, or the exit code when they cannot be. */
async function readAsked({ positionals, text, terminal }: Invocation): Promise<Asked | ExitCode> {
  const ids = text('remove')
    ?.split(',')
    .filter((id) => id !== '');
  const remove = ids?.length === 0 ? 'all' : (ids ?? []);
  const isOnlyRemoval = remove !== 'all' && remove.length > 0 && positionals.length === 0;
  const {
    sources,
    wanted,
    problems: ofFiles,
  } = await readSources(positionals, terminal, {
    mayBeEmpty: isOnlyRemoval,
  });
  const isAsked = (path: string) => wanted === undefined || wanted.has(path);
  const asked = isOnlyRemoval ? [] : sources.filter(({ path }) => isAsked(path));

  const files = new Map<string, DocumentSource>();
  const refused = asked.flatMap((source) => {
    const reading = readDocument(source);
    files.set(reading.outcome === 'read' ? reading.document.id : source.path, source);
    return reading.outcome === 'refused' ? reading.problems : [];
  });
  const unreadable = ofFiles.filter(({ document, severity }) => severity === 'error' && isAsked(document));
  const problems = [...(isOnlyRemoval ? [] : unreadable), ...refused];
  const { documents } = await identifyDocuments(sources, terminal);
  const ofId = new Map<string, string>();
  for (const { id, source } of documents) {
    const before = ofId.get(id);
    if (before !== undefined && isAsked(source.path))
      problems.push({
        code: 'duplicate-id',
        severity: 'error',
        document: source.path,
        pointer: '/id',
        message: `The id "${id}" is taken by ${before}.`,
        help: 'Give one of the two documents another id.',
      });
    ofId.set(id, source.path);
  }
  if (problems.length > 0) return reportRefusal(problems, files, terminal);
  const paths = new Set(asked.map(({ path }) => path));
  return {
    files,
    folder: await baseFolder(positionals, terminal),
    documents,
    asked: documents.filter(({ source }) => paths.has(source.path)),
    whole: positionals.length === 0 && !isOnlyRemoval,
    remove,
  };
}

/** The folder whose base counts: that of the documents, or the one that files elsewhere are in. */
async function baseFolder(paths: readonly string[], terminal: Terminal): Promise<string> {
  const root = pagesFolder(terminal);
  const [first] = paths.map((path) => resolve(terminal.folder, path));
  if (first === undefined || first === root || first.startsWith(root + sep)) return root;
  return (await stat(first)).isDirectory() ? first : dirname(first);
}

async function releaseNamed(store: Store, name: string | undefined): Promise<string | null | undefined> {
  if (name === undefined) return undefined;
  return name === 'none' ? null : (await findRelease(store, name)).id;
}

function tellGone(ids: readonly string[], terminal: Terminal): void {
  for (const id of ids) terminal.out(`  gone     ${id}\n`);
  terminal.err(`Nothing was published: ${ids.length === 1 ? 'the file of a document that is live is' : 'the files of documents that are live are'} gone from the folder.
To take ${ids.length === 1 ? 'it' : 'them'} off the site too, publish with --remove ${ids.join(',')}
To have ${ids.length === 1 ? 'it' : 'them'} back, waymark pull --overwrite ${ids.join(' ')}
`);
}

function tellLeft(ids: readonly string[], terminal: Terminal): void {
  for (const id of ids) terminal.out(`  left     ${id}, which others changed\n`);
  if (ids.length > 0) terminal.out('`waymark pull` brings what others changed into the folder.\n');
}

/** Says how publishing ended. */
export function tellOutcome(
  outcome: PublishOutcome,
  files: ReadonlyMap<string, DocumentSource>,
  terminal: Terminal,
): ExitCode {
  switch (outcome.outcome) {
    case 'published':
      for (const { document, line = 1, message } of outcome.problems) {
        terminal.err(`warning: ${files.get(document)?.path ?? document}:${line} ${message}\n`);
      }
      terminal.out(`Published ${nameRelease(outcome.release)}.\n`);
      return 0;
    case 'unchanged':
      terminal.out(`Nothing has changed since ${nameRelease(outcome.release)}.\n`);
      return 0;
    case 'refused':
      reportRefusal(outcome.problems, files, terminal);
      terminal.err('Nothing was published; what was live stays live.\n');
      return 1;
    case 'conflict':
      terminal.err('Somebody else published in between; nothing was published.\n');
      terminal.out('Changed by you:\n');
      listChanges(outcome.yours, terminal);
      terminal.out('Changed by others:\n');
      listChanges(outcome.theirs, terminal);
      return 1;
  }
}

/** One line a document. */
export function listChanges(changes: readonly DocumentChange[], terminal: Terminal): void {
  for (const { id, change } of changes) terminal.out(`  ${change.padEnd(7)}  ${id}\n`);
}
