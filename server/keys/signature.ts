import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Key, KeyRing } from './key-ring.ts';

/** Kind of a signed text. A signature of one kind is not valid for another. */
export type SignedKind =
  | 'session-id'
  | 'form'
  | 'fingerprint'
  | 'definition'
  | 'return-address'
  | 'return-code';

/** Signs bytes or a text with the newest key (HMAC-SHA-256). */
export function sign([key]: KeyRing, kind: SignedKind, content: string | Uint8Array): Buffer {
  return signWith(key, kind, content);
}

/** Whether a key of the ring made the signature, or the beginning of it that was kept. */
export function isSigned(
  keys: KeyRing,
  kind: SignedKind,
  content: string | Uint8Array,
  signature: Uint8Array,
): boolean {
  return (
    signature.length >= leastBytes &&
    keys.some((key) => {
      const whole = signWith(key, kind, content);
      return (
        signature.length <= whole.length && timingSafeEqual(whole.subarray(0, signature.length), signature)
      );
    })
  );
}

/** 96 bits, which cannot be guessed over the network. */
const leastBytes = 12;

function signWith({ secret }: Key, kind: SignedKind, content: string | Uint8Array): Buffer {
  return createHmac('sha256', secret).update(`waymark/${kind}/1\n`).update(content).digest();
}
