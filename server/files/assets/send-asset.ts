import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { sendBytes } from '../send-bytes.ts';
import type { FoundAsset, SiteAssets } from './site-assets.ts';

/** A picture that is opened by itself runs nothing and loads nothing. */
const picturePolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** Headers of a picture or file that a release has. */
export function assetHeaders(type: string, isVersion: boolean): OutgoingHttpHeaders {
  return {
    ...(type.startsWith('image/') && { 'content-security-policy': picturePolicy }),
    'cache-control': isVersion ? 'public, max-age=31536000, immutable' : 'public, max-age=0, must-revalidate',
  };
}

/** Sends the bytes of an asset, or the one range of them that is asked for. */
export async function sendAsset(
  request: IncomingMessage,
  response: ServerResponse,
  assets: SiteAssets,
  path: string,
  asset: FoundAsset,
): Promise<void> {
  const { hash, type, size, isVersion } = asset;
  const read = await assets.open(asset);
  await sendBytes(request, response, {
    type,
    size,
    etag: `"${hash.slice(0, 32)}"`,
    headers: {
      ...assetHeaders(type, isVersion),
      'content-disposition': `inline; filename="${path.slice(path.lastIndexOf('/') + 1)}"`,
    },
    read,
  });
}
