import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { Key, KeyRing } from './key-ring.ts';

const version = 'v1';
const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

/**
 * Encrypts a text with the newest key (AES-256-GCM): `v1.<key id>.<nonce>.<ciphertext and tag>`.
 *
 * @param binding place that the text belongs to. It cannot be opened for another, so a row cannot be moved to
 * another visitor.
 */
export function seal([key]: KeyRing, text: string, binding: string): string {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(algorithm, key.secret, nonce, { authTagLength: tagBytes });
  cipher.setAAD(associated(key, binding));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  return [version, key.id, nonce.toString('base64url'), sealed.toString('base64url')].join('.');
}

/** The decrypted text; undefined if its key is gone, it was altered, or it belongs elsewhere. */
export function unseal(ring: KeyRing, envelope: string, binding: string): string | undefined {
  const [found, keyId, nonce = '', sealed = ''] = envelope.split('.');
  const key = ring.find(({ id }) => id === keyId);
  if (found !== version || key === undefined) return undefined;
  const bytes = Buffer.from(sealed, 'base64url');
  try {
    const decipher = createDecipheriv(algorithm, key.secret, Buffer.from(nonce, 'base64url'), {
      authTagLength: tagBytes,
    });
    decipher.setAAD(associated(key, binding));
    decipher.setAuthTag(bytes.subarray(-tagBytes));
    return Buffer.concat([decipher.update(bytes.subarray(0, -tagBytes)), decipher.final()]).toString('utf8');
  } catch {
    return undefined;
  }
}

function associated(key: Key, binding: string): Buffer {
  return Buffer.from(`${version}\n${key.id}\n${binding}`, 'utf8');
}
