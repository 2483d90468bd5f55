import { createHash } from 'node:crypto';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningSandbox, startSandbox } from '../server.ts';
import { bucketCredentials } from './verify-signature.ts';

let sandbox: RunningSandbox;
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0 });
});
afterAll(() => sandbox.close());

/** The client of AWS, which signs as services expect. */
function client(credentials: { accessKeyId: string; secretAccessKey: string } = bucketCredentials) {
  const endpoint = `${sandbox.url}/bucket`;
  return new S3Client({ endpoint, region: 'ap-southeast-2', forcePathStyle: true, credentials });
}

const lake = { Bucket: 'pictures', Key: 'lakes/a b+ā.txt' };

describe('a bucket', () => {
  it('gives back what was put, whole and in parts, lists and deletes it', async () => {
    const s3 = client();
    await s3.send(new PutObjectCommand({ ...lake, Body: 'A lake', ContentType: 'text/plain' }));
    const whole = await s3.send(new GetObjectCommand(lake));
    expect([whole.ContentType, await whole.Body?.transformToString()]).toEqual(['text/plain', 'A lake']);
    const part = await s3.send(new GetObjectCommand({ ...lake, Range: 'bytes=2-3' }));
    expect([part.ContentRange, await part.Body?.transformToString()]).toEqual(['bytes 2-3/6', 'la']);
    expect(await s3.send(new HeadObjectCommand(lake))).toMatchObject({ ContentLength: 6 });
    const list = new ListObjectsV2Command({ Bucket: 'pictures', Prefix: 'lakes/' });
    expect((await s3.send(list)).Contents).toMatchObject([{ Key: lake.Key, Size: 6 }]);
    await s3.send(new DeleteObjectCommand(lake));
    await expect(s3.send(new GetObjectCommand(lake))).rejects.toMatchObject({ name: 'NoSuchKey' });
  });

  it('takes nothing that is not signed with its secret', async () => {
    const wrong = client({ ...bucketCredentials, secretAccessKey: 'wrong' });
    await expect(wrong.send(new GetObjectCommand(lake))).rejects.toMatchObject({
      name: 'SignatureDoesNotMatch',
    });
    const other = client({ ...bucketCredentials, accessKeyId: 'OTHER' });
    await expect(other.send(new GetObjectCommand(lake))).rejects.toMatchObject({
      name: 'InvalidAccessKeyId',
    });
    expect((await fetch(`${sandbox.url}/bucket/pictures/lake`)).status).toBe(403);
  });

  it('takes no bytes other than those that were signed', async () => {
    const ChecksumSHA256 = createHash('sha256').update('Another').digest('base64');
    const put = new PutObjectCommand({ ...lake, Body: 'A lake', ChecksumSHA256 });
    await expect(client().send(put)).rejects.toMatchObject({ name: 'BadDigest' });
  });
});
