import type { Document } from '#schemas';
import { type Change, partHeadings, quote } from './change.ts';
import { textsOf, withoutTexts } from './document-texts.ts';
import { type NamedPlace, type PlaceGroup, placeGroups, placeOfChange, placeOfText } from './named-place.ts';
import { isSameJson } from './same-json.ts';

/** Changes of one page, step or other part of a site. */
export interface PlacedChanges {
  /** The place as people call it. */
  readonly place: string;
  /** Path of the page that the changes are on, in the language of the documents; undefined for what is on no single page. */
  readonly path?: string;
  readonly group: PlaceGroup;
  readonly sentences: readonly PlacedSentence[];
  /** The texts that differ, also those that sentences about other changes say. */
  readonly texts: readonly TextPlace[];
}

/** A text of a document. */
export interface TextPlace {
  readonly document: string;
  /** Path of names to it, as translations have it. */
  readonly part: string;
}

export interface PlacedSentence {
  /** Id of the document that changes. */
  readonly document: string;
  /** Path of names to a text that changes, as translations have it; undefined for other changes. */
  readonly part?: string;
  readonly text: string;
  readonly details: readonly string[];
}

/** One of two sets of documents that are compared, as they were read: at least those that differ, and all journeys. */
type Documents = readonly Document[];

/**
 * Arranges the changes of a comparison by the pages and steps that visitors see them on, and adds each text that
 * differs, as it was and as it is. What visitors read comes first.
 *
 * @param changes those of `compareReleases`
 */
export function changesByPlace(
  changes: readonly Change[],
  before: Documents,
  after: Documents,
): readonly PlacedChanges[] {
  const places = new Map<
    string,
    {
      readonly path?: string;
      readonly group: PlaceGroup;
      sentences: PlacedSentence[];
      texts: TextPlace[];
    }
  >();
  const at = ({ name, ...place }: NamedPlace) => {
    const known = places.get(name) ?? { ...place, sentences: [], texts: [] };
    places.set(name, known);
    return known;
  };
  const [old, now] = [byId(before), byId(after)];
  const all = [...after, ...before];
  const read = (id: string) => now.get(id) ?? old.get(id);
  const texts = new Map(
    [...new Set([...old.keys(), ...now.keys()])].map((id) => [id, changedTexts(old.get(id), now.get(id))]),
  );
  const onlyTexts = new Set(
    [...now].flatMap(([id, document]) => (differsInTextsOnly(old.get(id), document) ? [id] : [])),
  );
  for (const { part, code, document, text, details } of changes) {
    if (code === 'document-changed' && onlyTexts.has(document)) continue;
    const place = /^(?:pages-|item-pages-rendered)/.test(code)
      ? otherPages
      : placeOfChange(read(document), part, all);
    at(place).sentences.push({ document, text, details });
  }
  for (const [document, found] of texts) {
    for (const { is, ...sentence } of found) {
      const place = at(placeOfText(read(document), all));
      place.texts.push({ document, part: sentence.part });
      if (!isSaid(is, changes, document)) place.sentences.push(sentence);
    }
  }
  const found = withoutRepeats([...places].map(([place, found]) => ({ place, ...found })));
  return placeGroups.flatMap((group) => found.filter((each) => each.group === group));
}

const otherPages: NamedPlace = {
  name: 'Pages that show something of these changes',
  group: 'rendering',
};

/** Questions that several steps share are said where they are asked. */
function withoutRepeats(places: readonly PlacedChanges[]): readonly PlacedChanges[] {
  const said = ({ text, details }: PlacedSentence) => [text, ...details].join('\n');
  const asked = new Set(
    places.flatMap(({ place, sentences }) => (place === partHeadings.questions ? [] : sentences.map(said))),
  );
  return places
    .map(({ sentences, ...found }) => ({
      ...found,
      sentences:
        found.place === partHeadings.questions
          ? sentences.filter((each) => !asked.has(said(each)))
          : sentences,
    }))
    .filter(({ sentences }) => sentences.length > 0);
}

function byId(documents: Documents): ReadonlyMap<string, Document> {
  return new Map(documents.map((document) => [document.id, document]));
}

interface ChangedText extends PlacedSentence {
  readonly part: string;
  readonly is: string | undefined;
}

/** Texts that differ between two versions of a document. Those that have only moved do not. All texts of a new page are new. */
function changedTexts(old: Document | undefined, now: Document | undefined): readonly ChangedText[] {
  if (now === undefined || (old === undefined && now.kind !== 'page')) return [];
  const [was, is] = [old ? textsOf(old) : new Map<string, string>(), textsOf(now)];
  const [hadTexts, hasTexts] = [new Set(was.values()), new Set(is.values())];
  const document = now.id;
  const found = [...is].flatMap(([part, text]): readonly ChangedText[] => {
    const before = was.get(part);
    if (before === text || (before === undefined && hadTexts.has(text))) return [];
    if (before === undefined || hasTexts.has(before))
      return hadTexts.has(text)
        ? []
        : [{ document, part, is: text, text: `New: ${quoted(withoutTags(text))}`, details: [] }];
    const words = [withoutTags(before), withoutTags(text)] as const;
    // Tags are said where nothing else differs.
    const [old, fresh] = words[0] === words[1] ? [before, text] : words;
    const details = [`Before: ${quoted(old)}`, `Now: ${quoted(fresh)}`];
    return [{ document, part, is: text, text: 'A text changes.', details }];
  });
  const gone = [...was].filter(([part, text]) => !is.has(part) && !hasTexts.has(text));
  return [
    ...found,
    ...gone.map(([part, text]) => ({
      document,
      part,
      is: undefined,
      text: `Gone: ${quoted(withoutTags(text))}`,
      details: [],
    })),
  ];
}

/** A quoted text at the end of a sentence, with a full stop unless it brings one. */
function quoted(text: string): string {
  return /[.!?…]$/.test(text) ? quote(text) : `${quote(text)}.`;
}

/** A text as visitors read it. */
function withoutTags(html: string): string {
  return html.replace(/<[^>]*>/g, '');
}

/** Whether a change says the same of a document: longer texts are quoted by their beginning. */
function isSaid(is: string | undefined, changes: readonly Change[], document: string): boolean {
  if (is === undefined) return false;
  const beginning = is.slice(0, 80);
  return changes.some(
    (change) =>
      // Options are said at the questions that offer them.
      (change.document === document || change.code.startsWith('option-')) &&
      [change.text, ...change.details].some((text) => text.includes(beginning)),
  );
}

function differsInTextsOnly(old: Document | undefined, now: Document): boolean {
  if (old === undefined) return false;
  return isSameJson(withoutTexts(old), withoutTexts(now));
}
