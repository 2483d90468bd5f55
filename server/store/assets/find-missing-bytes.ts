import type { Kysely } from 'kysely';
import type { Problem } from '#engine';
import type { Tables } from '../database/tables.ts';
import type { StoredDocument } from '../stored-document.ts';
import { listAssets } from './stored-assets.ts';

/** Errors for the assets among some documents whose bytes are not stored, or are not what their document says. */
export async function findMissingBytes(
  query: Kysely<Tables>,
  documents: readonly StoredDocument[],
): Promise<readonly Problem[]> {
  const described = documents.flatMap(({ id, kind, body }) =>
    kind === 'asset' ? [{ id, ...describedIn(body) }] : [],
  );
  if (described.length === 0) return [];
  const found = await listAssets(query, [...new Set(described.map(({ sha256 }) => sha256))]);
  const byHash = new Map(found.map((asset) => [asset.hash, asset]));
  return described.flatMap(({ id, sha256, type, size }) => {
    const stored = byHash.get(sha256);
    if (stored?.type === type && stored.size === size) return [];
    return [
      {
        code: 'missing-bytes',
        severity: 'error',
        document: id,
        pointer: '/sha256',
        message: stored
          ? `The store has these bytes as ${stored.size} bytes of ${stored.type}.`
          : 'The store does not have the bytes of this asset.',
        help: 'Publish the file: the command writes its document.',
      } as const,
    ];
  });
}

/** Hash and size in a document; nothing that is stored if they are no text and no number. */
function describedIn(body: string) {
  const { sha256, type, size } = JSON.parse(body);
  return { sha256: String(sha256), type: String(type), size: Number(size) };
}
