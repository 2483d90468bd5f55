import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { answerSiteTokenRequest, issueSiteToken, type SigningKeys, verifySiteToken } from './site-token.ts';

const keys: SigningKeys = [{ id: 'k2', secret: 'a shared secret of decent length' }];
const now = Date.parse('2026-03-02T00:00:00Z');

describe('a site token', () => {
  it('is valid until it expires', () => {
    const { access_token, expires_in } = issueSiteToken({ keys, now, lifetimeSeconds: 600 });
    expect(expires_in).toBe(600);
    expect(verifySiteToken(access_token, { keys, now: now + 599_000 })).toBe('valid');
    expect(verifySiteToken(access_token, { keys, now: now + 600_000 })).toBe('expired');
  });

  it('is valid on another instance with the same secret, and not with another secret', () => {
    const { access_token } = issueSiteToken({ keys, now });
    expect(verifySiteToken(access_token, { keys: [{ ...keys[0] }], now })).toBe('valid');
    expect(verifySiteToken(access_token, { keys: [{ id: 'k2', secret: 'other' }], now })).toBe('invalid');
  });

  it('outlives a change of keys while its key is still known', () => {
    const { access_token } = issueSiteToken({ keys, now });
    const next = { id: 'k3', secret: 'the next secret' };
    expect(verifySiteToken(access_token, { keys: [next, ...keys], now })).toBe('valid');
    expect(verifySiteToken(access_token, { keys: [next], now })).toBe('invalid');
  });

  it('must name a key this site knows, whatever it is signed with', () => {
    const { access_token } = issueSiteToken({ keys: [{ ...keys[0], id: 'unknown' }], now });
    expect(verifySiteToken(access_token, { keys, now })).toBe('invalid');
  });

  it('is invalid once anything in it is changed', () => {
    const { access_token } = issueSiteToken({ keys, now });
    for (let at = 0; at < access_token.length; at++) {
      const other = access_token[at] === 'A' ? 'B' : 'A';
      const changed = access_token.slice(0, at) + other + access_token.slice(at + 1);
      expect(verifySiteToken(changed, { keys, now })).toBe('invalid');
    }
  });

  it.each(['', 'k2', 'k2.1.x.y', 'k2..'.repeat(5000)])('is invalid when it is no token at all', (text) => {
    expect(verifySiteToken(text, { keys, now })).toBe('invalid');
  });

  it('is invalid when it was signed with the same secret for another purpose', () => {
    const claims = `k2.${now / 1000 + 600}.${'x'.repeat(16)}`;
    const signedFor = (purpose: string) =>
      createHmac('sha256', 'a shared secret of decent length')
        .update(`${purpose}${claims}`)
        .digest('base64url');
    expect(verifySiteToken(`${claims}.${signedFor('waymark/site-token/1:')}`, { keys, now })).toBe('valid');
    expect(verifySiteToken(`${claims}.${signedFor('')}`, { keys, now })).toBe('invalid');
    expect(verifySiteToken(`${claims}.${signedFor('waymark/other/1:')}`, { keys, now })).toBe('invalid');
  });

  it('is never the same twice', () => {
    expect(issueSiteToken({ keys, now }).access_token).not.toBe(issueSiteToken({ keys, now }).access_token);
  });

  it('is answered as JSON that no cache keeps', async () => {
    const response = answerSiteTokenRequest({ keys, now });
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toEqual({ access_token: expect.any(String), expires_in: 900 });
  });
});
