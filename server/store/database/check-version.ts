import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sha256 } from '../hash.ts';

const root = join(import.meta.dirname, '../../..');

/**
 * Id of this process's check: a hash of its code, its dependencies and the version of Node. Two processes
 * with the same id find the same problems in the same documents.
 *
 * @returns undefined if the code cannot be read
 */
export function checkVersion(): string | undefined {
  try {
    const files = globSync(['engine/**/*.{ts,json}', 'schemas/**/*.{ts,json,js}', 'package-lock.json'], {
      cwd: root,
    });
    if (files.length === 0) return undefined;
    const hashes = files.sort().map((file) => `${file} ${sha256(readFileSync(join(root, file), 'utf8'))}`);
    return sha256([process.version, ...hashes].join('\n'));
  } catch {
    return undefined;
  }
}
