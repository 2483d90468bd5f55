import { readFile } from 'node:fs/promises';
import type { IncomingMessage, OutgoingHttpHeaders, RequestListener, ServerResponse } from 'node:http';
import { extname } from 'node:path';
import { isScaled } from '#engine';
import { holdsTag } from '../../http/etags.ts';
import { PageCache } from '../../http/page-cache.ts';
import { securityHeaders } from '../../http/security-headers.ts';
import { type Recorder, silentRecorder } from '../../observing/recorder.ts';
import { type ImageIndex, type IndexedImage, linkPictures, versionOf } from './image-index.ts';
import { acceptedFormat, type ImageRequest, isImagePath, readImageRequest } from './image-request.ts';
import { type FetchRemoteImage, remoteImages } from './remote-images.ts';
import { renderImage } from './render-image.ts';

/** The site's pictures: served, and completed in documents. */
export interface Images {
  isImage(path: string): boolean;
  /** Answers requests for paths that `isImage` knows. */
  readonly answer: RequestListener;
  /** A document, or a part of one, whose pictures have their versions and placeholders. */
  link<Value>(value: Value): Value;
}

export interface ImagesOptions {
  readonly index: ImageIndex;
  /** Origins of other hosts whose pictures are served; read for every request. */
  readonly hosts: () => readonly string[];
  readonly fetchRemote?: FetchRemoteImage;
  readonly recorder?: Recorder;
}

interface Answer {
  readonly body: Buffer;
  readonly type: string;
  readonly etag: string;
  readonly isImmutable: boolean;
}

const cacheBytes = 96 * 1024 * 1024;

const types: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.gif': 'image/gif',
  '.ico': 'image/x-icon',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
};

/** A drawing that is opened by itself runs nothing and loads nothing. */
const drawingPolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** Serves pictures. Renderings are kept by the hash of their source, so an entry is never wrong. */
export function createImages(options: ImagesOptions): Images {
  const { index, hosts, fetchRemote = remoteImages(), recorder = silentRecorder } = options;
  const rendered = new PageCache<Answer | undefined>(cacheBytes, (result) =>
    recorder.lookUp('picture', result),
  );

  function scaled(source: Source, width: number, accept: string | undefined): Promise<Answer | undefined> {
    const format = acceptedFormat(accept);
    const key = `${source.version}-${width}-${format ?? 'usual'}`;
    return rendered.getOrMake(key, async () => {
      const image = await renderImage(await source.read(), width, format);
      const value = image && { ...image, etag: `"${key}"`, isImmutable: false };
      return { value, bytes: image?.body.length ?? 1 };
    });
  }

  async function ownAnswer(asked: ImageRequest & { kind: 'own' }, accept: string | undefined) {
    const image = index.get(asked.path);
    if (image === undefined) return undefined;
    const source = { version: image.version, read: () => readFile(image.file) };
    const answer =
      asked.width !== undefined && isScaled(asked.path)
        ? await scaled(source, asked.width, accept)
        : await fileAnswer(image);
    return answer && { ...answer, isImmutable: asked.version === image.version };
  }

  async function remoteAnswer(
    { address, width }: ImageRequest & { kind: 'remote' },
    accept: string | undefined,
  ) {
    if (!hosts().includes(new URL(address).origin)) return undefined;
    const content = await fetchRemote(address);
    if (content === undefined) return undefined;
    return scaled({ version: versionOf(content), read: async () => content }, width, accept);
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const asked = readImageRequest(request.url ?? '');
    const { accept } = request.headers;
    if (asked.kind === 'refused') return refuse(response, 400);
    const found = asked.kind === 'own' ? await ownAnswer(asked, accept) : await remoteAnswer(asked, accept);
    if (found === undefined) refuse(response, 404);
    else send(request, response, found);
  }

  return {
    isImage: isImagePath,
    // Too many are being made, or the file is gone: the browser may ask again.
    answer: (request, response) => void answer(request, response).catch(() => refuse(response, 503)),
    link: (value) => linkPictures(value, index),
  };
}

interface Source {
  readonly version: string;
  readonly read: () => Promise<Buffer>;
}

async function fileAnswer({ file, version }: IndexedImage): Promise<Answer> {
  const type = types[extname(file).toLowerCase()] ?? 'application/octet-stream';
  return { body: await readFile(file), type, etag: `"${version}"`, isImmutable: false };
}

function send(
  request: IncomingMessage,
  response: ServerResponse,
  { body, type, etag, isImmutable }: Answer,
): void {
  const headers: OutgoingHttpHeaders = {
    ...securityHeaders,
    'content-security-policy': drawingPolicy,
    'cache-control': isImmutable
      ? 'public, max-age=31536000, immutable'
      : 'public, max-age=0, must-revalidate',
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
