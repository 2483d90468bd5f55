import type { BucketSettings } from '../store/assets/bucket.ts';
import type { Reading, Setting } from './setting.ts';

/** Bucket that holds the bytes of pictures and files. */
export const assetsSetting: Setting<BucketSettings | undefined> = {
  variable: 'WAYMARK_ASSETS',
  fallback: '',
  read: readBucket,
  meaning:
    'Bucket for the bytes of pictures and files, in any service that speaks S3: `s3://<bucket>/<prefix>?region=…`; see below. Without it they are in the database.',
};

/** The bucket from the environment, for programs that need no other setting. */
export function configuredBucket(
  env: Readonly<Record<string, string | undefined>>,
): Reading<BucketSettings | undefined> {
  const reading = readBucket(env[assetsSetting.variable]?.trim() ?? '');
  return 'value' in reading ? reading : { mistake: `${assetsSetting.variable} ${reading.mistake}` };
}

const known: ReadonlySet<string> = new Set(['endpoint', 'region', 'timeoutMs']);

/** `s3://…`; a message never repeats the credentials in it. */
function readBucket(text: string): Reading<BucketSettings | undefined> {
  if (text === '') return { value: undefined };
  const mistake = 'is no address of a bucket; expected s3://<bucket>/<prefix>?region=<region>.';
  if (!/^s3:\/\/\S+$/.test(text) || !URL.canParse(text)) return { mistake };
  const { hostname: bucket, pathname, searchParams, username, password } = new URL(text);
  if (!/^[a-z0-9][a-z0-9.-]+[a-z0-9]$/.test(bucket) || !/^[\w/.-]*$/.test(pathname)) return { mistake };
  const unknown = [...searchParams.keys()].find((name) => !known.has(name));
  if (unknown !== undefined)
    return { mistake: `has "${unknown}", which is none of ${[...known].join(', ')}.` };
  if ((username === '') !== (password === ''))
    return { mistake: 'has one half of the credentials; expected s3://<id>:<secret>@<bucket>.' };
  const credentials = decoded(username, password);
  if (credentials === undefined) return { mistake: 'has credentials that are not percent-encoded.' };
  const region = searchParams.get('region');
  if (region === null)
    return { mistake: 'names no region; services without regions take "auto" or "us-east-1".' };
  const endpoint = searchParams.get('endpoint');
  if (endpoint !== null && !/^https?:\/\/[^\s?#]+$/.test(endpoint))
    return { mistake: 'has an endpoint that is no http or https address.' };
  const timeoutMs = Number(searchParams.get('timeoutMs') ?? 5000);
  if (!(timeoutMs >= 100 && timeoutMs <= 60_000))
    return { mistake: 'has a timeoutMs that is not from 100 to 60000.' };
  const prefix = pathname.replace(/^\/+|\/+$/g, '');
  return {
    value: {
      bucket,
      prefix: prefix === '' ? '' : `${prefix}/`,
      region,
      timeoutMs,
      ...(endpoint !== null && { endpoint }),
      ...(username !== '' && { credentials }),
    },
  };
}

function decoded(id: string, secret: string): BucketSettings['credentials'] {
  try {
    return { accessKeyId: decodeURIComponent(id), secretAccessKey: decodeURIComponent(secret) };
  } catch {
    return undefined;
  }
}
