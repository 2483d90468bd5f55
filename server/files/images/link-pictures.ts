import { isScaled, mapMembers, writePictureSource } from '#engine';
import type { Asset } from '#schemas';
import { versionOf } from '../assets/site-assets.ts';

type Assets = ReadonlyMap<string, Asset>;

/** Files that a page shows. Others are linked to, under addresses that visitors keep. */
const shown = /^\/(?:films|fonts|images)\//;

/**
 * A copy of a value in which every text that is the path of a picture or film of the release has its version, and a photograph
 * its placeholder, too (`readPictureSource`); and in which every picture that leaves out its alternative text, credit or focus
 * has those of its asset. Parts without one are not copied.
 */
export function linkPictures<Value>(value: Value, assets: Assets): Value {
  return linkedPart(value, '', assets) as Value;
}

function linkedPart(part: unknown, name: string | number, assets: Assets): unknown {
  if (typeof part === 'string') return linkedPath(part, assets);
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

function about(path: unknown, nameOfAlt: 'alt' | 'label', assets: Assets) {
  const { alt, credit, focus } = assets.get(String(path)) ?? {};
  return {
    ...(alt !== undefined && { [nameOfAlt]: alt }),
    ...(credit !== undefined && { credit }),
    ...(focus !== undefined && { focus }),
  };
}
