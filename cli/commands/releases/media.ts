import { basename, resolve } from 'node:path';
import { didYouMean, layOutJson } from '#engine';
import type { Asset } from '#schemas';
import type { Store, StoredDocument } from '#server';
import type { AssetDescription } from '#server/store';
import {
  acceptedCodes,
  acceptOption,
  authorOf,
  authorOption,
  withStore,
} from '../../store/open-configured-store.ts';
import { reportRefusal } from '../../store/report-refusal.ts';
import { type Command, type Invocation, jsonOption, jsonText } from '../../terminal/command.ts';
import { type ExitCode, UsageError } from '../../terminal/terminal.ts';
import { printOutcome } from './publish.ts';

/** Adds pictures and files to what is live, and lists them. */
export const media: Command = {
  arguments: '<list | add> [files …]',
  options: {
    to: {
      type: 'string',
      value: 'folder',
      help: 'Folder on the site, as /images/lakes; by the type if left out.',
    },
    alt: {
      type: 'string',
      value: 'text',
      help: 'Alternative text where documents say none; "" takes it away.',
    },
    credit: { type: 'string', value: 'text', help: 'Who made the picture; "" takes it away.' },
    focus: {
      type: 'string',
      value: 'x,y',
      help: 'Point that stays in sight where the picture is cut, in per cent from the left and the top, as 30,60.',
    },
    message: { type: 'string', short: 'm', value: 'text', help: 'What is added, and why.' },
    author: authorOption,
    accept: acceptOption,
    unused: { type: 'boolean', help: 'List only those that no document that is live names.' },
    json: jsonOption,
  },
  details: `\`waymark media add lake.jpg\` makes a file live at /images/lake.jpg, in a release of its own. A file that is there already
is replaced, and pages show the new one at once; what was said of it stays, unless --alt, --credit or --focus say otherwise. \`waymark pull\` brings it into the folder media of the site, whose
files \`waymark publish\` makes live together with documents.`,
  run: async (invocation) => {
    const [verb, ...files] = invocation.positionals;
    if (verb === 'list') return await list(invocation);
    if (verb !== 'add') throw new UsageError(`Say list or add. ${didYouMean(verb ?? '', ['list', 'add'])}`);
    if (files.length === 0) throw new UsageError('Name the files to add.');
    return await add(files, invocation);
  },
};

async function add(files: readonly string[], invocation: Invocation): Promise<ExitCode> {
  const { text, terminal } = invocation;
  const author = authorOf(invocation);
  const { descriptionOf, folderFor, readAssetFile } = await import('#server/store');
  const read = await Promise.all(
    files.map(async (file) => {
      const path = resolve(terminal.folder, file);
      const folder = text('to')?.replace(/\/$/, '') ?? (await folderFor(path));
      return await readAssetFile(`${folder}/${basename(file)}`, path, file);
    }),
  );
  const problems = read.flatMap((each) => ('problem' in each ? [each.problem] : []));
  if (problems.length > 0) return reportRefusal(problems, new Map(), terminal);
  const assets = read.flatMap((each) => ('problem' in each ? [] : [each]));
  const names = assets.map(({ document }) => document.id);
  const said = descriptionIn(invocation);
  return await withStore(terminal, async (store) => {
    const live = new Map((await liveAssets(store, false)).map((asset) => [asset.id, descriptionOf(asset)]));
    for (const { document, read: bytes } of assets) {
      const { sha256: hash, type, size } = document;
      await store.assets.add({ hash, type, size }, bytes());
    }
    const outcome = await store.publish({
      changed: assets.map(({ document }) =>
        describedText(document, { ...live.get(document.id), ...descriptionOf(document), ...said }),
      ),
      author,
      message: text('message') ?? `Add ${names.join(', ')}`,
      accept: acceptedCodes(invocation),
    });
    if (outcome.outcome === 'published') for (const name of names) terminal.out(`  ${name}\n`);
    return printOutcome(outcome, new Map(), terminal);
  });
}

/** A document with another description, whose empty texts are left out. */
function describedText(document: Asset, { alt, credit, focus }: AssetDescription): string {
  const { alt: _alt, credit: _credit, focus: _focus, ...rest } = document;
  return layOutJson({ ...rest, ...(alt && { alt }), ...(credit && { credit }), ...(focus && { focus }) });
}

function descriptionIn({ text }: Invocation): AssetDescription {
  const [alt, credit, focus] = [text('alt'), text('credit'), text('focus')];
  const [, x, y] = /^(\d{1,3}),(\d{1,3})$/.exec(focus ?? '') ?? [];
  if (focus !== undefined && (x === undefined || Math.max(Number(x), Number(y)) > 100))
    throw new UsageError('--focus is two numbers from 0 to 100, such as 30,60.');
  return {
    ...(alt !== undefined && { alt }),
    ...(credit !== undefined && { credit }),
    ...(focus !== undefined && { focus: { x: Number(x), y: Number(y) } }),
  };
}

async function list({ flag, terminal }: Invocation): Promise<ExitCode> {
  return await withStore(terminal, async (store) => {
    const found = await liveAssets(store, flag('unused'));
    terminal.out(flag('json') ? jsonText(found) : found.map(lineOf).join(''));
    return 0;
  });
}

async function liveAssets(store: Store, isUnused: boolean): Promise<readonly Asset[]> {
  const documents = (await store.liveRelease())?.documents ?? [];
  const named = isUnused
    ? await namedIn(documents.filter(({ kind }) => kind !== 'asset'))
    : new Set<string>();
  // The check has read them before they went live.
  return documents.flatMap(({ id, kind, body }) =>
    kind === 'asset' && !named.has(id) ? [JSON.parse(body) as Asset] : [],
  );
}

async function namedIn(documents: readonly StoredDocument[]): Promise<ReadonlySet<string>> {
  const { filesNamedIn } = await import('#server/store');
  return new Set(documents.flatMap(({ body }) => filesNamedIn(body)));
}

function lineOf({ id, type, size, width, height }: Asset): string {
  const pixels = width === undefined ? '' : `  ${width}×${height}`;
  return `${id}  ${type}  ${Math.ceil(size / 1024)} kB${pixels}\n`;
}
