import { mediaFolder } from '#server/site-folder';
import { findSources, pagesFolder } from '../../sources/read-sources.ts';
import { openFileIndex } from '../../store/file-index.ts';
import { siteOption, withReleases } from '../../store/open-configured-store.ts';
import { printConflicts } from '../../store/print-conflicts.ts';
import { type PullOutcome, pullFolder } from '../../store/pull-folder.ts';
import { type FolderDocument, readFolder } from '../../store/read-folder.ts';
import { readMedia } from '../../store/read-media.ts';
import type { OpenReleases } from '../../store/release-store.ts';
import { reportRefusal } from '../../store/report-refusal.ts';
import type { Command } from '../../terminal/command.ts';
import { type ExitCode, type Terminal, UsageError } from '../../terminal/terminal.ts';

/** Brings the live documents into the folder. */
export const pull: Command = {
  arguments: '[ids …]',
  options: {
    mine: { type: 'boolean', help: 'Where both sides changed the same, keep what stands in the folder.' },
    theirs: { type: 'boolean', help: 'Where both sides changed the same, take what is live.' },
    overwrite: { type: 'boolean', help: 'Take what is live, whatever was changed in the folder.' },
    site: siteOption,
  },
  details: `Without ids, all documents. What others published since the folder was last published or pulled is written
into its files; what was changed in the folder alone stays; what both changed is merged. Where both changed
the same, both texts are shown, the document is left as it is and the exit code is 1: change the file, or
say --mine or --theirs.`,
  run: async (invocation) => {
    const { positionals, flag, terminal } = invocation;
    if (['mine', 'theirs', 'overwrite'].filter(flag).length > 1)
      throw new UsageError('Only one of --mine, --theirs and --overwrite can hold.');
    const prefer = flag('mine') ? 'folder' : flag('theirs') ? 'live' : undefined;
    return await pullInto(
      pagesFolder(terminal),
      { ids: positionals, prefer, overwrite: flag('overwrite') },
      terminal,
      (work) => withReleases(invocation, work),
    );
  },
};

/** Brings the live documents into a folder, which may be empty or missing. */
export async function pullInto(
  folder: string,
  how: Pick<Parameters<typeof pullFolder>[1], 'ids' | 'prefer' | 'overwrite'>,
  terminal: Terminal,
  open: OpenReleases,
): Promise<ExitCode> {
  const media = mediaFolder(folder);
  const read = await readAll(folder, media, terminal);
  if (typeof read === 'number') return read;
  return await open(async (store) => {
    const live = await store.liveRelease();
    const known = new Set([...read, ...(live?.documents ?? [])].map(({ id }) => id));
    const unknown = how.ids.find((id) => !known.has(id));
    if (unknown !== undefined) throw new UsageError(`There is no document "${unknown}", here or live.`);
    return printPulled(await pullFolder(store, { folder, media, documents: read, ...how }), terminal);
  });
}

/** All documents of a folder. An unreadable one is an error, because it could be overwritten. */
async function readAll(
  folder: string,
  media: string,
  terminal: Terminal,
): Promise<readonly FolderDocument[] | ExitCode> {
  const index = openFileIndex(folder, terminal.now());
  const found = await findSources([folder], terminal, { mayBeEmpty: true });
  const { documents: written, problems: ofDocuments } = await readFolder(found, index, terminal);
  const files = await readMedia(media, terminal, index);
  const documents = [...written, ...files.documents];
  const problems = [...ofDocuments, ...files.problems];
  index.save();
  const errors = problems.filter(({ severity }) => severity === 'error');
  if (errors.length === 0) return documents;
  terminal.err('Nothing was brought in: the folder holds files that cannot be read.\n');
  return reportRefusal(errors, new Map(found.files.map(({ name }) => [name, name])), terminal);
}

function printPulled({ pulled, conflicts }: PullOutcome, terminal: Terminal): ExitCode {
  for (const { id, done } of pulled) terminal.out(`  ${done.padEnd(7)}  ${id}\n`);
  printConflicts(conflicts, terminal);
  if (conflicts.length > 0) {
    const ids = conflicts.map(({ id }) => id).join(' ');
    terminal.err(
      `Left as it is where both sides changed the same. To decide: waymark pull --mine ${ids}, or --theirs.\n`,
    );
    return 1;
  }
  if (pulled.every(({ done }) => done === 'kept')) terminal.out('Nothing to bring in.\n');
  return 0;
}
