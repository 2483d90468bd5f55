import type { Asset, Document } from '#schemas';
import { visitParts } from '../base/json/json-parts.ts';
import { linkImages } from '../look/link-pictures.ts';
import { memoize } from '../rules/runtime/memoize.ts';

/** Beginnings of the ids of assets, which are their paths on the site. */
const folders = /^\/(?:documents|films|fonts|images)\//;

/** A picture in HTML. */
const inHtml = /<img\b[^<>]*?\ssrc=["']?(\/images\/[^"'?#\s>]+)/gi;

/** Texts of a document that may be ids of assets, as the sources of pictures are, also in HTML. Links to files are not among them. */
export const namedAssets = memoize((document: Document): readonly string[] => {
  const found = new Set<string>();
  visitParts(document, (part) => {
    if (typeof part !== 'string') return true;
    if (folders.test(part)) found.add(part);
    if (part.includes('<img')) for (const [, path = ''] of part.matchAll(inHtml)) found.add(path);
    return true;
  });
  return [...found];
});

interface WithImages {
  readonly madeOf: readonly (Asset | undefined)[];
  readonly document: Document;
}

const knownImages = new WeakMap<Document, WithImages>();

/** A form, or options of one, with its images linked; the same document as long as their assets are the same. */
export function withImages(document: Document, assets: ReadonlyMap<string, Asset>): Document {
  if (document.kind !== 'form' && document.kind !== 'options') return document;
  const madeOf = namedAssets(document).map((id) => assets.get(id));
  if (madeOf.every((asset) => asset === undefined)) return document;
  const last = knownImages.get(document);
  if (last?.madeOf.every((asset, at) => asset === madeOf[at])) return last.document;
  const linked = linkImages(document, assets);
  knownImages.set(document, { madeOf, document: linked });
  return linked;
}
