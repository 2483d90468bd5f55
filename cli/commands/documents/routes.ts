import { checkDocuments, linkDocuments, routesOfItems } from '#engine';
import type { Document, Page } from '#schemas';
import type { Command } from '../../command.ts';
import { readSources } from '../../sources/read-sources.ts';

/** A path, and the step of a journey that it shows. */
interface Route {
  readonly path: string;
  readonly page: string;
  readonly title: string;
  readonly journey?: string;
  readonly step?: string;
}

/** Lists every address of the site. */
export const routes: Command = {
  arguments: '[paths …]',
  mostArguments: Number.POSITIVE_INFINITY,
  options: { json: { type: 'boolean', help: 'Write JSON.' } },
  run: async ({ positionals, flag, terminal }) => {
    const { sources, problems } = await readSources(positionals, terminal);
    for (const { document, message } of problems) terminal.err(`${document}: ${message}\n`);
    const { documents } = checkDocuments(sources);
    const linked = linkDocuments(documents.map(({ document }) => document));
    const found = linked
      .flatMap((document): readonly Route[] => {
        if (document.kind !== 'page') return [];
        if (document.each) return pagesOfItems(document, linked);
        const route = { path: document.path, page: document.id, title: document.title };
        const forms = document.zones.content.filter((module) => module.type === 'form');
        return forms.length === 0 ? [route] : forms.map(({ journey, step }) => ({ ...route, journey, step }));
      })
      .sort((a, b) => (a.path < b.path ? -1 : 1));
    terminal.out(flag('json') ? `${JSON.stringify(found, undefined, 2)}\n` : asTable(found));
    return 0;
  },
};

/** The pages that an item page stands for. */
function pagesOfItems(page: Page, documents: readonly Document[]): readonly Route[] {
  const site = documents.find((document) => document.kind === 'site');
  return routesOfItems(page, documents, site?.language ?? '').map((route) => ({ ...route, page: page.id }));
}

function asTable(found: readonly Route[]): string {
  const width = Math.max(0, ...found.map(({ path }) => path.length));
  const pages = Math.max(0, ...found.map(({ page }) => page.length));
  return found
    .map(({ path, page, journey, step }) => {
      const shows = journey === undefined ? '' : `journey ${journey}, step ${step}`;
      return `${`${path.padEnd(width)}  ${page.padEnd(pages)}  ${shows}`.trimEnd()}\n`;
    })
    .join('');
}
