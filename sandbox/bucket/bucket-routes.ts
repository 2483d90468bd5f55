import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { Hono } from 'hono';
import { pathWithin, type SandboxContext, type SandboxEnv } from '../service.ts';
import type { SandboxState } from '../state/state.ts';
import { verifySignature } from './verify-signature.ts';

/** An S3 server whose buckets exist as soon as they are named in a path. Every request must be signed. */
export function bucketRoutes({ clock, objects }: SandboxState): Hono<SandboxEnv> {
  const routes = new Hono<SandboxEnv>();

  routes.use(async (context, next) => {
    const { url, method, raw } = context.req;
    const fault = verifySignature({ url, method, headers: raw.headers }, clock());
    return fault ? refuse(context, fault.status, fault.code) : await next();
  });

  routes.on('GET', ['/:bucket', '/:bucket/'], (context) => {
    const prefix = context.req.query('prefix') ?? '';
    const bucket = nameOf(context).replace(/\/$/, '');
    const most = Number(context.req.query('max-keys') ?? 1000);
    if (context.req.query('list-type') !== '2') return refuse(context, 501, 'NotImplemented');
    const found = objects.list(`${bucket}/${prefix}`);
    const contents = found.slice(0, most).map(([name, { bytes, modified }]) => {
      const key = name.slice(bucket.length + 1);
      return `<Contents><Key>${key}</Key><LastModified>${modified}</LastModified><Size>${bytes.length}</Size></Contents>`;
    });
    const head = `<Name>${bucket}</Name><Prefix>${prefix}</Prefix><KeyCount>${contents.length}</KeyCount><MaxKeys>${most}</MaxKeys>`;
    const isTruncated = found.length > most;
    return xml(
      context,
      200,
      `<ListBucketResult>${head}<IsTruncated>${isTruncated}</IsTruncated>${contents.join('')}</ListBucketResult>`,
    );
  });

  routes.put('/:bucket/:key{.+}', async (context) => {
    const name = nameOf(context);
    const signed = context.req.header('x-amz-content-sha256') ?? '';
    if (signed.startsWith('STREAMING-')) return refuse(context, 501, 'NotImplemented');
    const bytes = Buffer.from(await context.req.arrayBuffer());
    const hash = createHash('sha256').update(bytes).digest();
    if (signed !== 'UNSIGNED-PAYLOAD' && signed !== hash.toString('hex'))
      return refuse(context, 400, 'XAmzContentSHA256Mismatch');
    const checksum = context.req.header('x-amz-checksum-sha256');
    if (checksum !== undefined && checksum !== hash.toString('base64'))
      return refuse(context, 400, 'BadDigest');
    const type = context.req.header('content-type') ?? 'application/octet-stream';
    objects.put(name, { bytes, type, modified: clock().toISOString() });
    return context.body(null, 200, { etag: `"${hash.toString('hex').slice(0, 32)}"` });
  });

  // Hono answers HEAD from it, too.
  routes.get('/:bucket/:key{.+}', (context) => {
    const object = objects.get(nameOf(context));
    if (object === undefined) return refuse(context, 404, 'NoSuchKey');
    const { bytes, type, modified } = object;
    const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(context.req.header('range') ?? '') ?? [];
    const start = Number(first ?? 0);
    const end = Math.min(Number(last ?? bytes.length - 1), bytes.length - 1);
    if (first !== undefined && start > end) return refuse(context, 416, 'InvalidRange');
    const sent = bytes.subarray(start, end + 1);
    return new Response(Readable.toWeb(Readable.from([sent])) as ReadableStream<Uint8Array>, {
      status: first === undefined ? 200 : 206,
      headers: {
        'content-type': type,
        'content-length': String(sent.length),
        'last-modified': new Date(modified).toUTCString(),
        ...(first !== undefined && { 'content-range': `bytes ${start}-${end}/${bytes.length}` }),
      },
    });
  });

  routes.delete('/:bucket/:key{.+}', (context) => {
    objects.delete(nameOf(context));
    return context.body(null, 204);
  });

  return routes;
}

/** Bucket and key of the object that a path names. */
function nameOf(context: SandboxContext): string {
  return decodeURIComponent(pathWithin('bucket', context).slice(1));
}

function refuse(context: SandboxContext, status: 400 | 403 | 404 | 416 | 501, code: string): Response {
  return xml(context, status, `<Error><Code>${code}</Code><Message>${code}</Message></Error>`);
}

function xml(context: SandboxContext, status: 200 | 400 | 403 | 404 | 416 | 501, content: string): Response {
  return context.body(`<?xml version="1.0" encoding="UTF-8"?>\n${content}`, status, {
    'content-type': 'application/xml',
  });
}
