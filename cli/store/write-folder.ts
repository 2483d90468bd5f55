import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { layOutJson } from '#engine';
import type { Asset } from '#schemas';
import type { FolderDocument } from './read-folder.ts';
import type { ReleaseStore } from './release-store.ts';

/** Writes a document atomically: a concurrent reader finds the old one or the new one. */
export async function writeDocument(path: string, text: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(`${path}.new`, text.endsWith('\n') ? text : `${text}\n`);
  await rename(`${path}.new`, path);
}

/** Writes the file that the document of an asset describes, and its description beside it, each atomically. */
export async function writeAsset(
  assets: ReleaseStore['assets'],
  path: string,
  document: string,
): Promise<void> {
  const { descriptionOf, descriptionPath } = await import('#server/store');
  const asset: Asset = JSON.parse(document);
  const { sha256: hash, type, size } = asset;
  await mkdir(dirname(path), { recursive: true });
  await writeFile(`${path}.new`, assets.read({ hash, type, size }));
  await rename(`${path}.new`, path);
  const said = descriptionOf(asset);
  if (Object.keys(said).length > 0) await writeDocument(descriptionPath(path), layOutJson(said));
  else await removeDocument(descriptionPath(path));
}

export async function removeDocument(path: string): Promise<void> {
  await rm(path, { force: true });
}

/** Removes the file of an asset with its description. */
export async function removeAsset(path: string): Promise<void> {
  const { descriptionPath } = await import('#server/store');
  await removeDocument(path);
  await removeDocument(descriptionPath(path));
}

/**
 * Path for a document that a folder does not contain yet: beside most others of its kind; or else in the
 * folder itself if it is flat, or in a subfolder for its kind.
 */
export function placeFor(
  id: string,
  kind: string,
  folder: string,
  documents: readonly FolderDocument[],
): string {
  const counts = new Map<string, number>();
  for (const document of documents) {
    if (document.kind !== kind) continue;
    const place = dirname(document.path);
    counts.set(place, (counts.get(place) ?? 0) + 1);
  }
  const [usual] = [...counts].sort(([, a], [, b]) => b - a);
  const isFlat = documents.length > 0 && documents.every(({ path }) => dirname(path) === folder);
  const place = usual?.[0] ?? (isFlat || kind === 'site' ? folder : join(folder, placeOfKind(kind)));
  const taken = new Set(documents.map(({ path }) => path));
  const path = join(place, `${id}.json`);
  return taken.has(path) ? join(place, `${id}.document.json`) : path;
}

function placeOfKind(kind: string): string {
  return kind === 'content' || kind.endsWith('s') ? kind : `${kind}s`;
}
