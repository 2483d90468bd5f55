import type { Asset, Document, Theme } from '#schemas';
import { mapMembers } from '../base/json/json-parts.ts';
import { isScaled } from './picture-address.ts';
import { writePictureSource } from './picture-source.ts';

type Assets = ReadonlyMap<string, Asset>;

/** Hash of the bytes of an asset, as it stands in addresses. */
export function versionOf(sha256: string): string {
  return sha256.slice(0, 16);
}

/** Files that a page shows. Others are linked to, under addresses that visitors keep. */
const shown = /^\/(?:films|fonts|images)\//;

/** The address of a picture in HTML, from the beginning of its element. */
const pictureInHtml = /(<img\b[^<>]*?\ssrc=["']?)(\/images\/[^"'?#\s>]+)/gi;

/**
 * A copy of a value in which every text that is the path of a picture or film of the release has its version, also in HTML, and
 * a photograph its placeholder, too (`readPictureSource`); and in which every picture that leaves out its alternative text,
 * credit or focus has those of its asset. Parts without one are not copied.
 */
export function linkPictures<Value>(value: Value, assets: Assets): Value {
  return linkedPart(value, '', assets) as Value;
}

function linkedPart(part: unknown, name: string | number, assets: Assets): unknown {
  if (typeof part === 'string')
    return part.includes('<img') ? linkedHtml(part, assets) : linkedPath(part, assets);
  const linked = mapMembers(part, (member, memberName) => linkedPart(member, memberName, assets));
  return linked === part ? part : described(linked, part, name, assets);
}

function linkedPath(path: string, assets: Assets): string {
  const asset = shown.test(path) ? assets.get(path) : undefined;
  if (asset === undefined) return path;
  const placeholder = isScaled(path) ? asset.placeholder : undefined;
  const version = versionOf(asset.sha256);
  return writePictureSource({ path, version, ...(placeholder !== undefined && { placeholder }) });
}

/** HTML of an author whose pictures have their versions. */
function linkedHtml(html: string, assets: Assets): string {
  return html.replace(pictureInHtml, (whole, before: string, path: string) => {
    const asset = assets.get(path);
    return asset === undefined ? whole : `${before}${path}?v=${versionOf(asset.sha256)}`;
  });
}

interface Pictured {
  readonly src?: unknown;
  readonly url?: unknown;
  readonly file?: { readonly url?: unknown };
  readonly width?: unknown;
  readonly type?: unknown;
}

/**
 * A part that is a picture, with what it leaves out of its asset: an image of a document, a block of a text, or a field of an
 * item, whose alternative text is its label.
 */
function described(linked: unknown, part: unknown, name: string | number, assets: Assets): unknown {
  const { src, url, file, width, type } = part as Pictured;
  if (type === 'image' && file !== undefined)
    return { ...about(file.url, 'alt', assets), ...(linked as object) };
  if (typeof width !== 'number' || name === 'file' || name === 'narrow') return linked;
  const path = src ?? url;
  return { ...about(path, src === undefined ? 'label' : 'alt', assets), ...(linked as object) };
}

/**
 * A document in which every image of the release has its version, and the alternative text of its asset if it has none: for
 * forms, whose pictures are shown as they are, and whose other texts may be values of answers.
 */
export function linkImages<Of extends Document>(document: Of, assets: Assets): Of {
  return linkedImage(document, assets) as Of;
}

function linkedImage(part: unknown, assets: Assets): unknown {
  const linked = mapMembers(part, (member) => linkedImage(member, assets));
  if (typeof part !== 'object' || part === null || !('src' in part) || !('width' in part)) return linked;
  const asset = assets.get(String(part.src));
  if (asset === undefined) return linked;
  const { alt } = asset;
  return {
    ...(alt !== undefined && { alt }),
    ...(linked as object),
    src: writePictureSource({ path: asset.id, version: versionOf(asset.sha256) }),
  };
}

/** The theme of a site whose icon, loading sign and fonts have their versions. */
export function linkTheme(theme: Theme, assets: Assets): Theme {
  const linked = (part: unknown): unknown => {
    const asset = typeof part === 'string' ? assets.get(part) : undefined;
    return asset === undefined
      ? mapMembers(part, linked)
      : writePictureSource({ path: asset.id, version: versionOf(asset.sha256) });
  };
  return linked(theme) as Theme;
}

function about(path: unknown, nameOfAlt: 'alt' | 'label', assets: Assets) {
  const { alt, credit, focus } = assets.get(String(path)) ?? {};
  return {
    ...(alt !== undefined && { [nameOfAlt]: alt }),
    ...(credit !== undefined && { credit }),
    ...(focus !== undefined && { focus }),
  };
}
