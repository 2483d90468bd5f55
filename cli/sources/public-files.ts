import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { siteFolder } from '#server/site-folder';
import type { Terminal } from '../terminal/terminal.ts';

/**
 * Folder of the site's own files. An author may have a folder with documents alone, of the site whose files are beside
 * this program; the package has none.
 */
export function publicFolder({ folder, environment }: Pick<Terminal, 'folder' | 'environment'>): string {
  const { publicFiles } = siteFolder(folder, environment);
  return existsSync(publicFiles) ? publicFiles : join(import.meta.dirname, '../../public');
}
