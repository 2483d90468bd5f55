import { describe, expect, it } from 'vitest';
import { deriveKeyRing } from '../keys/key-ring.ts';
import { previewAccess } from './preview-access.ts';

const noon = new Date('2030-05-01T12:00:00Z');
const keysOf = (secret: string) => deriveKeyRing([secret], 'preview');
const access = (now = noon, secret = 'a', word = 'open sesame') =>
  previewAccess({ secret: word, keys: keysOf(secret), now: () => now.getTime() });
const cookieOf = (header: string | undefined) => header?.split(';')[0] ?? '';

describe('preview', () => {
  it('begins for whoever knows the secret', () => {
    const cookie = access().enter('open sesame');
    expect(cookie).toMatch(/; Max-Age=28800; Path=\/; Secure; HttpOnly; SameSite=Lax$/);
    expect(access().isPreviewing({ cookie: `a=b; ${cookieOf(cookie)}; c=d` })).toBe(true);
  });

  it('does not begin for anybody else, nor when there is no secret', () => {
    expect(access().enter('open')).toBeUndefined();
    expect(
      previewAccess({ secret: undefined, keys: keysOf('a'), now: () => noon.getTime() }).enter(''),
    ).toBeUndefined();
  });

  it('belongs to the port of its site, where its address has one', () => {
    const cookie = cookieOf(access().enter('open sesame', 'localhost:3001'));
    expect(access().isPreviewing({ cookie, host: 'localhost:3001' })).toBe(true);
    expect(access().isPreviewing({ cookie, host: 'localhost:3002' })).toBe(false);
    const left = access().leave('localhost:3001');
    expect(left.split('=')[0]).toBe(cookie.split('=')[0]);
  });

  it('runs out', () => {
    const cookie = cookieOf(access().enter('open sesame'));
    const evening = new Date('2030-05-01T20:00:00Z');
    expect(access(evening).isPreviewing({ cookie: cookie })).toBe(false);
  });

  it('ends when the secret is changed or taken away', () => {
    const cookie = cookieOf(access().enter('open sesame'));
    expect(access(noon, 'a', 'another word').isPreviewing({ cookie: cookie })).toBe(false);
    const without = { secret: undefined, keys: keysOf('a'), now: () => noon.getTime() };
    expect(previewAccess(without).isPreviewing({ cookie: cookie })).toBe(false);
  });

  it('cannot be forged or lengthened', () => {
    const cookie = cookieOf(access().enter('open sesame'));
    expect(access(noon, 'another').isPreviewing({ cookie: cookie })).toBe(false);
    expect(access().isPreviewing({ cookie: cookie.replace(/=\d+/, '=99999999999') })).toBe(false);
    expect(access().isPreviewing({ cookie: '__Host-waymark-preview=1.x' })).toBe(false);
    expect(access().isPreviewing({ cookie: undefined })).toBe(false);
  });
});
