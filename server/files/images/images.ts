import { createHash } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeaders, RequestListener, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { type CompiledRelease, isScaled, linkPictures, pictureWidths } from '#engine';
import { holdsTag } from '../../http/etags.ts';
import { PageCache } from '../../http/page-cache.ts';
import { securityHeaders } from '../../http/security-headers.ts';
import { type Recorder, silentRecorder } from '../../observing/recorder.ts';
import { assetHeaders, sendAsset } from '../assets/send-asset.ts';
import type { FoundAsset, SiteAssets } from '../assets/site-assets.ts';
import { acceptedFormat, type ImageRequest, isImagePath, readImageRequest } from './image-request.ts';
import { type FetchRemoteImage, remoteImages } from './remote-images.ts';
import { type RenderedImage, renderImage } from './render-image.ts';

/** The site's pictures: served, and completed in documents. */
export interface Images {
  isImage(path: string): boolean;
  /** Answers requests for paths that `isImage` knows. */
  readonly answer: RequestListener;
  /** A document, or a part of one, whose pictures have their versions, placeholders and what their assets say of them. */
  link<Value>(value: Value, release: Pick<CompiledRelease, 'assets'>): Value;
}

export interface ImagesOptions {
  readonly assets: SiteAssets;
  /** Origins of other hosts whose pictures are served; read for every request. */
  readonly hosts: () => readonly string[];
  readonly fetchRemote?: FetchRemoteImage;
  readonly recorder?: Recorder;
}

interface Answer extends RenderedImage {
  /** Undefined for another width than was asked for, which is not kept. */
  readonly etag: string | undefined;
  readonly isVersion: boolean;
}

function renderingKey(hash: string, width: number, format: 'avif' | 'webp' | undefined): string {
  return `${hash.slice(0, 32)}-${width}-${format ?? 'usual'}`;
}

const cacheBytes = 96 * 1024 * 1024;

/**
 * Serves pictures. Renderings are kept by the hash of their source, so an entry is never wrong; those of the site's own
 * pictures are stored, so that one instance makes them for all.
 */
export function createImages(options: ImagesOptions): Images {
  const { assets, hosts, fetchRemote = remoteImages(), recorder = silentRecorder } = options;
  const rendered = new PageCache<RenderedImage | undefined>(cacheBytes, (result) =>
    recorder.lookUp('picture', result),
  );

  async function scaled(
    hash: string,
    width: number,
    accept: string | undefined,
    render: (format: 'avif' | 'webp' | undefined) => Promise<RenderedImage | undefined>,
  ): Promise<Omit<Answer, 'isVersion'> | undefined> {
    const format = acceptedFormat(accept);
    const key = renderingKey(hash, width, format);
    const image = await rendered.getOrMake(key, async () => {
      const value = await render(format);
      return { value, bytes: value?.body.length ?? 1 };
    });
    return image && { ...image, etag: `"${key}"` };
  }

  /** A rendering of one of the site's own pictures, which may be stored. */
  async function storedRendering(asset: FoundAsset, width: number, format: 'avif' | 'webp' | undefined) {
    const variant = { source: asset.hash, name: `${width}-${format ?? 'usual'}` };
    const { stored } = assets;
    // A database that is away does not keep a picture from its visitor, if this instance has its bytes.
    const known = await stored.findVariant(variant).catch(() => undefined);
    if (known !== undefined) {
      const body = await buffer(stored.read(known)).catch(() => undefined);
      // Only addVariant below writes it.
      if (body !== undefined) return { body, type: known.type as RenderedImage['type'] };
    }
    const read = await assets.open(asset);
    const made = await renderImage(await buffer(read(0, asset.size - 1)), width, format);
    if (made !== undefined) await stored.addVariant(variant, made).catch(() => undefined);
    return made;
  }

  /** A version of a picture that this instance made for another width: the next larger one, else the largest. */
  function otherRendering(hash: string, width: number, accept: string | undefined) {
    const larger = pictureWidths.filter((each) => each > width);
    const smaller = pictureWidths.filter((each) => each < width).toReversed();
    for (const each of [...larger, ...smaller])
      for (const format of [acceptedFormat(accept), undefined]) {
        const image = rendered.get(renderingKey(hash, each, format));
        if (image !== undefined) return image;
      }
    return undefined;
  }

  async function answerOwn(
    { path, width, version }: ImageRequest & { kind: 'own' },
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    const asset = await assets.find(path, version);
    if (asset === undefined) return refuse(response, 404);
    if (width === undefined || !isScaled(path))
      return await sendAsset(request, response, assets, path, asset);
    const { accept } = request.headers;
    const image = await scaled(asset.hash, width, accept, (format) =>
      storedRendering(asset, width, format),
    ).catch((error) => {
      const other = otherRendering(asset.hash, width, accept);
      if (other === undefined) throw error;
      return { ...other, etag: undefined };
    });
    if (image === undefined) refuse(response, 404);
    else send(request, response, { ...image, isVersion: asset.isVersion });
  }

  async function answerRemote(
    { address, width }: ImageRequest & { kind: 'remote' },
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    const isNamed = hosts().includes(new URL(address).origin);
    const content = isNamed ? await fetchRemote(address) : undefined;
    if (content === undefined) return refuse(response, 404);
    const hash = createHash('sha256').update(content).digest('hex');
    const image = await scaled(hash, width, request.headers.accept, (format) =>
      renderImage(content, width, format),
    );
    if (image === undefined) refuse(response, 404);
    else send(request, response, { ...image, isVersion: false });
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const asked = readImageRequest(request.url ?? '');
    if (asked.kind === 'refused') refuse(response, 400);
    else if (asked.kind === 'own') await answerOwn(asked, request, response);
    else await answerRemote(asked, request, response);
  }

  return {
    isImage: isImagePath,
    // Too many are being made, or the database is away: the browser may ask again.
    answer: (request, response) => void answer(request, response).catch(() => refuse(response, 503)),
    link: (value, release) => linkPictures(value, release.assets),
  };
}

function send(
  request: IncomingMessage,
  response: ServerResponse,
  { body, type, etag, isVersion }: Answer,
): void {
  const headers: OutgoingHttpHeaders = {
    ...securityHeaders,
    ...assetHeaders(type, isVersion),
    ...(etag === undefined ? { 'cache-control': 'no-store' } : { etag }),
    vary: 'Accept',
  };
  if (etag !== undefined && holdsTag(request.headers['if-none-match'], etag))
    return void response.writeHead(304, headers).end();
  response.writeHead(200, { ...headers, 'content-type': type, 'content-length': body.length });
  response.end(request.method === 'HEAD' ? undefined : body);
}

function refuse(response: ServerResponse, status: 400 | 404 | 503): void {
  response.writeHead(status, { ...securityHeaders, 'cache-control': 'no-store', 'content-length': 0 }).end();
}
