import { createCipheriv, createDecipheriv } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const tagBytes = 16;

/**
 * Encrypts a part of a file. Each file has a key of its own, so the number of a part is a nonce; the part is bound to its
 * place, so none can be moved to another.
 */
export function sealPart(key: Uint8Array, file: string, position: number, bytes: Uint8Array): Buffer {
  const cipher = createCipheriv(algorithm, key, nonceOf(position), { authTagLength: tagBytes });
  cipher.setAAD(placeOf(file, position));
  return Buffer.concat([cipher.update(bytes), cipher.final(), cipher.getAuthTag()]);
}

/** The bytes of a part. Throws if they were altered or belong elsewhere. */
export function openPart(key: Uint8Array, file: string, position: number, sealed: Uint8Array): Buffer {
  const bytes = Buffer.from(sealed.buffer, sealed.byteOffset, sealed.byteLength);
  const decipher = createDecipheriv(algorithm, key, nonceOf(position), { authTagLength: tagBytes });
  decipher.setAAD(placeOf(file, position));
  decipher.setAuthTag(bytes.subarray(-tagBytes));
  return Buffer.concat([decipher.update(bytes.subarray(0, -tagBytes)), decipher.final()]);
}

function nonceOf(position: number): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUInt32BE(position, 8);
  return nonce;
}

function placeOf(file: string, position: number): Buffer {
  return Buffer.from(`${file}\n${position}`);
}
