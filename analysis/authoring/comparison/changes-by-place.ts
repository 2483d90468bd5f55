import { canonicalJson } from '#engine';
import { mapTexts, textTree } from '#engine/parts';
import type { Document } from '#schemas';
import { translationUnits } from '../translating/translation-units.ts';
import { type Change, type ComparedPart, partHeadings, quote } from './change.ts';

/** Changes of one page, step or other part of a site. */
export interface PlacedChanges {
  /** The place as people call it. */
  readonly place: string;
  readonly sentences: readonly PlacedSentence[];
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
 * differs, as it was and as it is.
 *
 * @param changes those of `compareReleases`
 */
export function changesByPlace(
  changes: readonly Change[],
  before: Documents,
  after: Documents,
): readonly PlacedChanges[] {
  const places = new Map<string, PlacedSentence[]>();
  const add = (place: string, sentence: PlacedSentence) =>
    places.set(place, [...(places.get(place) ?? []), sentence]);
  const [old, now] = [byId(before), byId(after)];
  const placeOf = (id: string, part: ComparedPart) =>
    nameOfPlace(now.get(id) ?? old.get(id), [...after, ...before]) ?? partHeadings[part];
  const texts = new Map(
    [...new Set([...old.keys(), ...now.keys()])].map((id) => [id, changedTexts(old.get(id), now.get(id))]),
  );
  const onlyTexts = new Set(
    [...now].flatMap(([id, document]) => (differsInTextsOnly(old.get(id), document) ? [id] : [])),
  );
  for (const { part, code, document, text, details } of changes) {
    if (code === 'document-changed' && onlyTexts.has(document)) continue;
    const place = code.startsWith('pages-') ? 'Pages that are made anew' : placeOf(document, part);
    add(place, { document, text, details });
  }
  for (const [document, found] of texts)
    for (const sentence of found)
      if (!isSaid(sentence, changes, document)) add(placeOf(document, 'documents'), sentence);
  return withoutRepeats([...places].map(([place, sentences]) => ({ place, sentences })));
}

/** Questions that several steps share are said where they are asked. */
function withoutRepeats(places: readonly PlacedChanges[]): readonly PlacedChanges[] {
  const said = ({ text, details }: PlacedSentence) => [text, ...details].join('\n');
  const asked = new Set(
    places.flatMap(({ place, sentences }) => (place === partHeadings.questions ? [] : sentences.map(said))),
  );
  return places
    .map(({ place, sentences }) => ({
      place,
      sentences:
        place === partHeadings.questions ? sentences.filter((each) => !asked.has(said(each))) : sentences,
    }))
    .filter(({ sentences }) => sentences.length > 0);
}

function byId(documents: Documents): ReadonlyMap<string, Document> {
  return new Map(documents.map((document) => [document.id, document]));
}

/** A place as people call it; undefined for documents that belong to no single one. */
function nameOfPlace(document: Document | undefined, all: Documents): string | undefined {
  if (document?.kind === 'page') return `Page ${quote(document.title)}, ${document.path}`;
  if (document?.kind === 'journey') return `Journey ${quote(document.id)}`;
  if (document?.kind !== 'form') return undefined;
  const steps = all.flatMap((each) =>
    each.kind === 'journey' ? each.steps.map((step) => ({ step, path: each.path })) : [],
  );
  const found = steps.find(({ step }) => step.form === document.id);
  if (found === undefined) return undefined;
  const path = [found.path, found.step.path].filter((part) => part !== undefined && part !== '');
  return [`Step ${quote(found.step.title ?? found.step.id)}`, path.join('/')].filter(Boolean).join(', ');
}

interface ChangedText extends PlacedSentence {
  readonly is: string | undefined;
}

/** Texts that differ between two versions of a document. Those that have only moved do not. */
function changedTexts(old: Document | undefined, now: Document | undefined): readonly ChangedText[] {
  if (old === undefined || now === undefined) return [];
  const [was, is] = [textsOf(old), textsOf(now)];
  const [hadTexts, hasTexts] = [new Set(was.values()), new Set(is.values())];
  const document = now.id;
  const found = [...is].flatMap(([part, text]): readonly ChangedText[] => {
    const before = was.get(part);
    if (before === text || (before === undefined && hadTexts.has(text))) return [];
    if (before === undefined || hasTexts.has(before))
      return hadTexts.has(text)
        ? []
        : [{ document, part, is: text, text: `New: ${quote(text)}.`, details: [] }];
    const details = [`Before: ${quote(before)}.`, `Now: ${quote(text)}.`];
    return [{ document, part, is: text, text: 'A text changes.', details }];
  });
  const gone = [...was].filter(([part, text]) => !is.has(part) && !hasTexts.has(text));
  return [
    ...found,
    ...gone.map(([part, text]) => ({
      document,
      part,
      is: undefined,
      text: `Gone: ${quote(text)}.`,
      details: [],
    })),
  ];
}

function textsOf(document: Document): ReadonlyMap<string, string> {
  const units = translationUnits([document], '').get(document.id) ?? [];
  return new Map(units.map(({ path, source }) => [path, source]));
}

/** Whether a change says the same of a document: longer texts are quoted by their beginning. */
function isSaid({ is }: ChangedText, changes: readonly Change[], document: string): boolean {
  if (is === undefined) return false;
  const beginning = is.slice(0, 80);
  return changes.some(
    (change) =>
      change.document === document &&
      [change.text, ...change.details].some((text) => text.includes(beginning)),
  );
}

function differsInTextsOnly(old: Document | undefined, now: Document): boolean {
  if (old === undefined) return false;
  const [before, after] = [withoutTexts(old), withoutTexts(now)];
  return before === after;
}

function withoutTexts(document: Document): string {
  const paths = [...textsOf(document).keys()];
  return canonicalJson(mapTexts(document, textTree(paths.map((path) => [path, ''])), () => ''));
}
