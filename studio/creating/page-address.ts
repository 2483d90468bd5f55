import { layOutJson, linkDocuments, readDocument, valueAt } from '#engine';
import { pathUnder } from '#engine/parts';
import type { DocumentChange } from '../changes/edited-documents.ts';
import { writeValue } from '../parts/edits.ts';
import type { DocumentText, Place } from '../preview/protocol.ts';
import { listIn, memberOf, parsed, textIn } from '../settings/json.ts';
import { addressPattern, withAddresses } from './document-copies.ts';
import { readdressedTranslations, withOwnPaths } from './readdressed-translations.ts';

/** Whether a value is the address of a page, of a step, or the beginning of those of a journey. Items complete theirs by a field. */
export function isAddress(document: unknown, pointer: string): boolean {
  const kind = textIn(document, 'kind');
  if (kind === 'journey') return pointer === '/path' || /^\/steps\/\d+\/path$/.test(pointer);
  return kind === 'page' && pointer === '/path' && !(textIn(document, 'path') ?? '').includes('{');
}

/** The address of a page or a step; undefined for another place. */
export function addressAt(document: unknown, { pointer }: Place): string | undefined {
  if (textIn(document, 'kind') === 'page') return textIn(document, 'path');
  const [, index] = /^\/steps\/(\d+)/.exec(pointer) ?? [];
  const path = index === undefined ? undefined : textIn(listIn(document, 'steps')[Number(index)], 'path');
  return path === undefined ? undefined : pathUnder(textIn(document, 'path') ?? '', path);
}

/** Kinds of documents whose addresses are those of services. */
const ofServices: ReadonlySet<string> = new Set(['operation', 'contract', 'types', 'translation']);

/** A new address, with what else can be done about the old one. */
export interface AddressMove {
  readonly place: Place;
  readonly to: string;
}

/** The number of places of the site that lead to the pages whose addresses change, or the reason why they cannot. */
export type MovePreview = { readonly links: number } | { readonly refusal: string };

const addressShape = /^\/?[a-z0-9][a-z0-9-]*(?:\/[a-z0-9][a-z0-9-]*)*$|^\/$/;

export function previewMove(documents: readonly DocumentText[], move: AddressMove): MovePreview {
  // Only the address of a step may be relative: to that of its journey.
  if (move.place.pointer === '/path' && !move.to.startsWith('/'))
    return { refusal: `An address begins with a slash: /${move.to}` };
  if (!addressShape.test(move.to))
    return {
      refusal: 'An address has small letters, digits and hyphens between slashes, such as /for-home/tenants.',
    };
  const moved = movedPages(documents, move);
  const others = documents.filter(({ id }) => id !== move.place.document);
  const taken = new Set(moved.map(({ to }) => to));
  for (const { id, body } of others)
    for (const { path, isRedirect } of pagesOf(id, body))
      if (taken.has(path) && !isRedirect) return { refusal: `Another page has the address ${path}.` };
  const pattern = addressPattern(moved.map(({ from }) => from));
  const links = others.flatMap(({ body }) => (pattern ? [...linkingText(body).matchAll(pattern)] : []));
  return { links: links.length };
}

/** Whether anybody knows the address at a place: visitors of the live document, or other documents of these changes. */
export function isKnownAddress(
  documents: readonly DocumentText[],
  live: string | undefined,
  place: Place,
): boolean {
  const move = { place, to: '/another-address' };
  const known = new Set(pagesOf(place.document, live ?? '').map(({ path }) => path));
  const preview = previewMove(documents, move);
  const isLedTo = 'links' in preview && preview.links > 0;
  return isLedTo || movedPages(documents, move).some(({ from }) => known.has(from));
}

/** Remedies for those who know the old address. */
interface MoveRemedies {
  /** Whether menus and links lead to the new address. */
  readonly links: boolean;
  /** Whether a page at the old address sends visitors on. */
  readonly redirect: boolean;
}

