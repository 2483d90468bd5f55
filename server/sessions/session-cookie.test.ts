import { describe, expect, it } from 'vitest';
import { clearedSessionCookie, newSessionId, readSessionCookie, sessionCookie } from './session-cookie.ts';

describe('the session cookie', () => {
  it('is out of reach of scripts, other hosts, other sites and plain connections', () => {
    expect(sessionCookie('abc')).toBe('__Host-waymark=abc; Path=/; Secure; HttpOnly; SameSite=Lax');
    expect(clearedSessionCookie()).toBe('__Host-waymark=; Path=/; Secure; HttpOnly; SameSite=Lax; Max-Age=0');
  });

  it('carries 128 random bits', () => {
    const ids = new Set(Array.from({ length: 1000 }, newSessionId));
    expect(ids.size).toBe(1000);
    for (const id of ids) expect(Buffer.from(id, 'base64url')).toHaveLength(16);
  });

  it('is found among others', () => {
    const id = newSessionId();
    expect(readSessionCookie(`theme=dark; __Host-waymark=${id};last=1`)).toBe(id);
  });

  it('is not taken from a header that holds anything else', () => {
    for (const header of [
      null,
      undefined,
      '',
      'a',
      '__Host-waymark',
      '__Host-waymark=',
      '__Host-waymark=short',
    ]) {
      expect(readSessionCookie(header)).toBeUndefined();
    }
    expect(readSessionCookie(`waymark=${newSessionId()}`)).toBeUndefined();
    expect(readSessionCookie(`__Host-waymark=${'%'.repeat(22)}`)).toBeUndefined();
  });
});
