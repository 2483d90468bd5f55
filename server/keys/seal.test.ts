import { describe, expect, it } from 'vitest';
import { deriveKeyRing, type Secrets } from './key-ring.ts';
import { seal, unseal } from './seal.ts';

const older = 'an old secret of the bakery, long enough';
const newer = 'a new secret of the bakery, long enough!';
const ringOf = (...secrets: Secrets) => deriveKeyRing(secrets, 'session');

const bytesOf = (envelope: string) =>
  envelope
    .split('.')
    .map((part, index) => (index < 2 ? part : Buffer.from(part, 'base64url').toString('hex')))
    .join();

describe('sealing', () => {
  it('hides a text and gives it back where it belongs', () => {
    const sealed = seal(ringOf(older), 'café au lait', 'ann/orders');
    expect(sealed).not.toContain('lait');
    expect(unseal(ringOf(older), sealed, 'ann/orders')).toBe('café au lait');
  });

  it('does not open it for another visitor', () => {
    expect(unseal(ringOf(older), seal(ringOf(older), 'rye', 'ann'), 'bob')).toBeUndefined();
  });

  it('never seals the same way twice', () => {
    expect(seal(ringOf(older), 'rye', 'ann')).not.toBe(seal(ringOf(older), 'rye', 'ann'));
  });

  it('opens with an old key and seals with the newest', () => {
    const sealed = seal(ringOf(older), 'rye', 'ann');
    expect(unseal(ringOf(newer, older), sealed, 'ann')).toBe('rye');
    const again = seal(ringOf(newer, older), 'rye', 'ann');
    expect(unseal(ringOf(newer), again, 'ann')).toBe('rye');
    expect(unseal(ringOf(older), again, 'ann')).toBeUndefined();
  });

  it('notices every altered character', () => {
    const sealed = seal(ringOf(older), 'rye', 'ann');
    for (let at = 0; at < sealed.length; at++) {
      const other = sealed[at] === 'A' ? 'B' : 'A';
      const altered = sealed.slice(0, at) + other + sealed.slice(at + 1);
      // The last character of a part has unused bits.
      if (bytesOf(altered) !== bytesOf(sealed)) expect(unseal(ringOf(older), altered, 'ann')).toBeUndefined();
    }
    for (const nonsense of ['', 'v1', 'v1.x', `${sealed.slice(0, 40)}`]) {
      expect(unseal(ringOf(older), nonsense, 'ann')).toBeUndefined();
    }
  });

  it('gives each purpose keys of its own', () => {
    const forTokens = deriveKeyRing([older], 'site-token');
    expect(forTokens[0].id).not.toBe(ringOf(older)[0].id);
    expect(unseal(forTokens, seal(ringOf(older), 'rye', 'ann'), 'ann')).toBeUndefined();
  });
});
