import { pointerOf, readDocument } from '#engine';
import { markOf, translatableTexts } from '#engine/parts';
import type { DocumentChange } from '../changes/edited-documents.ts';
import { writeValue } from '../parts/edits.ts';
import type { DocumentText, Place } from '../preview/protocol.ts';
import { isObject, listIn, memberOf, parsed, textIn } from '../settings/json.ts';

/** An address in a document that has become another. */
interface Readdressed {
  readonly place: Place;
  readonly from: string;
  readonly to: string;
}

/**
 * The translations after an address has changed. Paths of their own that begin as the address did go along, and texts of which only
 * a link has changed stay up to date.
 *
 * @param changes what has changed in other documents
 * @param lead writes the links of a text anew
 */
export function readdressedTranslations(
  documents: readonly DocumentText[],
  changes: readonly DocumentChange[],
  change: Readdressed,
  lead: (text: string) => string,
): readonly DocumentChange[] {
  const before = new Map(documents.map(({ id, body }) => [id, body]));
  const after = new Map(changes.map(({ id, body }) => [id, body]));
  return documents.flatMap(({ id, body }) => {
    const translation = parsed(body);
    if (textIn(translation, 'kind') !== 'translation') return [];
    const of = textIn(translation, 'document') ?? '';
    const marks = marksAfter(before.get(of), after.get(of));
    const texts = memberOf(translation, 'texts');
    let written = body;
    for (const [path, entry] of Object.entries(isObject(texts) ? texts : {})) {
      const led = lead(JSON.stringify(entry));
      const mark = marks.get(path)?.get(textIn(entry, 'from') ?? '');
      const now = { ...JSON.parse(led), ...(mark !== undefined && { from: mark }) };
      if (JSON.stringify(now) !== JSON.stringify(entry))
        written = writeValue(written, pointerOf('texts', path), now);
    }
    const key =
      of === change.place.document ? pathKey(before.get(of) ?? '', change.place.pointer) : undefined;
    const own = key === undefined ? undefined : textIn(memberOf(translation, 'paths'), key);
    const moved = own === undefined ? undefined : alongWith(own, change);
    if (key !== undefined && moved !== undefined)
      written = writeValue(written, pointerOf('paths', key), moved);
    return written === body ? [] : [{ id, body: written }];
  });
}

/** For each text of a document that has changed, its mark now by that before. */
function marksAfter(
  before: string | undefined,
  after: string | null | undefined,
): ReadonlyMap<string, ReadonlyMap<string, string>> {
  if (before === undefined || typeof after !== 'string' || after === before) return new Map();
  const sources = new Map(textsOf(after).map(({ path, source }) => [path, source]));
  return new Map(
    textsOf(before).flatMap(({ path, source }) => {
      const [was, is] = [markOf(source), markOf(sources.get(path))];
      return sources.has(path) && was !== is ? [[path, new Map([[was, is]])] as const] : [];
    }),
  );
}

function textsOf(text: string) {
  const reading = readDocument({ path: '', text });
  return reading.outcome === 'read' ? translatableTexts(reading.document) : [];
}

/** The name by which translations say a path of their own for the address at a pointer. */
function pathKey(body: string, pointer: string): string | undefined {
  if (pointer === '/path') return 'path';
  const [, index] = /^\/steps\/(\d+)\/path$/.exec(pointer) ?? [];
  const step = index === undefined ? undefined : listIn(parsed(body), 'steps')[Number(index)];
  const id = textIn(step, 'id');
  return id === undefined ? undefined : `steps/${id}/path`;
}

/** A path that begins with the part of an address that has changed, with that part as it is now; undefined for another one. */
function alongWith(own: string, { from, to }: Readdressed): string | undefined {
  const [was, is] = [from.split('/'), to.split('/')];
  // The common end has not changed.
  while (was.length > 1 && is.length > 1 && was.at(-1) === is.at(-1)) {
    was.pop();
    is.pop();
  }
  const changed = was.join('/');
  return own === changed || own.startsWith(`${changed}/`)
    ? is.join('/') + own.slice(changed.length)
    : undefined;
}

/** A document with the paths that it has in the language of a translation. */
export function withOwnPaths(body: string, translation: unknown): string {
  const paths = memberOf(translation, 'paths');
  const steps = listIn(parsed(body), 'steps').map((step) => textIn(step, 'id'));
  let written = body;
  for (const [key, path] of Object.entries(isObject(paths) ? paths : {})) {
    const [, step] = /^steps\/([^/]+)\/path$/.exec(key) ?? [];
    const index = steps.indexOf(step);
    if (typeof path !== 'string' || (step !== undefined && index < 0)) continue;
    written = writeValue(
      written,
      step === undefined ? pointerOf(key) : pointerOf('steps', index, 'path'),
      path,
    );
  }
  return written;
}
