import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { publicPaths, siteFolder } from '#server/site-folder';
import type { Terminal } from '../terminal/terminal.ts';

/**
 * A folder of the site's own files. An author may have a folder with documents alone, of the site whose files are beside
 * this program; the package has none.
 */
function ownOr(folder: string, name: string): string {
  return existsSync(folder) ? folder : join(program, name);
}

/** Paths on the site of the files that documents may name; undefined if none are at hand. */
export function filesOf(terminal: Place): ReadonlySet<string> | undefined {
  const { publicFiles, media } = siteFolder(terminal.folder, terminal.environment);
  const own = publicPaths(ownOr(publicFiles, 'public'));
  const ofMedia = publicPaths(ownOr(media, 'media'));
  if (own === undefined && ofMedia === undefined) return undefined;
  // Descriptions of files are not on the site.
  return new Set([...(own ?? []), ...[...(ofMedia ?? [])].filter((path) => !path.endsWith('.json'))]);
}

/** Files that a release may name beside its own assets: what is in the folder of media counts once it is published. */
export function filesBesideAssets(terminal: Place): ReadonlySet<string> | undefined {
  const { publicFiles, media } = siteFolder(terminal.folder, terminal.environment);
  return existsSync(media) ? (publicPaths(publicFiles) ?? new Set()) : filesOf(terminal);
}

/** Folder of the modules of the site's own, found like that of its files; it may be missing. */
export function extensionsFolder({ folder, environment }: Place): string {
  const { extensions } = siteFolder(folder, environment);
  return existsSync(extensions) ? extensions : join(program, 'extensions');
}

/** Folder of the built islands of the product; it may be missing in a repository. */
export const islandsFolder = join(import.meta.dirname, '../../dist');

type Place = Pick<Terminal, 'folder' | 'environment'>;

const program = join(import.meta.dirname, '../..');
