import { statSync } from 'node:fs';
import type { Problem } from '#engine';
import type { FoundFile } from '../sources/find-files.ts';
import { nameFrom } from '../sources/name-from.ts';
import { type Terminal, UsageError } from '../terminal/terminal.ts';
import type { FileIndex } from './file-index.ts';
import type { FolderDocument } from './read-folder.ts';
import type { ReleaseStore } from './release-store.ts';

/** The files of a folder of media, as documents. */
export interface MediaReading {
  readonly documents: readonly FolderDocument[];
  /** Problems of files that cannot be taken in. */
  readonly problems: readonly Problem[];
}

/**
 * Reads the files of the site's folder of media that are not in an index, and records them there.
 *
 * @param only ids of the assets to read; all if undefined
 */
export async function readMedia(
  folder: string,
  terminal: Pick<Terminal, 'folder'>,
  index?: FileIndex,
  only?: ReadonlySet<string>,
): Promise<MediaReading> {
  const { assetId, descriptionPath, identifyDocument, listMedia, readAssetFile } = await import(
    '#server/store'
  );
  const nameOf = nameFrom(terminal.folder);
  const documents: FolderDocument[] = [];
  const problems: Problem[] = [];
  for (const path of await listMedia(folder)) {
    const id = assetId(folder, path);
    if (only?.has(id) === false) continue;
    const name = nameOf(path);
    const file = { path, about: stateOf(path, descriptionPath(path)) };
    const known = index?.find(file);
    const store = (assets: ReleaseStore['assets'], text: string) =>
      storeFile({ id, path, name }, text, assets);
    if (known?.text !== undefined) {
      const { text } = known;
      documents.push({ ...known, path, name, readText: () => text, store: (assets) => store(assets, text) });
      continue;
    }
    const read = await readAssetFile(id, path, name);
    if ('problem' in read) {
      problems.push(read.problem);
      continue;
    }
    const { text } = read;
    const identified = identifyDocument(text, name);
    if (identified.outcome === 'unreadable') throw new Error(identified.problem.message);
    const { kind, hash } = identified.document;
    documents.push({
      id,
      kind,
      hash,
      path,
      name,
      readText: () => text,
      store: (assets) => store(assets, text),
    });
    index?.note(file, { id, kind, hash, text });
  }
  return { documents, problems };
}

/** The state of a file with that of its description, which changes with either. */
function stateOf(path: string, description: string): FoundFile['about'] {
  const [about, beside] = [statSync(path), statSync(description, { throwIfNoEntry: false })];
  if (beside === undefined) return about;
  return {
    size: about.size + beside.size,
    ino: about.ino,
    mtimeMs: Math.max(about.mtimeMs, beside.mtimeMs),
    ctimeMs: Math.max(about.ctimeMs, beside.ctimeMs),
  };
}

/** Stores the bytes of a file that has been described. */
async function storeFile(
  { id, path, name }: { readonly id: string; readonly path: string; readonly name: string },
  text: string,
  assets: ReleaseStore['assets'],
): Promise<void> {
  const { readAssetFile } = await import('#server/store');
  const { sha256: hash, type, size } = JSON.parse(text);
  if ((await assets.list([hash])).length > 0) return;
  const read = await readAssetFile(id, path, name);
  if ('problem' in read || read.document.sha256 !== hash)
    throw new UsageError(`${name} changed while it was read. Publish again.`);
  await assets.add({ hash, type, size }, read.read());
}
