import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Setting } from './setting.ts';

/** Where the parts of a site are. Everything of a site is in one folder, in which its programs are started. */
export interface SiteFolder {
  readonly documents: string;
  /** Pictures and files, which are published with the documents. It is beside their folder, and may be missing. */
  readonly media: string;
  /** Files that are served under their paths in this folder, as `/favicon.ico`. It may be missing. */
  readonly publicFiles: string;
  /** Modules of the site's own. It may be missing. */
  readonly extensions: string;
  /** The modules of the site's own, compiled. */
  readonly builtExtensions: string;
  /** Secrets of a site that was given none. */
  readonly keys: string;
}

/** The folder of documents, as one of the site's settings. */
export const documentsSetting: Setting<string> = {
  variable: 'WAYMARK_PAGES',
  fallback: 'documents',
  read: (value) => ({ value }),
  meaning:
    'Folder of the documents. An empty store is filled with them. A folder `pages-config` is taken where there is no other.',
};

const earlier = 'pages-config';

/** The folder of documents that the environment names, or the usual one. */
export function documentsFolder(
  environment: Readonly<Record<string, string | undefined>>,
  folder = '.',
): string {
  const { variable, fallback } = documentsSetting;
  const named = environment[variable]?.trim();
  if (named) return named;
  return existsSync(join(folder, fallback)) || !existsSync(join(folder, earlier)) ? fallback : earlier;
}

/** The folder of pictures and files that belong to a folder of documents. */
export function mediaFolder(documents: string): string {
  return join(dirname(documents), 'media');
}

/** @param folder the folder of the site */
export function siteFolder(
  folder: string,
  environment: Readonly<Record<string, string | undefined>>,
): SiteFolder {
  const documents = resolve(folder, documentsFolder(environment, folder));
  return {
    documents,
    media: mediaFolder(documents),
    publicFiles: resolve(folder, 'public'),
    extensions: resolve(folder, 'extensions'),
    builtExtensions: resolve(folder, '.waymark/extensions'),
    keys: resolve(folder, '.waymark/keys.json'),
  };
}
