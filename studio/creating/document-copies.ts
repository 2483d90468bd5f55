import { usesInDocument, withEdits } from '#analysis';
import { functionName } from '#engine';
import { pageIdOf, pathUnder } from '#engine/parts';
import type { DocumentChange } from '../changes/edited-documents.ts';
import { writeValue } from '../parts/edits.ts';
import type { DocumentText } from '../preview/protocol.ts';
import { isObject, listIn, memberOf, parsed, textIn } from '../settings/json.ts';
import { wordsOf } from '../settings/words.ts';

/** How the copy of a document is named. */
export interface CopyNames {
  readonly id: string;
  readonly title: string;
  /** Address of a page, or the beginning of those of a journey. */
  readonly address: string;
}

/** Kinds of documents that are parts of others: a copy has its own, unless somebody else uses them, too. */
const partKinds: ReadonlySet<string> = new Set([
  'journey',
  'form',
  'facts',
  'function',
  'decision',
  'options',
]);

/**
 * A document with those that only it uses, such as the forms of a journey, and their translations.
 *
 * @param documents all documents of the site
 */
export function withOwnParts(documents: readonly DocumentText[], id: string): readonly DocumentText[] {
  const ids = new Set(documents.map((document) => document.id));
  const kinds = new Map(documents.map(({ id: own, body }) => [own, textIn(parsed(body), 'kind') ?? '']));
  const mentions = new Map(documents.map((document) => [document.id, mentionsOf(document, ids)]));
  const translations = documents.filter((document) => kinds.get(document.id) === 'translation');
  const isTranslation = new Set(translations.map((document) => document.id));
  const users = new Map<string, string[]>();
  for (const [user, used] of mentions)
    if (!isTranslation.has(user))
      for (const each of used) users.set(each, [...(users.get(each) ?? []), user]);
  const own = new Set([id]);
  for (const each of own)
    for (const used of mentions.get(each) ?? []) if (partKinds.has(kinds.get(used) ?? '')) own.add(used);
  // Others use what is left in their hands; so nothing that one of those uses is the document's own.
  for (let isChanged = true; isChanged; ) {
    isChanged = false;
    for (const each of own)
      if (each !== id && users.get(each)?.some((user) => !own.has(user))) isChanged = own.delete(each);
  }
  const ofOwn = translations.filter(({ body }) => own.has(textIn(parsed(body), 'document') ?? ''));
  return [...documents.filter((document) => own.has(document.id)), ...ofOwn].toSorted(
    (a, b) => Number(b.id === id) - Number(a.id === id),
  );
}

function mentionsOf({ id, body }: DocumentText, ids: ReadonlySet<string>): ReadonlySet<string> {
  const uses = usesInDocument({ path: id, text: body }, ids);
  return new Set(uses.flatMap(({ kind, name }) => (kind === 'document' && name !== id ? [name] : [])));
}

/**
 * Copies of documents, the first of which is named as wanted. Ids, addresses and numbers of items are their own, and what
 * speaks of one of them inside of the copies follows.
 *
 * @param site the documents among which the copies will be
 */
export function copyDocuments(
  originals: readonly DocumentText[],
  names: CopyNames,
  site: readonly DocumentText[],
): readonly DocumentChange[] {
  const [main] = originals;
  if (main === undefined) return [];
  const ids = idsOfCopies(originals, names.id, new Set(site.map(({ id }) => id)));
  const addresses = new Map<string, string>();
  for (const original of originals)
    for (const [from, to] of idsAndAddresses(original, ids, original === main ? names.address : undefined))
      (from.startsWith('/') ? addresses : ids).set(from, to);
  const numbers = numbersOfCopies(originals, site);
  const copied = new Set(originals.map((original) => original.id));
  return originals.map((original) => {
    const renamed = withAddresses(withIds(original, ids), addresses);
    const numbered = withNumbers(renamed, numbers);
    const body =
      original === main
        ? withoutForms(named(numbered, names, original.id, site), original, copied)
        : numbered;
    const isRenamed = isTitled(main, names) && isTranslationOf(original, main.id);
    return { id: ids.get(original.id) ?? original.id, body: translated(body, isRenamed) };
  });
}

