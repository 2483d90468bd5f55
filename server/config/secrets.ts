import { randomBytes, randomUUID } from 'node:crypto';
import { chmodSync, existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Secrets } from '../keys/key-ring.ts';
import type { Reading } from './setting.ts';

const shortest = 32;

/** Secrets separated by commas, newest first; undefined if none is given. */
export function readSecrets(text: string): Reading<Secrets | undefined> {
  const [newest, ...older] = text
    .split(',')
    .map((secret) => secret.trim())
    .filter((secret) => secret !== '');
  if (newest === undefined) return { value: undefined };
  if ([newest, ...older].some((secret) => secret.length < shortest)) {
    return {
      mistake: `holds a secret shorter than ${shortest} characters; make one with: openssl rand -base64 32`,
    };
  }
  return { value: [newest, ...older] };
}

/** Secret that opens the preview; undefined when preview is off. */
export function readPreviewSecret(text: string): Reading<string | undefined> {
  if (text === '') return { value: undefined };
  if (text.length >= shortest) return { value: text };
  return { mistake: `is shorter than ${shortest} characters; make one with: openssl rand -base64 32` };
}

/** Secrets from the environment, else those kept on this machine; undefined if there are none yet. */
export function configuredSecrets(
  env: Readonly<Record<string, string | undefined>>,
  path: string,
): Reading<Secrets | undefined> {
  const given = readSecrets(env.WAYMARK_SECRET ?? '');
  if ('mistake' in given) return { mistake: `WAYMARK_SECRET ${given.mistake}` };
  if (given.value !== undefined || !existsSync(path)) return given;
  return readKept(path);
}

/**
 * Secrets of a machine that has none configured: generated once, kept in a file that only its owner may read,
 * and reused from then on. Instances that start together create one file.
 */
export function keptSecrets(path: string): Reading<Secrets> {
  mkdirSync(dirname(path), { recursive: true });
  const own = `${path}.${randomUUID()}`;
  const secrets = [randomBytes(32).toString('base64url')];
  try {
    writeFileSync(own, `${JSON.stringify({ secrets }, null, 2)}\n`, { mode: 0o600 });
    // Unlike a rename, a link does not overwrite a file that another instance has created meanwhile.
    linkSync(own, path);
  } catch (error) {
    if (!isAlreadyThere(error)) throw error;
  } finally {
    rmSync(own, { force: true });
  }
  chmodSync(path, 0o600);
  return readKept(path);
}

function readKept(path: string): Reading<Secrets> {
  const mistake = `is not set, and ${path} does not hold {"secrets": ["…"]}; delete the file to have it made anew.`;
  try {
    const { secrets } = JSON.parse(readFileSync(path, 'utf8'));
    const read = Array.isArray(secrets) ? readSecrets(secrets.join(',')) : { value: undefined };
    if ('value' in read && read.value !== undefined) return { value: read.value };
  } catch {
    // Reported below.
  }
  return { mistake };
}

function isAlreadyThere(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EEXIST';
}
