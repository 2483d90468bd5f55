import { describe, expect, it } from 'vitest';
import { configuredBucket } from './assets.ts';

const read = (address: string) => configuredBucket({ WAYMARK_ASSETS: address });

describe('the bucket of pictures and files', () => {
  it('is none without an address', () => {
    expect(configuredBucket({})).toEqual({ value: undefined });
  });

  it('is read with its prefix, and with the credentials of the machine', () => {
    expect(read('s3://my-media/site/a?region=ap-southeast-2')).toEqual({
      value: { bucket: 'my-media', prefix: 'site/a/', region: 'ap-southeast-2', timeoutMs: 5000 },
    });
    expect(read('s3://my-media?region=auto')).toMatchObject({ value: { prefix: '' } });
  });

  it('is read with credentials and an address of its own', () => {
    const endpoint = 'https://storage.example.org';
    const given = `region=auto&timeoutMs=900&endpoint=${encodeURIComponent(endpoint)}`;
    expect(read(`s3://id:a%2Fb%2Bc@my-media/?${given}`)).toMatchObject({
      value: { endpoint, timeoutMs: 900, credentials: { accessKeyId: 'id', secretAccessKey: 'a/b+c' } },
    });
  });

  it.each([
    ['https://my-media?region=auto', 'is no address of a bucket'],
    ['s3://My_Media?region=auto', 'is no address of a bucket'],
    ['s3://my-media', 'names no region'],
    ['s3://my-media?region=auto&regoin=b', 'has "regoin"'],
    ['s3://secret@my-media?region=auto', 'has one half of the credentials'],
    ['s3://my-media?region=auto&endpoint=storage', 'has an endpoint'],
    ['s3://my-media?region=auto&timeoutMs=1', 'has a timeoutMs'],
    ['s3://id:%zz@my-media?region=auto', 'has credentials that are not percent-encoded'],
  ])('is refused: %s', (address, mistake) => {
    const reading = read(address);
    expect(reading).toEqual({ mistake: expect.stringContaining(`WAYMARK_ASSETS ${mistake}`) });
    expect(JSON.stringify(reading)).not.toContain('secret@');
  });
});
