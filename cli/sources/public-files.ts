import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { siteFolder } from '#server/site-folder';
import type { Terminal } from '../terminal/terminal.ts';

/**
 * Folder of the site's own files. An author may have a folder with documents alone, of the site whose files are beside
 * this program; the package has none.
 */
export function publicFolder({ folder, environment }: Place): string {
  const { publicFiles } = siteFolder(folder, environment);
  return existsSync(publicFiles) ? publicFiles : join(program, 'public');
}

/** Folder of the modules of the site's own, found like that of its files; it may be missing. */
export function extensionsFolder({ folder, environment }: Place): string {
  const { extensions } = siteFolder(folder, environment);
  return existsSync(extensions) ? extensions : join(program, 'extensions');
}

type Place = Pick<Terminal, 'folder' | 'environment'>;

const program = join(import.meta.dirname, '../..');
