import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Setting } from './setting.ts';

/** Where the parts of a site are. Everything of a site is in one folder, in which its programs are started. */
export interface SiteFolder {
  readonly documents: string;
  /** Files that are served under their paths in this folder, as `/images/logo.svg`. It may be missing. */
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

/** @param folder the folder of the site */
export function siteFolder(
  folder: string,
  environment: Readonly<Record<string, string | undefined>>,
): SiteFolder {
  return {
    documents: resolve(folder, documentsFolder(environment, folder)),
    publicFiles: resolve(folder, 'public'),
    extensions: resolve(folder, 'extensions'),
    builtExtensions: resolve(folder, '.waymark/extensions'),
    keys: resolve(folder, '.waymark/keys.json'),
  };
}
