import type { Change, PlacedChanges } from '#analysis';
import { readDocument } from '#engine';
import type { StoredDocument } from '../stored-document.ts';

/** Arranges the changes between two sets of documents by page and step. */
export async function placedChanges(
  changes: readonly Change[],
  before: readonly StoredDocument[],
  after: readonly StoredDocument[],
): Promise<readonly PlacedChanges[]> {
  const { changesByPlace } = await import('#analysis');
  const [old, now] = [hashes(before), hashes(after)];
  const differs = ({ id, kind }: StoredDocument) => kind === 'journey' || old.get(id) !== now.get(id);
  const [was, is] = [read(before.filter(differs)), read(after.filter(differs))];
  const translated = new Set(
    [...was, ...is].flatMap((each) => (each.kind === 'translation' ? [each.document] : [])),
  );
  // A translation is called by the title of its document, and a step has the address of its page; both may be the same.
  const originals = (documents: readonly StoredDocument[]) =>
    read(
      documents.filter(
        (document) => !differs(document) && (translated.has(document.id) || mayHaveForm(document)),
      ),
    );
  return changesByPlace(changes, [...was, ...originals(before)], [...is, ...originals(after)]);
}

function mayHaveForm({ kind, body }: StoredDocument): boolean {
  return kind === 'page' && /"type":\s*"form"/.test(body);
}

function hashes(documents: readonly StoredDocument[]): ReadonlyMap<string, string> {
  return new Map(documents.map(({ id, hash }) => [id, hash]));
}

function read(documents: readonly StoredDocument[]) {
  return documents.flatMap(({ id, body }) => {
    const reading = readDocument({ path: id, text: body });
    return reading.outcome === 'read' ? [reading.document] : [];
  });
}
