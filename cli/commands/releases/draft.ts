import { resolve, sep } from 'node:path';
import { checkPart } from '#analysis';
import { type DocumentSource, didYouMean, readDocument } from '#engine';
import type { ClosedSet, Draft, DraftConflict, PublishConflict, Store } from '#server';
import { describeChanges } from '../../reports/json-changes.ts';
import { reportOn } from '../../reports/report.ts';
import { stylish } from '../../reports/stylish.ts';
import { findSources, pagesFolder, readDocumentFile } from '../../sources/read-sources.ts';
import { findBase } from '../../store/base.ts';
import { openFileIndex } from '../../store/file-index.ts';
import { mergeDocument } from '../../store/merge-document.ts';
import {
  acceptedCodes,
  acceptOption,
  atOption,
  authorOf,
  authorOption,
  withStore,
} from '../../store/open-configured-store.ts';
import { printConflicts } from '../../store/print-conflicts.ts';
import { entriesOf, readFolder } from '../../store/read-folder.ts';
import { readSiteTime } from '../../store/site-time.ts';
import { type Command, type Invocation, jsonOption, jsonText } from '../../terminal/command.ts';
import { type ExitCode, type Terminal, UsageError } from '../../terminal/terminal.ts';
import { printOutcome } from './publish.ts';

/** Lists drafts. */
export const drafts: Command = {
  options: { json: jsonOption },
  run: async ({ flag, terminal }) =>
    await withStore(terminal, async (store) => {
      const found = await store.listDrafts();
      if (flag('json')) terminal.out(jsonText(found));
      else {
        for (const { id, revision, updatedAt, author } of found) {
          terminal.out(`${id}  revision ${revision}  ${updatedAt}  ${author}\n`);
        }
      }
      return 0;
    }),
};

/** Shows, saves, publishes or deletes a draft. */
export const draft: Command = {
  arguments: 'show|save|publish|delete <id or file>',
  mostArguments: Number.POSITIVE_INFINITY,
  options: {
    author: authorOption,
    accept: { ...acceptOption, help: `For publish: ${acceptOption.help}` },
    expect: {
      type: 'string',
      value: 'revision',
      help: 'The revision you have seen; for delete, and for save when there is a draft already.',
    },
    at: { ...atOption, help: `For publish: ${atOption.help}` },
    message: { type: 'string', short: 'm', value: 'text', help: 'What changes, and why; for publish.' },
  },
  details: `  waymark draft show <id>                       write its text
  waymark draft save <file> [--expect <revision>] save a text, unless somebody else did in between
  waymark draft publish <ids …> --message <text> check the drafts with what is live, and make them live
  waymark draft delete <id> --expect <revision>  forget it

A draft is saved with whatever is wrong with it, which is written. A file of \`-\` is standard input. When somebody
else was faster, both sides are shown and nothing is overwritten.`,
  run: async (invocation) => {
    const [verb = '', ...names] = invocation.positionals;
    const run = Object.hasOwn(verbs, verb) ? verbs[verb] : undefined;
    const [first] = names;
    if (run === undefined)
      throw new UsageError(`A draft is worked on with a verb. ${didYouMean(verb, Object.keys(verbs))}`);
    if (first === undefined) throw new UsageError(`Name what to ${verb}.`);
    return await withStore(
      invocation.terminal,
      async (store) => await run(store, [first, ...names.slice(1)], invocation),
    );
  },
};

type Verb = (
  store: Store,
  names: readonly [string, ...string[]],
  invocation: Invocation,
) => Promise<ExitCode>;

