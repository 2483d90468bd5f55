import { pathUnder } from '#engine/parts';
import { isWithin, type PagePart, type Place } from '../preview/protocol.ts';
import { isObject, listIn, memberOf, parsed, textIn } from '../settings/json.ts';
import { answering } from '../settings/required-words.ts';
import { labelOf, wordsOf } from '../settings/words.ts';
import { keyOf, samePlace } from './part-of.ts';
import { entryOf } from './structure.ts';

/** A part of the open page or step, with the parts in it. */
export interface OutlineEntry {
  /** Different for a part that stands in several places. */
  readonly key: string;
  readonly place: Place;
  readonly label: string;
  /** The kind of thing that it is. */
  readonly kind: string;
  /** Whether visitors have to answer it; left out for what they may leave out, and for what is no question. */
  readonly answering?: 'always' | 'sometimes';
  readonly entries: readonly OutlineEntry[];
}

/** The page or step itself. */
export interface PageEntry extends OutlineEntry {
  /** Pointer, from its place, to the list that its own parts are added to. */
  readonly list: string;
}

/** Reads a document as JSON; undefined for one that there is not. */
export type Read = (id: string) => unknown;

let known:
  | { readonly key: string; readonly texts: readonly string[]; readonly outline: PageEntry | undefined }
  | undefined;

/** The outline of the open page, made again only when one of its documents has changed. */
export function pageOutline(
  path: string,
  ids: readonly string[],
  textOf: (id: string) => string | undefined,
): PageEntry | undefined {
  const texts = ids.map((id) => textOf(id) ?? '');
  const key = `${path} ${ids.join(' ')}`;
  if (known?.key !== key || texts.some((text, at) => text !== known?.texts[at]))
    known = {
      key,
      texts,
      outline: sameAs(
        known?.outline,
        outlineOf(path, ids, (id) => parsed(textOf(id))),
      ),
    };
  return known.outline;
}

/** An outline in which each entry that is as before is the same object, so that nothing that shows it renders again. */
function sameAs(before: PageEntry | undefined, now: PageEntry | undefined): PageEntry | undefined {
  if (before === undefined || now === undefined) return now;
  const entry = sameEntry(before, now);
  return entry === before ? before : { ...entry, list: now.list };
}

function sameEntry(before: OutlineEntry | undefined, now: OutlineEntry): OutlineEntry {
  if (before === undefined) return now;
  const byKey = new Map(before.entries.map((entry) => [entry.key, entry]));
  const entries = now.entries.map((entry) => sameEntry(byKey.get(entry.key), entry));
  const isSame =
    before.key === now.key &&
    before.label === now.label &&
    before.kind === now.kind &&
    before.answering === now.answering &&
    samePlace(before.place, now.place) &&
    before.entries.length === entries.length &&
    entries.every((entry, at) => entry === before.entries[at]);
  return isSame ? before : { ...now, entries };
}

/** The documents of an outline, and that of the site. */
interface Reading {
  readonly read: Read;
  readonly site: unknown;
}

/** The parts of the page or step at a path, in the order in which they stand there. */
export function outlineOf(path: string, ids: readonly string[], read: Read): PageEntry | undefined {
  const site = ids.map(read).find((document) => textIn(document, 'kind') === 'site');
  for (const id of ids) {
    const document = read(id);
    if (textIn(document, 'kind') === 'page' && textIn(document, 'path') === path)
      return pageEntry(id, { read, site });
    const index = textIn(document, 'kind') === 'journey' ? stepAt(document, path) : -1;
    if (index >= 0) return stepEntry(id, index, { read, site });
  }
  return undefined;
}

function stepAt(journey: unknown, path: string): number {
  return listIn(journey, 'steps').findIndex((step) => {
    const own = textIn(step, 'path');
    return own !== undefined && pathUnder(textIn(journey, 'path') ?? '', own) === path;
  });
}

function pageEntry(id: string, reading: Reading): PageEntry {
  const page = reading.read(id);
  const zones = memberOf(page, 'zones');
  const names = isObject(zones) ? Object.keys(zones) : [];
  const entries = names.flatMap((name) =>
    listIn(zones, name).map((module, index) =>
      moduleEntry({ document: id, pointer: `/zones/${name}/${index}` }, module, reading),
    ),
  );
  return {
    key: id,
    place: { document: id, pointer: '' },
    label: labelOf(page, id),
    kind: 'Page',
    list: '/zones/content',
    entries,
  };
}

