import { createHash, createSecretKey, hkdfSync, type KeyObject } from 'node:crypto';

/** Purpose of a key. A key cannot be used for another purpose. */
export type KeyPurpose =
  | 'session'
  | 'submission'
  | 'visitor-files'
  | 'outbox'
  | 'site-token'
  | 'preview'
  | 'human-check'
  | 'client-limits'
  | 'definition'
  | 'people';

export interface Key {
  /** Public: stored next to the key's results, to find the key again. */
  readonly id: string;
  /** 32 bytes, prepared once: that costs more than to sign a short text. */
  readonly secret: KeyObject;
}

/**
 * The first key seals and signs; all of them open and verify, so a new secret is put in front of the old
 * ones.
 */
export type KeyRing = readonly [Key, ...Key[]];

/** Secrets that all instances share, newest first; each at least 32 characters. */
export type Secrets = readonly [string, ...string[]];

/** Derives the keys of one purpose from the shared secrets (HKDF-SHA-256). */
export function deriveKeyRing([newest, ...older]: Secrets, purpose: KeyPurpose): KeyRing {
  return [deriveKey(newest, purpose), ...older.map((secret) => deriveKey(secret, purpose))];
}

function deriveKey(secret: string, purpose: KeyPurpose): Key {
  const key = new Uint8Array(hkdfSync('sha256', secret, '', `waymark/${purpose}/1`, 32));
  return { id: createHash('sha256').update(key).digest('hex').slice(0, 12), secret: createSecretKey(key) };
}
