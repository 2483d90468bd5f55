import { isScaled, layOutJson, pictureAddress, pointerOf, versionOf, visitParts } from '#engine';
import { languagesOf, markOf } from '#engine/parts';
import type { Asset, Document, Translation } from '#schemas';
import type { DocumentChange } from '../changes/edited-documents.ts';
import type { Place } from '../preview/protocol.ts';
import { freeName } from '../settings/words.ts';

/** The pictures and files of some documents, by their paths. */
export function assetsIn(documents: readonly Document[]): ReadonlyMap<string, Asset> {
  return new Map(
    documents.flatMap((document) => (document.kind === 'asset' ? [[document.id, document] as const] : [])),
  );
}

export function isPicture({ type }: Pick<Asset, 'type'>): boolean {
  return type.startsWith('image/');
}

/** The address of a small view of a picture, also of one that is not live. */
export function thumbnailOf({ id, sha256 }: Asset): string {
  const version = versionOf(sha256);
  return isScaled(id) ? pictureAddress({ path: id, version }, 320) : `${id}?v=${version}`;
}

/** A path of a picture or file in HTML, or that is a text by itself. */
const named = /(?:^|["'\s(=])(\/(?:documents|films|fonts|images)\/[A-Za-z0-9._/-]+)/g;

/** The places in which each picture or file is named, by its path. */
export function usesOfAssets(documents: readonly Document[]): ReadonlyMap<string, readonly Place[]> {
  const uses = new Map<string, Place[]>();
  for (const document of documents) {
    if (document.kind === 'asset' || document.kind === 'translation') continue;
    visitParts(document, (part, path) => {
      if (typeof part !== 'string' || !part.includes('/')) return true;
      const place = { document: document.id, pointer: pointerOf(...path) };
      for (const id of new Set(Array.from(part.matchAll(named), ([, found = '']) => found)))
        uses.set(id, [...(uses.get(id) ?? []), place]);
      return true;
    });
  }
  return uses;
}

/** The languages of a site besides its own. */
export function otherLanguages(documents: readonly Document[]): readonly string[] {
  const site = documents.find((document) => document.kind === 'site');
  return site === undefined ? [] : languagesOf(site).filter((language) => language !== site.language);
}

/** The translation of an asset into a language. */
function translationOf(
  documents: readonly Document[],
  asset: string,
  language: string,
): Translation | undefined {
  return documents.find(
    (document): document is Translation =>
      document.kind === 'translation' && document.document === asset && document.language === language,
  );
}

/** The alternative text of an asset in a language besides that of the site; undefined where nobody has written one. */
export function alternativeIn(
  documents: readonly Document[],
  asset: string,
  language: string,
): string | undefined {
  const text: unknown = translationOf(documents, asset, language)?.texts.alt?.text;
  return typeof text === 'string' ? text : undefined;
}

/** Writes the alternative text of an asset in another language, or takes it out; its translation begins and ends with it. */
export function writeAlternative(
  documents: readonly Document[],
  { id, alt }: Pick<Asset, 'id' | 'alt'>,
  language: string,
  text: string,
): DocumentChange {
  const known = translationOf(documents, id, language);
  const ids = new Set(documents.map((document) => document.id));
  const words = id
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .join('-');
  const translation = known ?? {
    kind: 'translation',
    id: freeName(`${language}-${words}`.slice(0, 70), ids),
    schemaVersion: 2,
    language,
    document: id,
    texts: {},
  };
  const { alt: _, ...others } = translation.texts;
  const texts = text === '' ? others : { ...others, alt: { text, from: markOf(alt ?? '') } };
  if (Object.keys(texts).length === 0) return { id: translation.id, body: null };
  return { id: translation.id, body: layOutJson({ ...translation, texts }) };
}

/** A file as it was uploaded, in the place of one that is there: what was said of that stays. */
export function replaced(known: Asset, uploaded: Asset): Asset {
  const { alt, credit, focus } = known;
  const said = {
    ...(alt !== undefined && { alt }),
    ...(credit !== undefined && { credit }),
    ...(focus && { focus }),
  };
  return { ...uploaded, id: known.id, ...said };
}

/** A file as it was uploaded, under a path that no other has. */
export function added(uploaded: Asset, taken: ReadonlySet<string>): Asset {
  const [, stem = uploaded.id, ending = ''] = /^(.*?)(\.[^./]+)?$/.exec(uploaded.id) ?? [];
  for (let count = 1; ; count++) {
    const id = count === 1 ? uploaded.id : `${stem}-${count}${ending}`;
    if (!taken.has(id)) return { ...uploaded, id };
  }
}

/** A name that a path may have, made of the name of a file: "Lake at dusk (1).JPG" is "lake-at-dusk-1.jpg". */
export function fileNameFor(name: string): string {
  const [, stem = '', ending = ''] = /^(.*?)(\.[^.]+)?$/.exec(name) ?? [];
  const plain = (text: string) =>
    text
      .normalize('NFD')
      .replace(/[\u0300-\u036f'’]/g, '')
      .toLowerCase()
      .split(/[^a-z0-9]+/)
      .filter(Boolean)
      .join('-');
  return `${plain(stem).slice(0, 80) || 'file'}${ending && `.${plain(ending)}`}`;
}

/** "348 kB", "2.1 MB". */
export function sizeOf({ size }: Pick<Asset, 'size'>): string {
  const kilobytes = size / 1024;
  return kilobytes < 1000
    ? `${Math.max(1, Math.round(kilobytes))} kB`
    : `${(kilobytes / 1024).toFixed(1)} MB`;
}
