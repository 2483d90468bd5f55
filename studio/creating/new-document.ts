import { formatText, reservedPaths } from '#analysis';
import { linkDocuments, readDocument } from '#engine';
import type { Document } from '#schemas';
import type { DocumentChange } from '../changes/edited-documents.ts';
import type { DocumentText } from '../preview/protocol.ts';
import { isObject, parsed, textIn } from '../settings/json.ts';
import { labelOf, slugOf, wordsOf } from '../settings/words.ts';
import { type CopyNames, copyDocuments, freeId, withOwnParts } from './document-copies.ts';
import { hasAddress, type NewKind } from './new-kinds.ts';
import { templatesOf } from './templates.ts';

/** Origin of a new document: a template by its name, or another document by its id. */
export type Beginning = { readonly template: string } | { readonly copyOf: string };

export interface NewDocument extends CopyNames {
  readonly kind: NewKind;
  readonly beginning: Beginning;
}

/** A new document with all that belongs to it, ready to be written. */
export interface MadeDocument {
  readonly changes: readonly DocumentChange[];
  /** Addresses of its pages, the first of which is opened. */
  readonly paths: readonly string[];
}

/** Makes a new document of a template, or of another document. */
export function makeDocument(wanted: NewDocument, site: readonly DocumentText[]): MadeDocument {
  const { kind, beginning } = wanted;
  const originals =
    'copyOf' in beginning ? withOwnParts(site, beginning.copyOf) : templateIn(beginning, kind, site);
  const changes = copyDocuments(originals, wanted, site);
  return { changes, paths: pagesIn(readTexts(changes)).map(({ path }) => path) };
}

/** The documents of a template, as they are written at this site. */
function templateIn(
  { template }: { readonly template: string },
  kind: NewKind,
  site: readonly DocumentText[],
): readonly DocumentText[] {
  const known = site.map(({ body }) => parsed(body));
  const siteDocument = known.find((document) => textIn(document, 'kind') === 'site');
  const chosen = templatesOf(kind).find(({ name }) => name === template);
  return (chosen?.documents ?? []).map(({ id, body }) => {
    const document = parsed(body);
    const alike = known.find((each) => textIn(each, 'kind') === textIn(document, 'kind'));
    const $schema = textIn(alike, '$schema');
    const whole = {
      ...($schema !== undefined && { $schema }),
      ...(isObject(document) && document),
      ...(kind === 'content' && { language: textIn(siteDocument, 'language') ?? 'en' }),
    };
    const text = JSON.stringify(whole);
    return { id, body: formatText(text) ?? text };
  });
}

/** Mistakes in what is asked for, as somebody types it; those that are undefined are none. */
export interface Clashes {
  readonly title: string | undefined;
  readonly id: string | undefined;
  readonly address: string | undefined;
}

/** @param paths addresses of all pages that would be made */
export function clashesOf(
  { kind, title, id, address }: NewDocument,
  paths: readonly string[],
  documents: readonly Document[],
): Clashes {
  const same = documents.find((document) => document.id === id);
  return {
    title: titleMistake(title),
    id: idMistake(id, same && labelOf(same, wordsOf(same.id))),
    address: hasAddress(kind) ? addressMistake(address, paths, documents) : undefined,
  };
}

export function titleMistake(title: string): string | undefined {
  return title.trim() === '' ? 'Say what it is called.' : undefined;
}

/** @param owner what has the id already */
export function idMistake(id: string, owner: string | undefined): string | undefined {
  if (!idPattern.test(id)) return 'Small letters, digits and single hyphens, beginning with a letter.';
  return owner === undefined ? undefined : `“${owner}” has this id already.`;
}

/** @param paths addresses of all pages that would be made */
export function addressMistake(
  address: string,
  paths: readonly string[],
  documents: readonly Document[],
): string | undefined {
  const taken = pagesIn(documents).find(({ path }) => paths.includes(path));
  const [, first = ''] = address.split('/');
  if (!addressPattern.test(address))
    return 'Begin with a slash: small letters, digits and hyphens, parted by slashes.';
  if (reservedPaths.has(first)) return `“/${first}” is kept for the site itself.`;
  return taken && `“${taken.title}” is at ${taken.path} already.`;
}

const idPattern = /^(?=.{1,80}$)[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
const addressPattern = /^(\/[a-z0-9][a-z0-9-]*)+(\/\{[A-Za-z]\w*\})?$/;

/** The id and the address that a title suggests. */
export function suggestedNames(
  kind: NewKind,
  title: string,
  beginning: Beginning,
  documents: readonly Document[],
): Pick<CopyNames, 'id' | 'address'> {
  const slug = slugOf(title) || 'new';
  const begun = /^[a-z]/.test(slug) ? slug : `${kind}-${slug}`;
  const id = kind === 'page' || kind === 'form' ? `${begun}-${kind}` : begun;
  const original =
    'copyOf' in beginning ? documents.find((document) => document.id === beginning.copyOf) : undefined;
  const path = original && 'path' in original ? (original.path ?? '/') : '/';
  const [, parent = '', , item = ''] = /^(.*?)\/([^/{]*)(\/\{.*)?$/.exec(path) ?? [];
  return {
    id: freeId(id, new Set(documents.map((document) => document.id))),
    address: `${parent}/${slug}${item}`,
  };
}

function pagesIn(
  documents: readonly Document[],
): readonly { readonly path: string; readonly title: string }[] {
  return linkDocuments(documents).flatMap((document) =>
    document.kind === 'page' ? [{ path: document.path, title: document.title }] : [],
  );
}

function readTexts(changes: readonly DocumentChange[]): readonly Document[] {
  return changes.flatMap(({ id, body }) => {
    const reading = body === null ? undefined : readDocument({ path: id, text: body });
    return reading?.outcome === 'read' ? [reading.document] : [];
  });
}
