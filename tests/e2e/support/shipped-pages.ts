import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../../scripts/processes.ts';

export interface ShippedPage {
  readonly id: string;
  readonly path: string;
  readonly title: string;
  readonly seo: { readonly sitemapVisible: boolean };
}

const folder = join(root, 'pages-config/pages');

/** Every page we ship, from its document. */
export const shippedPages: readonly ShippedPage[] = readdirSync(folder)
  .sort()
  .map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')));
