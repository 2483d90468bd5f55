import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../../scripts/processes.ts';

export interface ShippedPage {
  readonly id: string;
  readonly path: string;
  readonly title: string;
  readonly seo: { readonly sitemapVisible: boolean };
  readonly zones: {
    readonly content: readonly { readonly type: string; readonly journey?: string; readonly step?: string }[];
  };
}

const folder = join(root, 'pages-config/pages');

/** Every page we ship, from its document. */
export const shippedPages: readonly ShippedPage[] = readdirSync(folder)
  .sort()
  .map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')));

/** Pages without a form: the same for every visitor. */
export const contentPages = shippedPages.filter(({ zones }) =>
  zones.content.every(({ type }) => type !== 'form'),
);

/** Pages that anybody may open: a step in the middle of a journey sends a newcomer to its beginning. */
export const openPages = shippedPages.filter(({ zones }) =>
  zones.content.every(({ type, journey = '', step }) => type !== 'form' || step === firstStep(journey)),
);

function firstStep(journey: string): string {
  const file = join(root, 'pages-config/journeys', `${journey}.json`);
  return JSON.parse(readFileSync(file, 'utf8')).steps[0].id;
}
