import { editsToRename, nameAt, namesIn, type ReadText, withEdits } from '#analysis';
import type { Problem } from '#engine';
import { readOffsets } from '#engine/parts';
import type { Renamed } from './check-protocol.ts';
import type { DocumentChange } from './edited-documents.ts';

/** The thing to rename, which the text at a pointer names. */
export interface Naming {
  readonly document: string;
  readonly pointer: string;
  readonly to: string;
}

/**
 * Renames a thing in all documents; refused where they would no longer fit together.
 *
 * @param caused the problems that changes would bring
 */
export function renameAt(
  texts: readonly ReadText[],
  { document, pointer, to }: Naming,
  caused: (changes: readonly DocumentChange[]) => readonly Problem[],
): Renamed {
  const sources = texts.map(({ source }) => source);
  const bodies = new Map(sources.map(({ path, text }) => [path, text]));
  const read = texts.flatMap(({ reading }) => (reading.outcome === 'read' ? [reading] : []));
  const names = namesIn(read, (path) => bodies.get(path) ?? '');
  const offset = readOffsets(bodies.get(document) ?? '').get(pointer)?.value;
  const use = offset === undefined ? undefined : nameAt(names, document, offset + 1);
  if (use === undefined) return { refusal: 'A document cannot be read: mend its problems first.' };
  const renaming = editsToRename(names, use, to);
  if ('refusal' in renaming) return renaming;
  const changes = withEdits(renaming.edits, sources).flatMap(({ path, text }): readonly DocumentChange[] =>
    text === bodies.get(path) ? [] : [{ id: path, body: text }],
  );
  // A note that names the thing is another one under its new name.
  const [first] = caused(changes).filter(({ severity }) => severity === 'error');
  return first === undefined
    ? { changes }
    : { refusal: `It would cause a problem in ${first.document}: ${first.message}` };
}
