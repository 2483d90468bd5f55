import type { Problem } from '#engine';
import type { StoredDocument } from '../stored-document.ts';

/** The texts of documents by their ids. */
export interface ProblemSubjects {
  readonly [id: string]: string;
}

/** Most characters of all texts together; the others are called by their ids. */
const mostCharacters = 500_000;

/** The documents that problems are in or name, so that a screen without the documents of the site can say them in words. */
export function subjectsOf(
  problems: readonly Problem[],
  documents: readonly StoredDocument[],
): ProblemSubjects {
  const byId = new Map(documents.map((document) => [document.id, document]));
  const named = problems.flatMap(({ document, message, help = '' }) => [
    document,
    ...[...`${message} ${help}`.matchAll(/"([\w-]+)"/g)].map(([, name = '']) => name),
  ]);
  const found: { [id: string]: string } = {};
  let left = mostCharacters;
  for (const id of new Set(named)) {
    const body = byId.get(id)?.body ?? '';
    if (body === '' || body.length > left) continue;
    left -= body.length;
    found[id] = body;
    const source = body.includes('"translation"') ? JSON.parse(body).document : undefined;
    const original = byId.get(source)?.body ?? '';
    if (original === '' || original.length > left || Object.hasOwn(found, source)) continue;
    left -= original.length;
    found[source] = original;
  }
  return found;
}