/** New ids: those that begin with the id of the main document begin with its new one, too. */
function idsOfCopies(
  originals: readonly DocumentText[],
  id: string,
  taken: ReadonlySet<string>,
): Map<string, string> {
  const ids = new Map<string, string>();
  const all = new Set(taken);
  const take = (from: string, wanted: string) => {
    const free = freeId(wanted, all);
    all.add(free);
    ids.set(from, free);
  };
  const [main, ...others] = originals;
  if (main === undefined) return ids;
  ids.set(main.id, id);
  all.add(id);
  for (const { id: from, body } of others) {
    const document = parsed(body);
    const of = textIn(document, 'kind') === 'translation' ? (textIn(document, 'document') ?? '') : main.id;
    const newOf = ids.get(of) ?? id;
    const rest = from.startsWith(`${of}-`) ? from.slice(of.length) : undefined;
    take(from, rest === undefined ? `${newOf}-${from}` : newOf + rest);
  }
  return ids;
}

/** An id, or the id with the first number that makes it free. */
export function freeId(wanted: string, taken: ReadonlySet<string>): string {
  const id = wanted.slice(0, longestId);
  for (let count = 1; ; count++) {
    const tried = count === 1 ? id : `${id}-${count}`;
    if (!taken.has(tried)) return tried;
  }
}

const longestId = 76;

/** The addresses of a page or a journey with their new ones, and the ids of pages that are made of its steps. */
function idsAndAddresses(
  { id, body }: DocumentText,
  ids: ReadonlyMap<string, string>,
  address: string | undefined,
): readonly (readonly [string, string])[] {
  const document = parsed(body);
  const kind = textIn(document, 'kind');
  const path = textIn(document, 'path');
  if (address === undefined) return [];
  if (kind === 'page') return path === undefined || path === '/' ? [] : [[path, address]];
  if (kind !== 'journey') return [];
  const steps = listIn(document, 'steps');
  const paths = steps.flatMap((step) => {
    const own = textIn(step, 'path');
    return own === undefined ? [] : [pathUnder(path ?? '', own)];
  });
  const before = path ?? commonStart(paths);
  const moved = (from: string) =>
    address + (before !== '/' && from.startsWith(before) ? from.slice(before.length) : from);
  const pages = steps.map((step) => textIn(step, 'id') ?? '');
  return [
    ...paths.map((from) => [from, moved(from)] as const),
    ...pages.map((step) => [pageIdOf(id, step), pageIdOf(ids.get(id) ?? id, step)] as const),
  ];
}

/** The address that several addresses lie under. */
function commonStart(paths: readonly string[]): string {
  const [first = [], ...others] = paths.map((path) => path.split('/'));
  const parts = first.slice(0, -1);
  const end = parts.findIndex((part, at) => others.some((other) => other[at] !== part));
  const common = (end < 0 ? parts : parts.slice(0, end)).join('/');
  return common === '' ? '/' : common;
}

function withIds({ id, body }: DocumentText, ids: ReadonlyMap<string, string>): string {
  const source = { path: id, text: body };
  const edits = usesInDocument(source, new Set(ids.keys())).flatMap(({ kind, name, isCall, ...use }) => {
    const to = kind === 'document' ? ids.get(name) : undefined;
    return to === undefined ? [] : [{ ...use, text: isCall ? functionName(to) : to }];
  });
  return withEdits(edits, [source])[0]?.text ?? body;
}

/** The text of a document in which whole addresses, also those with a query or in HTML, are replaced by new ones. */
export function withAddresses(body: string, addresses: ReadonlyMap<string, string>): string {
  const pattern = addressPattern([...addresses.keys()]);
  return pattern ? body.replace(pattern, (found) => addresses.get(found) ?? found) : body;
}

/** Finds whole addresses in the text of a document, also those with a query or in HTML; undefined for none. */
export function addressPattern(addresses: readonly string[]): RegExp | undefined {
  if (addresses.length === 0) return undefined;
  const any = addresses
    .toSorted((a, b) => b.length - a.length)
    .map((path) => path.replace(/[{}]/g, '\\$&'))
    .join('|');
  return new RegExp(`(?<=["'])(?:${any})(?=["'?#\\\\])`, 'g');
}

/** New numbers of the items of copied lists: each is used once in a site. */
function numbersOfCopies(
  originals: readonly DocumentText[],
  site: readonly DocumentText[],
): ReadonlyMap<number, number> {
  const own = originals.flatMap(itemNumbers);
  if (own.length === 0) return new Map();
  const all = site.flatMap(({ body }) =>
    [...body.matchAll(/(?<="contentID":\s*)\d+/g)].map(([number]) => Number(number)),
  );
  const last = Math.max(0, ...all);
  return new Map(own.map((number, at) => [number, last + at + 1]));
}

