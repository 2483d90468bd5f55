import { createHash, createHmac } from 'node:crypto';

/** The only credentials that the bucket knows. */
export const bucketCredentials = {
  accessKeyId: 'AKIASANDBOX',
  secretAccessKey: 'sandbox/secret+for/tests',
} as const;

/** A request as its signature covers it. */
export interface SignedRequest {
  readonly method: string;
  /** Address as it was sent. */
  readonly url: string;
  readonly headers: Headers;
}

/** Why a request is refused, as S3 says it. */
export interface SignatureFault {
  readonly status: 400 | 403;
  readonly code: string;
}

const authorizationForm =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([a-z0-9;-]+), ?Signature=([0-9a-f]{64})$/;
const mustBeSigned = ['host', 'x-amz-content-sha256', 'x-amz-date'];
/** Signatures are taken for 15 minutes. */
const longestSkewMs = 15 * 60_000;

/** Verifies an AWS signature of version 4, but for the hash of the body; undefined if it is right. */
export function verifySignature(request: SignedRequest, now: Date): SignatureFault | undefined {
  const { headers } = request;
  const [, keyId, day = '', region = '', signed = '', signature] =
    authorizationForm.exec(headers.get('authorization') ?? '') ?? [];
  if (signature === undefined) return { status: 403, code: 'AccessDenied' };
  if (keyId !== bucketCredentials.accessKeyId) return { status: 403, code: 'InvalidAccessKeyId' };
  const names = signed.split(';');
  if (mustBeSigned.some((name) => !names.includes(name))) return { status: 403, code: 'AccessDenied' };
  const time = headers.get('x-amz-date') ?? '';
  const [, year, month, date, hour, minute, second] =
    /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(time) ?? [];
  const at = Date.parse(`${year}-${month}-${date}T${hour}:${minute}:${second}Z`);
  if (!time.startsWith(day) || !(Math.abs(now.getTime() - at) <= longestSkewMs))
    return { status: 403, code: 'RequestTimeTooSkewed' };
  const scope = `${day}/${region}/s3/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', time, scope, sha256(canonicalRequest(request, names))].join('\n');
  const key = [day, region, 's3', 'aws4_request'].reduce<Buffer | string>(
    hmac,
    `AWS4${bucketCredentials.secretAccessKey}`,
  );
  if (hmac(key, text).toString('hex') !== signature) return { status: 403, code: 'SignatureDoesNotMatch' };
  return undefined;
}

function canonicalRequest({ method, url, headers }: SignedRequest, names: readonly string[]): string {
  const { pathname, search } = new URL(url);
  const query = search
    .slice(1)
    .split('&')
    .filter((pair) => pair !== '')
    .map((pair) => (pair.includes('=') ? pair : `${pair}=`))
    .sort();
  return [
    method,
    pathname,
    query.join('&'),
    ...names.map((name) => `${name}:${(headers.get(name) ?? '').trim().replace(/ +/g, ' ')}`),
    '',
    names.join(';'),
    headers.get('x-amz-content-sha256') ?? '',
  ].join('\n');
}

function hmac(key: Buffer | string, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
