import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { layOutJson, type Problem, readDocument } from '#engine';
import type { Asset } from '#schemas';
import { type FileFault, type InspectedFile, inspectFile, typeOfFile } from './inspect-file.ts';
import type { StoredAssets } from './stored-assets.ts';

/** A file of a folder of media, as an asset. */
export interface AssetFile {
  readonly path: string;
  /** The document that describes it. */
  readonly text: string;
  readonly document: Asset;
  readonly read: InspectedFile['read'];
}

/** An author's description of a file, in a file beside it: that of `lake.jpg` is `lake.jpg.json`. */
export type AssetDescription = Pick<Asset, 'alt' | 'credit' | 'focus'>;

/** Path of the file with the description of another file. */
export function descriptionPath(path: string): string {
  return `${path}.json`;
}

/** The description in the document of an asset. */
export function descriptionOf({ alt, credit, focus }: Asset): AssetDescription {
  return {
    ...(alt !== undefined && { alt }),
    ...(credit !== undefined && { credit }),
    ...(focus !== undefined && { focus }),
  };
}

/**
 * The paths of all files of a folder of media, in order; none if there is no such folder. Names with a leading dot are left
 * out, and so are descriptions of other files.
 */
export async function listMedia(folder: string): Promise<readonly string[]> {
  if (!existsSync(folder)) return [];
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const all = new Set(entries.map(({ parentPath, name }) => join(parentPath, name)));
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((path) => !path.endsWith('.json') || !all.has(path.slice(0, -'.json'.length)))
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
const alone = {
  message: 'There is no file beside it that it describes.',
  help: 'A description is named as its file with ".json" behind, such as lake.jpg.json; documents have a folder of their own.',
};
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
  const unusable = (document: string, fault: FileFault) => ({
    problem: { code: 'unusable-asset', severity: 'error', document, pointer: '', ...fault } as const,
  });
  if (id.endsWith('.json')) return unusable(name, alone);
  const inspected = idShape.test(id) ? await inspectFile(path) : misplaced;
  if ('message' in inspected) return unusable(name, inspected);
  const described = await readDescription(descriptionPath(path));
  if ('message' in described) return unusable(descriptionPath(name), described);
  const document: Asset = { ...described.said, kind: 'asset', id, schemaVersion: 1, ...inspected.about };
  const text = layOutJson(document);
  const reading = readDocument({ path: descriptionPath(name), text });
  if (reading.outcome === 'refused') {
    const [{ code, pointer, message, help } = unreadable] = reading.problems;
    const document = descriptionPath(name);
    return { problem: { code, severity: 'error', document, pointer, message, ...(help && { help }) } };
  }
  return { path, document, text, read: inspected.read };
}

const unreadable = {
  code: 'unusable-asset',
  pointer: '',
  message: 'It is no JSON object with "alt", "credit" or "focus".',
  help: 'Write it as {"alt": "A lake at dusk", "credit": "Photo: Ann", "focus": {"x": 30, "y": 60}}.',
};

/** The description of a file by another one; nothing if it is missing. The schema of assets judges its members. */
async function readDescription(path: string): Promise<{ readonly said: AssetDescription } | FileFault> {
  if (!existsSync(path)) return { said: {} };
  try {
    const said = JSON.parse(await readFile(path, 'utf8'));
    // Of anything else than an object, the schema has no member.
    if (typeof said === 'object') return { said };
  } catch {}
  return unreadable;
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