const verbs: { readonly [verb: string]: Verb } = {
  show: async (store, [id], { terminal }) => {
    const found = await store.readDraft(id);
    if (found === undefined)
      throw new UsageError(`There is no draft "${id}"; \`waymark drafts\` lists them.`);
    terminal.err(`Revision ${found.revision} by ${found.author}, ${found.updatedAt}.\n`);
    if (found.body === null) terminal.out('The draft removes the document.\n');
    else terminal.out(found.body.endsWith('\n') ? found.body : `${found.body}\n`);
    return 0;
  },
  save: async (store, [file], invocation) => {
    const { terminal } = invocation;
    const body = await readDocumentFile(file, terminal);
    const reading = readDocument({ path: file, text: body });
    const id = reading.outcome === 'read' ? reading.document.id : reading.id;
    if (id === undefined)
      throw new UsageError(
        `No id can be made out in ${file === '-' ? 'standard input' : file}. A document has an "id".`,
      );
    const expectedRevision = invocation.text('expect') === undefined ? 0 : expectedRevisionOf(invocation);
    const base = await baseOfDraft(store, id, file, terminal);
    const author = authorOf(invocation);
    const outcome = await store.saveDraft({ id, body, author, expectedRevision, ...base });
    if (outcome.outcome !== 'saved') return printConflict(outcome, terminal);
    terminal.out(`Saved the draft "${id}", revision ${outcome.draft.revision}.\n`);
    await printProblems(store, { path: file, text: body }, id, terminal);
    return 0;
  },
  publish: async (store, ids, invocation) => {
    const message = invocation.text('message')?.trim() ?? '';
    if (message === '') throw new UsageError('Say what changes with --message.');
    const drafts = (await store.listDrafts()).filter(({ id }) => ids.includes(id));
    const at = invocation.text('at');
    const outcome = await store.publish({
      ...(at !== undefined && { at: await readSiteTime(store, at, invocation.terminal.now()) }),
      drafts: ids,
      author: authorOf(invocation),
      message,
      accept: acceptedCodes(invocation),
    });
    const exitCode = printOutcome(outcome, new Map(), invocation.terminal);
    if (outcome.outcome === 'conflict') await printTexts(store, outcome, drafts, invocation.terminal);
    return exitCode;
  },
  delete: async (store, [id], invocation) => {
    const expectedRevision = expectedRevisionOf(invocation);
    const outcome = await store.deleteDraft({ id, author: authorOf(invocation), expectedRevision });
    if (outcome.outcome !== 'deleted') return printConflict(outcome, invocation.terminal);
    invocation.terminal.out(`Deleted the draft "${id}".\n`);
    return 0;
  },
};

/**
 * Revision that a file of the folder is based on, so that a draft of an old text does not undo later
 * publishing.
 */
async function baseOfDraft(
  store: Store,
  id: string,
  file: string,
  terminal: Terminal,
): Promise<{ readonly base?: string | null }> {
  const folder = pagesFolder(terminal);
  if (!resolve(terminal.folder, file).startsWith(folder + sep)) return {};
  const index = openFileIndex(folder, terminal.now());
  const { documents } = await readFolder(await findSources([file], terminal), index, terminal);
  index.save();
  const { entries } = await findBase(folder, entriesOf(documents), store);
  return entries.has(id) ? { base: entries.get(id) ?? null } : {};
}

/**
 * Prints the problems of a draft, and those it causes in other documents, as if all drafts were published.
 */
async function printProblems(
  store: Store,
  source: DocumentSource,
  id: string,
  terminal: Terminal,
): Promise<void> {
  const preview = await store.readPreview();
  const others = preview.documents.filter((document) => document.id !== id);
  const sources = [...others.map((document) => ({ path: document.id, text: document.body })), source];
  const checked = checkPart(sources, (path) => path === source.path);
  if (checked.problems.length === 0) return;
  terminal.out(stylish(reportOn(checked, sources, [source.path]), terminal));
}

/** Prints both texts of each document that was changed on both sides. */
async function printTexts(
  store: Store,
  { theirs, yours }: PublishConflict,
  drafts: readonly Draft[],
  terminal: Terminal,
): Promise<void> {
  for (const { id, before, after } of theirs) {
    const draft = drafts.find((each) => each.id === id);
    if (draft === undefined || !yours.some((change) => change.id === id)) continue;
    const sides = { id, base: before, folder: null, live: after, changedBy: 'both' } as const;
    printConflicts([await mergeDocument(sides, draft.body ?? undefined, store)], terminal);
  }
}

function expectedRevisionOf({ text }: Invocation): number {
  const revision = Number(text('expect') ?? Number.NaN);
  if (!Number.isInteger(revision) || revision < 0) {
    throw new UsageError('Say with --expect which revision you have seen; 0 for none.');
  }
  return revision;
}

function printConflict(outcome: DraftConflict | ClosedSet, terminal: Terminal): ExitCode {
  if (outcome.outcome === 'closed') throw new UsageError('The change set of this draft is not open.');
  const { yours, theirs, base } = outcome;
  terminal.err('Somebody else changed the draft in between; nothing was saved.\n');
  terminal.out(
    theirs === null
      ? 'Theirs: the draft is gone.\n'
      : `Theirs: revision ${theirs.revision} by ${theirs.author}, ${theirs.updatedAt}.\n`,
  );
  if (theirs !== null && theirs.body !== null)
    for (const line of describeChanges(base, theirs.body)) terminal.out(`  ${line}\n`);
  if (yours !== null) {
    terminal.out('Yours:\n');
    for (const line of describeChanges(base, yours)) terminal.out(`  ${line}\n`);
  }
  return 1;
}
