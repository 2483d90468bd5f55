import { type DocumentSource, readDocument } from '#engine';
import type { DocumentChange, PublishOutcome } from '#server';
import type { Command } from '../command.ts';
import { findRelease, nameRelease } from '../find-release.ts';
import { authorOf, authorOption, withStore } from '../open-configured-store.ts';
import { reportRefusal } from '../report-refusal.ts';
import { readSources } from '../sources/read-sources.ts';
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
      help: 'Publish only on top of this release: its number, the beginning of its id, or "none".',
    },
    remove: { type: 'string', value: 'ids', help: 'Ids of documents to take away, set apart by commas.' },
  },
  details: `Without files, everything in the folder pages-config is published; what is the same as before does not
count. A release with an error never goes live: the problems are written and what was live stays.`,
  run: async (invocation) => {
    const { positionals, text, terminal } = invocation;
    const message = text('message')?.trim() ?? '';
    if (message === '') throw new UsageError('Say what changes with --message.');
    const author = authorOf(invocation);
    const removed = (text('remove') ?? '').split(',').filter((id) => id !== '');
    const onlyRemoves = removed.length > 0 && positionals.length === 0;
    const {
      sources,
      wanted,
      problems: ofFiles,
    } = onlyRemoves
      ? { sources: [], wanted: undefined, problems: [] }
      : await readSources(positionals, terminal);
    const isAsked = (path: string) => wanted === undefined || wanted.has(path);
    const asked = sources.filter(({ path }) => isAsked(path));

    const files = new Map<string, DocumentSource>();
    const unreadable = ofFiles.filter(({ document, severity }) => severity === 'error' && isAsked(document));
    const refused = asked.flatMap((source) => {
      const reading = readDocument(source);
      files.set(reading.outcome === 'read' ? reading.document.id : source.path, source);
      return reading.outcome === 'refused' ? reading.problems : [];
    });
    const problems = [...unreadable, ...refused];
    if (problems.length > 0) return reportRefusal(problems, files, terminal);

    return await withStore(terminal, async (store) => {
      const expected = text('expect');
      const expectedLive =
        expected === undefined || expected === 'none' ? null : (await findRelease(store, expected)).id;
      const outcome = await store.publish({
        changed: asked.map((source) => source.text),
        removed,
        author,
        message,
        ...(expected === undefined ? {} : { expectedLive }),
      });
      if (outcome.outcome === 'published') {
        const { release } = outcome;
        listChanges(await store.diffReleases(release.parent, release.id), terminal);
      }
      return tellOutcome(outcome, files, terminal);
    });
  },
};

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