/** Gives pages another address, as changes of documents that are one step of undo. */
export function moveAddress(
  documents: readonly DocumentText[],
  move: AddressMove,
  remedies: MoveRemedies,
): readonly DocumentChange[] {
  const moved = movedPages(documents, move);
  const addresses = new Map(moved.map(({ from, to }) => [from, to]));
  const ids = new Set(documents.map(({ id }) => id));
  const changed = documents.flatMap(({ id, body }): readonly DocumentChange[] => {
    // Whoever goes back to an address needs nobody who sends them on from there.
    const [page] =
      id === move.place.document || textIn(parsed(body), 'kind') !== 'page' ? [] : pagesOf(id, body);
    if (page?.isRedirect && moved.some(({ to }) => to === page.path)) return [{ id, body: null }];
    const led = remedies.links && isOfSite(body) ? withAddresses(body, addresses) : body;
    const written = id === move.place.document ? writeValue(led, move.place.pointer, move.to) : led;
    return written === body ? [] : [{ id, body: written }];
  });
  const redirects = remedies.redirect ? moved.map((page) => redirectOf(page, ids)) : [];
  const body = documents.find(({ id }) => id === move.place.document)?.body ?? '';
  const from = String(valueAt(parsed(body), move.place.pointer) ?? '');
  const translations = readdressedTranslations(documents, changed, { ...move, from }, (text) =>
    remedies.links ? withAddresses(text, addresses) : text,
  );
  const redirectIn = translatedRedirects(
    {
      id: move.place.document,
      body,
      after: changed.find(({ id }) => id === move.place.document)?.body ?? body,
    },
    documents,
    translations,
    new Map(moved.flatMap(({ id }, at) => (redirects[at] ? [[id, redirects[at].id]] : []))),
  );
  return [...changed, ...translations, ...redirects, ...redirectIn];
}

/** Sends visitors on from the old addresses in languages in which pages have paths of their own. */
function translatedRedirects(
  { id: document, body, after }: DocumentText & { readonly after: string },
  documents: readonly DocumentText[],
  changed: readonly DocumentChange[],
  redirects: ReadonlyMap<string, string>,
): readonly DocumentChange[] {
  const now = new Map(changed.map((change) => [change.id, parsed(change.body ?? '')]));
  return documents.flatMap(({ id, body: text }) => {
    const translation = parsed(text);
    if (textIn(translation, 'document') !== document || !now.has(id)) return [];
    const paths = new Map(
      pagesOf(document, withOwnPaths(after, now.get(id))).map((page) => [page.id, page.path]),
    );
    return pagesOf(document, withOwnPaths(body, translation)).flatMap((page): readonly DocumentChange[] => {
      const redirect = redirects.get(page.id);
      if (redirect === undefined || paths.get(page.id) === page.path) return [];
      const language = textIn(translation, 'language') ?? '';
      const own = {
        kind: 'translation',
        id: `${redirect}-${language}`.toLowerCase(),
        schemaVersion: 2,
        language,
        document: redirect,
        paths: { path: page.path },
        texts: {},
      };
      return [{ id: own.id, body: layOutJson(own) }];
    });
  });
}

interface MovedPage {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly title: string;
  readonly template: string;
}

/** The pages that a document makes, whose addresses change. */
function movedPages(documents: readonly DocumentText[], { place, to }: AddressMove): readonly MovedPage[] {
  const body = documents.find(({ id }) => id === place.document)?.body ?? '';
  const after = new Map(
    pagesOf(place.document, writeValue(body, place.pointer, to)).map(({ id, path }) => [id, path]),
  );
  return pagesOf(place.document, body).flatMap(({ id, path, title, template }) => {
    const now = after.get(id);
    return now === undefined || now === path ? [] : [{ id, from: path, to: now, title, template }];
  });
}

function pagesOf(id: string, body: string) {
  const reading = readDocument({ path: id, text: body });
  const linked = reading.outcome === 'read' ? linkDocuments([reading.document]) : [];
  return linked.flatMap((page) =>
    page.kind === 'page'
      ? [
          {
            id: page.id,
            path: page.path,
            title: page.title,
            template: page.template,
            isRedirect: page.redirect !== undefined,
          },
        ]
      : [],
  );
}

/** The part of a document in which links to pages of the site stand. */
function linkingText(body: string): string {
  const document = parsed(body);
  if (textIn(document, 'kind') === 'translation') return JSON.stringify(memberOf(document, 'texts') ?? {});
  return isOfSite(body) ? body : '';
}

function isOfSite(body: string): boolean {
  return !ofServices.has(textIn(parsed(body), 'kind') ?? '');
}

/** A page at the old address that sends visitors to the new one. */
function redirectOf(
  { id, from, to, title, template }: MovedPage,
  taken: ReadonlySet<string>,
): DocumentChange {
  let own = `${id}-moved`;
  for (let count = 2; taken.has(own); count++) own = `${id}-moved-${count}`;
  const page = {
    kind: 'page',
    id: own,
    schemaVersion: 1,
    path: from,
    redirect: { url: to },
    template,
    title,
    seo: { sitemapVisible: false },
    zones: { content: [] },
  };
  return { id: own, body: layOutJson(page) };
}
