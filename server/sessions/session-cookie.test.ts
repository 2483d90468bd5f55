import { describe, expect, it } from 'vitest';
import { deriveKeyRing } from '../keys/key-ring.ts';
import { createSessionIds, readSessionCookie, sessionCookie } from './session-ids.ts';

const hour = 3_600_000;
let now = 1_800_000_000_000;
const idsOf = (...secrets: [string, ...string[]]) =>
  createSessionIds({ keys: deriveKeyRing(secrets, 'session'), lifetimeMs: hour, now: () => now });
const ids = idsOf('a secret of the bakery that is long enough');

describe('the session cookie', () => {
  it('is out of reach of scripts, other hosts, other sites and plain connections', () => {
    expect(sessionCookie('abc', hour)).toBe(
      '__Host-waymark=abc; Max-Age=3600; Path=/; Secure; HttpOnly; SameSite=Lax',
    );
  });

  it('is kept by a browser that is closed for as long as its id is taken, and no longer', () => {
    const id = ids.issue();
    now += hour / 4;
    expect(ids.cookie(id)).toContain('Max-Age=2700;');
    now -= hour / 4;
  });

  it('carries another id each time', () => {
    expect(new Set(Array.from({ length: 1000 }, ids.issue)).size).toBe(1000);
  });

  it('is found among others', () => {
    const id = ids.issue();
    expect(ids.read({ cookie: `theme=dark; __Host-waymark=${id};last=1` })).toBe(id);
  });

  it('has the port of its site in its name, so that sites on one machine keep theirs apart', () => {
    const [one, other] = [ids.issue(), ids.issue()];
    const hosts = ['localhost:3001', '[::1]:3002'] as const;
    const cookie = [ids.cookie(one, hosts[0]), ids.cookie(other, hosts[1])]
      .map((header) => header.split(';')[0])
      .join('; ');
    expect(cookie).toBe(`__Host-waymark-3001=${one}; __Host-waymark-3002=${other}`);
    expect(hosts.map((host) => ids.read({ cookie, host }))).toEqual([one, other]);
    for (const host of ['localhost', '[::1]', undefined]) expect(ids.read({ cookie, host })).toBeUndefined();
  });

  it('is not taken from a header that holds anything else', () => {
    const id = ids.issue();
    const values = ['', 'short', '%'.repeat(44), 'A'.repeat(44), `${id}A`, id.slice(1)];
    const headers = ['', 'a', '__Host-waymark', ...values.map((value) => `__Host-waymark=${value}`)];
    for (const header of [undefined, ...headers, `waymark=${id}`]) {
      expect(ids.read({ cookie: header }), String(header)).toBeUndefined();
    }
    expect(readSessionCookie({ cookie: '__Host-waymark=short' })).toBeUndefined();
  });

  it('is not taken when anything of it was altered', () => {
    const bytes = Buffer.from(ids.issue(), 'base64url');
    for (const at of bytes.keys()) {
      const altered = Buffer.from(bytes);
      altered[at] = (altered[at] ?? 0) ^ 1;
      expect(
        ids.read({ cookie: `__Host-waymark=${altered.toString('base64url')}` }),
        `byte ${at}`,
      ).toBeUndefined();
    }
  });

  it('is taken until its lifetime is over, though the secret is another by then', () => {
    const id = ids.issue();
    const later = idsOf(
      'another secret of the bakery, long enough',
      'a secret of the bakery that is long enough',
    );
    now += hour - 1000;
    expect(later.read({ cookie: `__Host-waymark=${id}` })).toBe(id);
    now += 1000;
    expect(later.read({ cookie: `__Host-waymark=${id}` })).toBeUndefined();
  });
});
