import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { layOutJson, type Problem } from '#engine';
import type { Asset } from '#schemas';
import { type InspectedFile, inspectFile, typeOfFile } from './inspect-file.ts';
import type { StoredAssets } from './stored-assets.ts';

/** A file of a folder of media, as an asset. */
export interface AssetFile {
  readonly path: string;
  /** The document that describes it. */
  readonly text: string;
  readonly document: Asset;
  readonly read: InspectedFile['read'];
}

/** The paths of all files of a folder of media, in order; none if there is no such folder. Names with a leading dot are left out. */
export async function listMedia(folder: string): Promise<readonly string[]> {
  if (!existsSync(folder)) return [];
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter(
      (path) =>
        !relative(folder, path)
          .split(sep)
          .some((part) => part.startsWith('.')),
    )
    .sort();
}

/** The id of the asset of a file: its path in the folder of media, which is its path on the site. */
export function assetId(folder: string, path: string): string {
  return `/${relative(folder, path).split(sep).join('/')}`;
}

/** As the schema of assets has it. */
const idShape = /^\/(?:documents|films|fonts|images)(?:\/[A-Za-z0-9][A-Za-z0-9._-]*)+$/;
const misplaced = {
  message: 'Its path is not one that a page can name.',
  help: 'Files are in media/documents, media/films, media/fonts or media/images; names have letters, digits, dots, hyphens and underscores.',
};

/**
 * Reads a file of a folder of media.
 *
 * @param name name of the file in problems
 */
export async function readAssetFile(
  id: string,
  path: string,
  name: string,
): Promise<AssetFile | { readonly problem: Problem }> {
  const inspected = idShape.test(id) ? await inspectFile(path) : misplaced;
  if ('message' in inspected)
    return {
      problem: { code: 'unusable-asset', severity: 'error', document: name, pointer: '', ...inspected },
    };
  const document: Asset = { kind: 'asset', id, schemaVersion: 1, ...inspected.about };
  return { path, document, text: layOutJson(document), read: inspected.read };
}

/** Folder on the site for a file that was given none, by its type; that of pictures for a file that will be refused. */
export async function folderFor(path: string): Promise<string> {
  const type = await typeOfFile(path);
  if (type?.startsWith('video/') || type === 'text/vtt') return '/films';
  if (type?.startsWith('font/')) return '/fonts';
  return type?.startsWith('application/') ? '/documents' : '/images';
}

/** Stores the bytes of all files of a folder of media, if none has a problem. */
export async function storeMedia(
  folder: string,
  assets: StoredAssets,
): Promise<{ readonly texts: readonly string[]; readonly problems: readonly Problem[] }> {
  const files: AssetFile[] = [];
  const problems: Problem[] = [];
  for (const path of await listMedia(folder)) {
    const id = assetId(folder, path);
    const read = await readAssetFile(id, path, `media${id}`);
    if ('problem' in read) problems.push(read.problem);
    else files.push(read);
  }
  if (problems.length > 0) return { texts: [], problems };
  for (const { document, read } of files) {
    const { sha256: hash, type, size } = document;
    await assets.add({ hash, type, size }, read());
  }
  return { texts: files.map(({ text }) => text), problems };
}
