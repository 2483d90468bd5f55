import { pathOf, pointerOf, valueAt } from '#engine';
import { entryNames } from '#engine/parts';
import type { DocumentChange } from '../changes/edited-documents.ts';
import { writeValue } from '../parts/edits.ts';
import type { Moved } from '../parts/moves.ts';
import { entryOf, type Restructured } from '../parts/structure.ts';
import type { DocumentText, Place } from '../preview/protocol.ts';
import { isObject, memberOf, parsed, textIn } from '../settings/json.ts';
import type { PartTexts } from './copied-part.ts';

/** A change of a list of a document: an entry goes from one place to another; one that was added or removed has only one of them. */
export interface ListChange {
  readonly list: string;
  readonly from?: number;
  readonly to?: number;
}

/**
 * The translations of a document after one of its lists has changed. Entries without a name of their own are known by
 * their number there, and each keeps its texts; those of a removed entry go with it.
 */
export function translationsAfter(
  documents: readonly DocumentText[],
  before: DocumentText,
  after: string,
  change: ListChange,
): readonly DocumentChange[] {
  return translationsOf(documents, before.id).flatMap(({ id, body, texts }) => {
    const moved = textsAfter(texts, parsed(before.body), parsed(after), (pointer) =>
      pointerAfter(pointer, change),
    );
    return written(id, body, texts, moved);
  });
}

/** The translations after a part has been moved to another place, also to another document: its texts go with it. */
export function translationsAfterMove(
  documents: readonly DocumentText[],
  part: Place,
  { changes, place }: Moved,
): readonly DocumentChange[] {
  const [taken, put] = [entryOf(part.pointer), entryOf(place.pointer)];
  if (taken === undefined || put === undefined) return [];
  const before = (id: string) => parsed(documents.find((each) => each.id === id)?.body);
  const after = (id: string) => parsed(changes.find((each) => each.id === id)?.body ?? undefined);
  const out = { list: taken.list, from: taken.index };
  const into = { list: put.list, to: put.index };
  const own = (pointer: string) =>
    `${pointer}/`.startsWith(`${part.pointer}/`)
      ? place.pointer + pointer.slice(part.pointer.length)
      : undefined;
  const others = (pointer: string) => {
    const left = pointerAfter(pointer, out);
    return left === undefined ? undefined : pointerAfter(left, into);
  };
  const [from, to] = [before(part.document), after(place.document)];
  if (part.document === place.document)
    return translationsOf(documents, part.document).flatMap(({ id, body, texts }) =>
      written(
        id,
        body,
        texts,
        textsAfter(texts, from, to, (pointer) => own(pointer) ?? others(pointer)),
      ),
    );
  const sources = translationsOf(documents, part.document);
  const targets = translationsOf(documents, place.document);
  return [
    ...sources.flatMap(({ id, body, texts }) =>
      written(
        id,
        body,
        texts,
        textsAfter(texts, from, after(part.document), (each) => pointerAfter(each, out)),
      ),
    ),
    ...targets.flatMap(({ id, body, texts, language }) => {
      const kept = textsAfter(texts, before(place.document), to, (each) => pointerAfter(each, into));
      const brought = sources
        .filter((source) => source.language === language)
        .flatMap((source) =>
          textsAfter(
            Object.fromEntries(
              Object.entries(source.texts).filter(([path]) => own(pointerAt(path, from) ?? '') !== undefined),
            ),
            from,
            to,
            own,
          ),
        );
      return written(id, body, texts, [...kept, ...brought]);
    }),
  ];
}

/** The texts of a part in the other languages of its document. */
export function textsOfPart(documents: readonly DocumentText[], part: Place): PartTexts {
  const document = parsed(documents.find(({ id }) => id === part.document)?.body);
  const own = translationsOf(documents, part.document).flatMap(({ language, texts }) => {
    const inside = Object.entries(texts).flatMap(([path, text]) => {
      const pointer = pointerAt(path, document);
      return pointer?.startsWith(`${part.pointer}/`) === true
        ? [[pointer.slice(part.pointer.length), text] as const]
        : [];
    });
    return language === undefined || inside.length === 0 ? [] : [[language, inside] as const];
  });
  return Object.fromEntries(own.map(([language, inside]) => [language, Object.fromEntries(inside)]));
}

