import { isScaled, type Problem, pictureFolder, pointerOf, type ReadDocument, toProblem } from '#engine';
import { byPlace, type Finding, quoted, visitParts } from '#engine/parts';
import type { Asset } from '#schemas';

/** A picture where a document shows it. */
export interface PlacedPicture {
  readonly pointer: string;
  readonly source: string;
  /** In pixels. */
  readonly width: number;
  /** Alternative text that the document gives, if any; empty for decoration. */
  readonly alt?: string;
}

/** The codes of warnings about pictures and files of a site. */
export const assetCodes: ReadonlySet<string> = new Set([
  'heavy-asset',
  'missing-alternative-text',
  'small-picture',
  'unused-alternative-text',
]);

/** The pictures of a document: images of modules and fields, of blocks of texts, and of content items. */
export function picturesIn(document: object): readonly PlacedPicture[] {
  const found: PlacedPicture[] = [];
  visitParts(document, (part, path) => {
    if (typeof part !== 'object' || part === null) return false;
    const { src, url, width, alt, label, type, file } = part as Readonly<Record<string, unknown>>;
    const add = (source: unknown, wide: unknown, said: unknown) => {
      if (typeof source !== 'string' || typeof wide !== 'number') return;
      const pointer = pointerOf(...path);
      found.push({ pointer, source, width: wide, ...(typeof said === 'string' && { alt: said }) });
    };
    if (type === 'image' && typeof file === 'object' && file !== null && 'url' in file) {
      add(file.url, 'width' in file && file.width, alt);
      return false;
    }
    if (src === undefined) add(url, width, label);
    else add(src, width, alt);
    return true;
  });
  return found;
}

/** A finding about a document. */
interface AssetFinding {
  /** Id of the document. */
  readonly document: string;
  readonly finding: Finding;
}

/**
 * Warnings about the pictures and files of a site: a picture without an alternative text, or with fewer pixels than its place;
 * an alternative text that no place shows; a file that is too heavy for its kind.
 *
 * @param placed the pictures of each document, by its id
 */
export function findAssetFaults(
  assets: ReadonlyMap<string, Asset>,
  placed: ReadonlyMap<string, readonly PlacedPicture[]>,
): readonly AssetFinding[] {
  const found: AssetFinding[] = [];
  const places = new Map<string, PlacedPicture[]>();
  for (const [document, pictures] of placed)
    for (const picture of pictures) {
      const asset = assets.get(picture.source);
      for (const finding of faultsOfPlace(picture, asset)) found.push({ document, finding });
      if (asset) places.set(asset.id, [...(places.get(asset.id) ?? []), picture]);
    }
  for (const asset of assets.values())
    for (const finding of faultsOfAsset(asset, places.get(asset.id) ?? []))
      found.push({ document: asset.id, finding });
  return found;
}

/** The same for documents that have been read, their assets among them. */
export function checkAssets(documents: readonly ReadDocument[]): readonly Problem[] {
  const byId = new Map(documents.map((each) => [each.document.id, each]));
  const assets = new Map(
    documents.flatMap(({ document }) =>
      document.kind === 'asset' ? [[document.id, document] as const] : [],
    ),
  );
  const placed = new Map(documents.map(({ document }) => [document.id, picturesIn(document)]));
  return findAssetFaults(assets, placed)
    .flatMap(({ document, finding }) => {
      const read = byId.get(document);
      return read ? [toProblem(finding, document, read.locate)] : [];
    })
    .sort(byPlace);
}

function* faultsOfPlace({ pointer, source, width, alt }: PlacedPicture, asset?: Asset): Iterable<Finding> {
  const isOwn = source.startsWith(pictureFolder);
  if (alt === undefined && asset?.alt === undefined && (isOwn ? asset !== undefined : isScaled(source)))
    yield {
      code: 'missing-alternative-text',
      severity: 'warning',
      pointer,
      message: `Nothing says in words what the picture ${quoted(source)} shows.`,
      help: 'Write its "alt" here or in the file beside the picture, or "alt": "" for decoration.',
    };
  if (asset?.width !== undefined && asset.width < width && isScaled(source))
    yield {
      code: 'small-picture',
      severity: 'warning',
      pointer,
      message: `${quoted(source)} is ${asset.width} pixels wide; its place is ${width} pixels wide.`,
      help: 'Take a larger picture, or write the width and height that it has.',
    };
}

function* faultsOfAsset(asset: Asset, places: readonly PlacedPicture[]): Iterable<Finding> {
  const { id, alt, size, type } = asset;
  if (alt !== undefined && places.length > 0 && places.every((place) => place.alt !== undefined))
    yield {
      code: 'unused-alternative-text',
      severity: 'warning',
      pointer: '/alt',
      message: `No page shows the alternative text of ${quoted(id)}: each document that has the picture says its own.`,
      help: 'Take the "alt" out of the documents, or out of the file beside the picture.',
    };
  const most = mostBytes[type];
  if (size > most)
    yield {
      code: 'heavy-asset',
      severity: 'warning',
      pointer: '/size',
      message: `${quoted(id)} has ${sizeText(size)}; of ${type} at most ${sizeText(most)} are usual.`,
      help: 'Make it smaller: visitors with slow connections wait for it.',
    };
}

const kilobyte = 1024;
const megabyte = 1024 * kilobyte;

/** Bytes above which a file is heavy. Photographs are scaled before they are sent; all others are sent as they are. */
const mostBytes: Readonly<Record<Asset['type'], number>> = {
  'application/pdf': 20 * megabyte,
  'font/woff': 300 * kilobyte,
  'font/woff2': 300 * kilobyte,
  'image/avif': 10 * megabyte,
  'image/gif': 2 * megabyte,
  'image/jpeg': 10 * megabyte,
  'image/png': 10 * megabyte,
  'image/svg+xml': 300 * kilobyte,
  'image/vnd.microsoft.icon': 100 * kilobyte,
  'image/webp': 10 * megabyte,
  'text/vtt': megabyte,
  'video/mp4': 50 * megabyte,
  'video/webm': 50 * megabyte,
};

function sizeText(bytes: number): string {
  return bytes < megabyte ? `${Math.ceil(bytes / kilobyte)} kB` : `${(bytes / megabyte).toFixed(1)} MB`;
}
