import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import type { StoredAsset } from './asset-type.ts';
import { createWatchdog } from './watchdog.ts';

/** A bucket of an S3-compatible service. */
export interface BucketSettings {
  readonly bucket: string;
  /** Beginning of the names of all objects: empty, or ending with a slash. */
  readonly prefix: string;
  readonly region: string;
  /** Address of the service; that of AWS if omitted. */
  readonly endpoint?: string;
  /** Those of the environment or the machine if omitted, as the SDK of AWS finds them. */
  readonly credentials?: { readonly accessKeyId: string; readonly secretAccessKey: string };
  /** How long the service may be silent. */
  readonly timeoutMs: number;
}

/** Bytes of assets as objects of a bucket. All of it rejects with `BucketAway`. */
export interface Bucket {
  /** Writes a new object. It rejects with the error of the bytes if those cannot be read. */
  write(object: string, asset: StoredAsset, bytes: AsyncIterable<Uint8Array>): Promise<void>;
  /** The bytes from one position to another, both included. */
  read(object: string, asset: StoredAsset, start: number, end: number): AsyncGenerator<Uint8Array>;
  /** Deletes an object, also one that is not there. */
  remove(object: string): Promise<void>;
  /** Looks at the bucket from now on. Calls back with its trouble, and with undefined once it works again. */
  watch(notify: (trouble: string | undefined) => void): void;
  close(): void;
}

/** The bucket cannot be reached or used, or does not have what it should. */
export class BucketAway extends Error {
  readonly code = 'BUCKET_AWAY';
}

const lookEveryMs = 30_000;

/** Opens a bucket; the SDK is loaded when it is first used. */
export function openBucket(settings: BucketSettings): Bucket {
  const { bucket, prefix, timeoutMs } = settings;
  let connected: ReturnType<typeof connect> | undefined;
  let notify: (trouble: string | undefined) => void = () => undefined;
  let trouble: string | undefined;
  let timer: NodeJS.Timeout | undefined;

  function note(found: string | undefined): void {
    if (found === trouble) return;
    trouble = found;
    notify(found);
  }

  /** Does something with the bucket, which is given up when the bucket is silent for too long. */
  async function use<Result>(work: (using: Using) => Promise<Result>): Promise<Result> {
    const watchdog = createWatchdog(timeoutMs);
    try {
      connected ??= connect(settings);
      const connection = await connected;
      watchdog.start();
      const result = await work({ ...connection, watchdog });
      note(undefined);
      return result;
    } catch (error) {
      throw failure(error);
    } finally {
      watchdog.stop();
    }
  }

  function failure(error: unknown): unknown {
    if (error instanceof UnreadableBytes) return error.cause;
    const reason =
      error instanceof Error
        ? error.name === 'Error'
          ? error.message
          : `${error.name}: ${error.message}`
        : String(error);
    // Others are where they should be.
    const isMissing = error instanceof Error && error.name === 'NoSuchKey';
    const message = `The bucket "${bucket}" cannot be used: ${reason}`;
    note(isMissing ? undefined : message);
    return new BucketAway(message);
  }

  const at = (object: string) => ({ Bucket: bucket, Key: `${prefix}${object}` });

  return {
    write: async (object, { hash, type, size }, bytes) =>
      await use(async ({ sdk, client, watchdog }) => {
        const body = Readable.from(noticed(bytes, watchdog.start));
        const command = new sdk.PutObjectCommand({
          ...at(object),
          Body: body,
          ContentLength: size,
          ContentType: type,
          ChecksumSHA256: Buffer.from(hash, 'hex').toString('base64'),
        });
        const sent = client.send(command, { abortSignal: watchdog.signal });
        try {
          await watchdog.within(Promise.all([finished(body), sent]));
        } finally {
          watchdog.abort();
          body.destroy();
        }
      }),
    async *read(object, { size }, start, end) {
      const watchdog = createWatchdog(timeoutMs);
      let body: unknown;
      try {
        connected ??= connect(settings);
        const { sdk, client } = await connected;
        watchdog.start();
        const isPart = start > 0 || end < size - 1;
        const command = new sdk.GetObjectCommand({
          ...at(object),
          ...(isPart && { Range: `bytes=${start}-${end}` }),
        });
        const answer = await watchdog.within(client.send(command, { abortSignal: watchdog.signal }));
        body = answer.Body;
        const length = end - start + 1;
        if (!(body instanceof Readable) || answer.ContentLength !== length)
          throw new Error(`It answers with ${answer.ContentLength} bytes where ${length} were asked for.`);
        const iterator: AsyncIterator<Uint8Array> = body[Symbol.asyncIterator]();
        for (;;) {
          watchdog.start();
          const { done, value } = await watchdog.within(iterator.next());
          // The reader may take its time.
          watchdog.stop();
          if (done) break;
          yield value;
        }
        note(undefined);
      } catch (error) {
        throw failure(error);
      } finally {
        watchdog.abort();
        if (body instanceof Readable) body.destroy();
      }
    },
    remove: async (object) =>
      await use(async ({ sdk, client, watchdog }) => {
        const command = new sdk.DeleteObjectCommand(at(object));
        await watchdog.within(client.send(command, { abortSignal: watchdog.signal }));
      }),
    watch(callBack) {
      notify = callBack;
      const look = () =>
        void use(async ({ sdk, client, watchdog }) => {
          const command = new sdk.ListObjectsV2Command({ Bucket: bucket, Prefix: prefix, MaxKeys: 1 });
          await watchdog.within(client.send(command, { abortSignal: watchdog.signal }));
        }).catch(() => undefined);
      look();
      timer = setInterval(look, lookEveryMs).unref();
    },
    close() {
      clearInterval(timer);
      notify = () => undefined;
      void connected?.then(({ client }) => client.destroy()).catch(() => undefined);
    },
  };
}

type Using = Awaited<ReturnType<typeof connect>> & { readonly watchdog: ReturnType<typeof createWatchdog> };

const silent = { debug() {}, info() {}, warn() {}, error() {} };

async function connect({ region, endpoint, credentials }: BucketSettings) {
  const sdk = await import('@aws-sdk/client-s3');
  const client = new sdk.S3Client({
    region,
    // Services other than AWS may have no host for each bucket, and may not know checksums that nobody asked for.
    ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
    ...(credentials && { credentials }),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    // It would take a connection of its own for each object.
    expectContinueHeader: false,
    // Its errors say what happened.
    logger: silent,
  });
  return { sdk, client };
}

/** The bytes that are to be written cannot be read, for which the bucket can do nothing. */
class UnreadableBytes extends Error {}

/** Passes bytes on, the last of them when the source has ended: an object is not complete if that fails. */
async function* noticed(bytes: AsyncIterable<Uint8Array>, notice: () => void): AsyncGenerator<Uint8Array> {
  let held: Uint8Array | undefined;
  try {
    for await (const chunk of bytes) {
      notice();
      if (held !== undefined) yield held;
      held = chunk;
    }
    if (held !== undefined) yield held;
  } catch (cause) {
    throw new UnreadableBytes('', { cause });
  }
}