/** The translations of a document after a part was put into it, which brings texts of its own. */
export function translationsWithPart(
  documents: readonly DocumentText[],
  before: DocumentText,
  { text, pointer }: Restructured,
  brought: PartTexts,
): readonly DocumentChange[] {
  const entry = entryOf(pointer);
  if (entry === undefined) return [];
  const after = parsed(text);
  const added = { list: entry.list, to: entry.index };
  return translationsOf(documents, before.id).flatMap(({ id, body, texts, language = '' }) => {
    const kept = textsAfter(texts, parsed(before.body), after, (each) => pointerAfter(each, added));
    const own = Object.entries(brought[language] ?? {}).flatMap(([inside, each]): Texts => {
      const isThere = typeof valueAt(after, pointer + inside) === 'string';
      return isThere ? [[textPath(pointer + inside, after), each]] : [];
    });
    return written(id, body, texts, [...kept, ...own]);
  });
}

interface TranslationText extends DocumentText {
  readonly language: string | undefined;
  readonly texts: Readonly<Record<string, unknown>>;
}

function translationsOf(documents: readonly DocumentText[], of: string): readonly TranslationText[] {
  return documents.flatMap(({ id, body }) => {
    // Most documents do not name it, which is seen without reading them.
    if (!body.includes(JSON.stringify(of))) return [];
    const translation = parsed(body);
    const isOwn = textIn(translation, 'kind') === 'translation' && textIn(translation, 'document') === of;
    const texts = isOwn ? memberOf(translation, 'texts') : undefined;
    return isObject(texts) ? [{ id, body, texts, language: textIn(translation, 'language') }] : [];
  });
}

type Texts = readonly (readonly [path: string, text: unknown])[];

/** Texts by their paths after a change that says where each pointer is then; those that are gone are left out. */
function textsAfter(
  texts: Readonly<Record<string, unknown>>,
  before: unknown,
  after: unknown,
  to: (pointer: string) => string | undefined,
): Texts {
  return Object.entries(texts).flatMap(([path, text]): Texts => {
    const pointer = pointerAt(path, before);
    // A text that the document does not have is for others to tell.
    if (pointer === undefined) return [[path, text]];
    const now = to(pointer);
    return now === undefined ? [] : [[textPath(now, after), text]];
  });
}

/** The change of a translation; none if its texts stay as they are. */
function written(
  id: string,
  body: string,
  before: Readonly<Record<string, unknown>>,
  after: Texts,
): readonly DocumentChange[] {
  const isSame = Object.keys(before).join('\n') === after.map(([path]) => path).join('\n');
  if (isSame) return [];
  return [{ id, body: writeValue(body, '/texts', JSON.parse(JSON.stringify(Object.fromEntries(after)))) }];
}

function pointerAfter(pointer: string, { list, from, to }: ListChange): string | undefined {
  if (!pointer.startsWith(`${list}/`)) return pointer;
  const [own = '', ...rest] = pointer.slice(list.length + 1).split('/');
  const index = Number(own);
  if (index === from) return to === undefined ? undefined : [list, to, ...rest].join('/');
  const without = from !== undefined && index > from ? index - 1 : index;
  const now = to !== undefined && without >= to ? without + 1 : without;
  return [list, now, ...rest].join('/');
}

/** The pointer of the part that a path of a translation names. */
function pointerAt(path: string, document: unknown): string | undefined {
  let pointer = '';
  for (const segment of path.split('/')) {
    const value: unknown = valueAt(document, pointer);
    const index = Array.isArray(value) ? entryNames(value).indexOf(segment) : undefined;
    if (index === -1) return undefined;
    pointer += index === undefined ? `/${segment}` : `/${index}`;
    if (valueAt(document, pointer) === undefined) return undefined;
  }
  return pointer;
}

/** The path by which translations name the part at a pointer. */
function textPath(pointer: string, document: unknown): string {
  let value = document;
  const segments = pathOf(pointer).map((key) => {
    const name = Array.isArray(value) ? entryNames(value)[Number(key)] : pointerOf(key).slice(1);
    value = valueAt(value, pointerOf(key));
    return name ?? key;
  });
  return segments.join('/');
}