function stepEntry(id: string, index: number, reading: Reading): PageEntry {
  const journey = reading.read(id);
  const pointer = `/steps/${index}`;
  const step = memberOf(memberOf(journey, 'steps'), index);
  const own = (holder: unknown, at: string, name: string) =>
    listIn(holder, name).map((module, each) => ({
      module,
      place: { document: id, pointer: `${at}/${name}/${each}` },
    }));
  const every = memberOf(journey, 'everyStep');
  const content =
    memberOf(step, 'content') !== undefined
      ? own(step, pointer, 'content')
      : own(every, '/everyStep', 'content');
  const form = withSections(formEntries(textIn(step, 'form') ?? '', id, reading), id, journey, reading.read);
  const modules = [...content, ...own(step, pointer, 'below')].map(({ module, place }) =>
    textIn(module, 'type') === 'form'
      ? { ...partEntry(place, module), label: 'Form', entries: form }
      : moduleEntry(place, module, reading),
  );
  return {
    key: `${id}${pointer}`,
    place: { document: id, pointer },
    label: labelOf(step, 'Step'),
    kind: 'Step',
    list: '/below',
    entries: content.length > 0 ? modules : form,
  };
}

/** The sections of a journey stand in the list of them that visitors choose from. */
function withSections(
  entries: readonly OutlineEntry[],
  id: string,
  journey: unknown,
  read: Read,
): readonly OutlineEntry[] {
  const sections = listIn(journey, 'sections');
  if (sections.length === 0) return entries;
  return entries.map((entry) => {
    const { document, pointer } = entry.place;
    const field = pointer.split('/').slice(1).reduce<unknown>(memberOf, read(document));
    if (textIn(field, 'type') !== 'task-list') return entry;
    const inner = sections.map((section, at) => ({
      ...partEntry({ document: id, pointer: `/sections/${at}` }, section),
      kind: 'Section',
    }));
    return { ...entry, entries: [...entry.entries, ...inner] };
  });
}

function moduleEntry(place: Place, module: unknown, reading: Reading): OutlineEntry {
  const entry = partEntry(place, module);
  if (textIn(module, 'type') !== 'form') return entry;
  const journey = textIn(module, 'journey') ?? '';
  const step = listIn(reading.read(journey), 'steps').find(
    (each) => textIn(each, 'id') === textIn(module, 'step'),
  );
  return { ...entry, entries: formEntries(textIn(step, 'form') ?? '', keyOf(place), reading) };
}

/** The entries of a form, and of the forms that it includes. */
function formEntries(form: string, within: string, reading: Reading): readonly OutlineEntry[] {
  const { read, site } = reading;
  if (within.split(' ').includes(form)) return [];
  const around = `${within} ${form}`;
  const entries = (list: readonly unknown[], pointer: string): readonly OutlineEntry[] =>
    list.map((field, index) => {
      const place = { document: form, pointer: `${pointer}/${index}` };
      const included = textIn(field, 'include');
      const own = listIn(field, 'fields');
      const inner =
        included === undefined
          ? entries(own, `${place.pointer}/fields`)
          : formEntries(included, around, reading);
      const entry = partEntry(place, field, around);
      if (included !== undefined) return { ...entry, label: wordsOf(included), kind: 'Form', entries: inner };
      if (own.length > 0)
        return { ...entry, label: labelOf(field, 'Questions with one condition'), entries: inner };
      const answered = answering(read(form), field, site);
      return answered === 'never' ? entry : { ...entry, answering: answered };
    });
  return entries(listIn(read(form), 'fields'), '/fields');
}

/** Lists that are no parts of what visitors see. */
const beside = new Set(['checks', 'fields', 'rows', 'columns']);

/** A part, with the named entries of its lists. */
function partEntry(place: Place, part: unknown, within = ''): OutlineEntry {
  const kind = wordsOf(textIn(part, 'type') ?? '');
  const lists = isObject(part) ? Object.entries(part) : [];
  const entries = lists.flatMap(([name, list]) =>
    !Array.isArray(list) || beside.has(name) || /^on[A-Z]/.test(name)
      ? []
      : list.flatMap((item, index) =>
          isObject(item) && labelOf(item, '') !== ''
            ? [
                partEntry(
                  { document: place.document, pointer: `${place.pointer}/${name}/${index}` },
                  item,
                  within,
                ),
              ]
            : [],
        ),
  );
  return { key: `${within}${keyOf(place)}`, place, label: labelOf(part, kind || 'Part'), kind, entries };
}

/** The entries that lead from the page to the innermost part that a place is in; none for a place elsewhere. */
export function entriesTo(entry: OutlineEntry, place: Place): readonly OutlineEntry[] {
  for (const inner of entry.entries) {
    const found = entriesTo(inner, place);
    if (found.length > 0) return [entry, ...found];
  }
  return isWithin(place, entry.place) ? [entry] : [];
}

/** The parts of a page before and after which others may stand. */
export function partsBeside(page: PageEntry): readonly PagePart[] {
  const within = ({ place, label, entries }: OutlineEntry): readonly PagePart[] => [
    ...(entryOf(place.pointer) && place.pointer !== page.place.pointer ? [{ place, label }] : []),
    ...entries.flatMap(within),
  ];
  return within(page);
}

/** The entry with a key, in the page or anywhere in it. */
export function entryWithKey(entry: OutlineEntry, key: string): OutlineEntry | undefined {
  if (entry.key === key) return entry;
  for (const inner of entry.entries) {
    const found = entryWithKey(inner, key);
    if (found) return found;
  }
  return undefined;
}
