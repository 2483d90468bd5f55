import { createHash } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeaders, RequestListener, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { type CompiledRelease, isScaled } from '#engine';
import { holdsTag } from '../../http/etags.ts';
import { PageCache } from '../../http/page-cache.ts';
import { securityHeaders } from '../../http/security-headers.ts';
import { type Recorder, silentRecorder } from '../../observing/recorder.ts';
import { assetHeaders, sendAsset } from '../assets/send-asset.ts';
import type { FoundAsset, SiteAssets } from '../assets/site-assets.ts';
import { acceptedFormat, type ImageRequest, isImagePath, readImageRequest } from './image-request.ts';
import { linkPictures } from './link-pictures.ts';
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
  readonly etag: string;
  readonly isVersion: boolean;
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
    const key = `${hash.slice(0, 32)}-${width}-${format ?? 'usual'}`;
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
    const known = await stored.findVariant(variant);
    if (known !== undefined) {
      const body = await buffer(stored.read(known));
      // Only addVariant below writes it.
      return { body, type: known.type as RenderedImage['type'] };
    }
    const made = await renderImage(await buffer(stored.read(asset)), width, format);
    // A database that takes no writes now does not keep a picture from its visitor.
    if (made !== undefined) await stored.addVariant(variant, made).catch(() => undefined);
    return made;
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
    const image = await scaled(asset.hash, width, request.headers.accept, (format) =>
      storedRendering(asset, width, format),
    );
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
    etag,
    vary: 'Accept',
  };
  if (holdsTag(request.headers['if-none-match'], etag)) return void response.writeHead(304, headers).end();
  response.writeHead(200, { ...headers, 'content-type': type, 'content-length': body.length });
  response.end(request.method === 'HEAD' ? undefined : body);
}

function refuse(response: ServerResponse, status: 400 | 404 | 503): void {
  response.writeHead(status, { ...securityHeaders, 'cache-control': 'no-store', 'content-length': 0 }).end();
}