function itemNumbers({ body }: DocumentText): readonly number[] {
  const document = parsed(body);
  if (textIn(document, 'kind') !== 'content') return [];
  return listIn(document, 'items').flatMap((item) => (isObject(item) ? Number(item.contentID) : []));
}

function withNumbers(body: string, numbers: ReadonlyMap<number, number>): string {
  if (numbers.size === 0) return body;
  const to = (number: string) => String(numbers.get(Number(number)) ?? number);
  return body.replace(/(?<="contentID":\s*)\d+/g, to).replace(/(?<="items\/)\d+(?=\/)/g, to);
}

/** The main copy with its title and its address. */
function named(
  body: string,
  { title, address }: CopyNames,
  original: string,
  site: readonly DocumentText[],
): string {
  const document = parsed(body);
  const kind = textIn(document, 'kind');
  if (kind === 'content')
    return writeValue(
      writeValue(body, '/title', title),
      '/referenceName',
      title.toLowerCase().replace(/[^a-z]/g, '') || 'list',
    );
  if (kind === 'journey')
    return withPages(
      textIn(document, 'path') === undefined ? body : writeValue(body, '/path', address),
      address,
      original,
      site,
    );
  if (kind !== 'page') return body;
  const before = textIn(document, 'title') ?? '';
  const [first] = listIn(isObject(document) ? document.zones : undefined, 'content');
  const titled = writeValue(writeValue(body, '/title', title), '/path', address);
  // A heading that is the title of the page stays so.
  return textIn(first, 'title') === before ? writeValue(titled, '/zones/content/0/title', title) : titled;
}

/** A journey whose steps all have pages of their own: those that pages of the original show would have none. */
function withPages(body: string, address: string, original: string, site: readonly DocumentText[]): string {
  const document = parsed(body);
  const isRelative = textIn(document, 'path') !== undefined;
  return listIn(document, 'steps').reduce<string>((text, step, at) => {
    const id = textIn(step, 'id') ?? '';
    if (textIn(step, 'path') !== undefined) return text;
    const page = pageShowing(original, id, site);
    const own = {
      path: isRelative ? id : `${address}/${id}`,
      title: textIn(step, 'title') ?? textIn(page, 'title') ?? wordsOf(id),
      template: textIn(step, 'template') ?? textIn(page, 'template') ?? 'general',
    };
    return Object.entries(own).reduce(
      (written, [name, value]) => writeValue(written, `/steps/${at}/${name}`, value),
      text,
    );
  }, body);
}

/** The page with the form of a step. */
function pageShowing(journey: string, step: string, site: readonly DocumentText[]): unknown {
  const pages = site.flatMap(({ body }) => (body.includes(`"${journey}"`) ? [parsed(body)] : []));
  return pages.find((page) =>
    listIn(memberOf(page, 'zones'), 'content').some(
      (module) => textIn(module, 'journey') === journey && textIn(module, 'step') === step,
    ),
  );
}

/** A page without forms of journeys that are not copied with it: a step has one address. */
function withoutForms(body: string, original: DocumentText, copied: ReadonlySet<string>): string {
  const zones = memberOf(parsed(original.body), 'zones');
  const modules = listIn(zones, 'content');
  return modules.reduceRight<string>((text, module, at) => {
    const journey = textIn(module, 'type') === 'form' ? textIn(module, 'journey') : undefined;
    return journey === undefined || copied.has(journey)
      ? text
      : writeValue(text, `/zones/content/${at}`, undefined);
  }, body);
}

function isTitled(main: DocumentText, { title }: CopyNames): boolean {
  const before = textIn(parsed(main.body), 'title');
  return before !== undefined && before !== title;
}

function isTranslationOf({ body }: DocumentText, id: string): boolean {
  const document = parsed(body);
  return textIn(document, 'kind') === 'translation' && textIn(document, 'document') === id;
}

/** A copied translation without addresses, which are those of the original, and without that of a title that is another. */
function translated(body: string, isRenamed: boolean): string {
  if (textIn(parsed(body), 'kind') !== 'translation') return body;
  const without = writeValue(body, '/paths', undefined);
  return isRenamed ? writeValue(without, '/texts/title', undefined) : without;
}
