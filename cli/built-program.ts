import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const root = join(import.meta.dirname, '..');

/** A program that `scripts/programs` builds into a few files, since loading its thousand small ones takes long. */
export type Program = 'command' | 'site';

/** A file that a program was built from. */
export interface SourceState {
  readonly state: string;
  readonly hash: string;
}

/** Folder of a built program. */
export function programFolder(program: Program, site = root): string {
  return join(site, 'dist', program);
}

/** Address of the program that serves a site: the built one, or its sources. */
export function siteProgram(): string {
  const built = builtProgram('site');
  // The route of `app/` imports these modules, which contain the pages to render, and no copies of them.
  process.env.SERVER_MODULES =
    built === undefined
      ? pathToFileURL(join(root, 'server/index.ts')).href
      : new URL('server.mjs', built).href;
  return built ?? pathToFileURL(join(root, 'scripts/serving/serve-site.ts')).href;
}

/** State of a file, which changes with its content: no program can set the time of change. */
export function stateOf(path: string): string {
  const { size, ino, mtimeMs, ctimeMs } = statSync(path);
  return `${size} ${ino} ${mtimeMs} ${ctimeMs}`;
}

/** Hash of a file's content, which is the same for its copies. */
export function hashOf(path: string): string {
  return createHash('sha256').update(readFileSync(path)).digest('hex');
}

/**
 * Address of a built program; undefined if there is none, or a file has changed that it was made from. The package has no
 * such files, so nothing can have changed there.
 */
export function builtProgram(program: Program, site = root): string | undefined {
  const folder = programFolder(program, site);
  const main = join(folder, 'main.mjs');
  const isPackage = existsSync(main) && !existsSync(join(folder, 'sources.json'));
  if (isPackage && !existsSync(join(site, 'cli/main.ts'))) return pathToFileURL(main).href;
  try {
    const sources: Readonly<Record<string, SourceState>> = JSON.parse(
      readFileSync(join(folder, 'sources.json'), 'utf8'),
    );
    for (const [file, { state, hash }] of Object.entries(sources)) {
      const path = join(site, file);
      // A copy of the whole folder, as in an image, has other states and the same content.
      if (state !== stateOf(path) && hash !== hashOf(path)) return undefined;
    }
    return pathToFileURL(main).href;
  } catch {
    return undefined;
  }
}
