import { pictureFolder, pictureWidths, remotePicturePath } from '#engine';

/** A request for a picture. Without a width, the file is served as it is. */
export type ImageRequest =
  | { readonly kind: 'own'; readonly path: string; readonly width?: number; readonly version?: string }
  | { readonly kind: 'remote'; readonly address: string; readonly width: number }
  | { readonly kind: 'refused' };

const known: ReadonlySet<string> = new Set(['format', 'w', 'v', 'src']);

export function isImagePath(path: string): boolean {
  return path.startsWith(pictureFolder);
}

/** @param url path and query as received */
export function readImageRequest(url: string): ImageRequest {
  const end = url.indexOf('?');
  const path = decoded(end < 0 ? url : url.slice(0, end));
  const query = new URLSearchParams(end < 0 ? '' : url.slice(end));
  if (path === undefined || !isClosed(query)) return { kind: 'refused' };
  const width = pictureWidths.find((offered) => String(offered) === query.get('w'));
  if (query.has('w') !== query.has('format') || (query.has('w') && width === undefined))
    return { kind: 'refused' };
  const address = query.get('src');
  if (path === remotePicturePath) {
    const isWhole = address !== null && width !== undefined && URL.canParse(address);
    return isWhole ? { kind: 'remote', address, width } : { kind: 'refused' };
  }
  if (address !== null) return { kind: 'refused' };
  const version = query.get('v');
  return { kind: 'own', path, ...(width !== undefined && { width }), ...(version !== null && { version }) };
}

/** Whether a query has only parameters that we write ourselves, each once. */
function isClosed(query: URLSearchParams): boolean {
  const names = [...query.keys()];
  const isKnown = names.every((name) => known.has(name)) && new Set(names).size === names.length;
  return isKnown && (query.get('format') ?? 'auto') === 'auto';
}

function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/** The best format that a browser accepts beyond those that all do. */
export function acceptedFormat(accept = ''): 'avif' | 'webp' | undefined {
  const types = accept.split(',').map((entry) => entry.split(';').map((part) => part.trim()));
  const accepts = (wanted: string) =>
    types.some(
      ([type, ...parameters]) => type === wanted && !parameters.some((each) => /^q=0(\.0*)?$/.test(each)),
    );
  if (accepts('image/avif')) return 'avif';
  return accepts('image/webp') ? 'webp' : undefined;
}
