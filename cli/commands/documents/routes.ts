import { describeTimes, linkDocuments, type PublicationTimes, routesOfItems, timesFinder } from '#engine';
import { readSources } from '../../sources/read-sources.ts';
import { readableDocuments } from '../../sources/readable-documents.ts';
import { type Command, jsonOption, jsonText } from '../../terminal/command.ts';

/** A path, the step of a journey that it shows, and when it is seen, in the time zone of the site. */
interface Route extends PublicationTimes {
  readonly path: string;
  readonly page: string;
  readonly title: string;
  readonly journey?: string;
  readonly step?: string;
}

/** Lists every address of the site. */
export const routes: Command = {
  arguments: '[paths …]',
  options: { json: jsonOption },
  run: async ({ positionals, flag, terminal }) => {
    const { sources, problems } = await readSources(positionals, terminal);
    for (const { document, message } of problems) terminal.err(`${document}: ${message}\n`);
    const linked = linkDocuments(readableDocuments(sources).map(({ document }) => document));
    const language = linked.find((document) => document.kind === 'site')?.language ?? '';
    const times = timesFinder(linked, language);
    const found = linked
      .flatMap((document): readonly Route[] => {
        if (document.kind !== 'page') return [];
        const { path, id: page, title } = document;
        if (document.each)
          return routesOfItems(document, linked, language).map(({ item, ...route }) => ({
            ...route,
            page,
            ...times.ofPage(document, item),
          }));
        const route = { path, page, title, ...times.ofPage(document) };
        const forms = document.zones.content.filter((module) => module.type === 'form');
        return forms.length === 0 ? [route] : forms.map(({ journey, step }) => ({ ...route, journey, step }));
      })
      .sort((a, b) => (a.path < b.path ? -1 : 1));
    terminal.out(flag('json') ? jsonText(found) : asTable(found));
    return 0;
  },
};

function asTable(found: readonly Route[]): string {
  const width = Math.max(0, ...found.map(({ path }) => path.length));
  const pages = Math.max(0, ...found.map(({ page }) => page.length));
  return found
    .map(({ path, page, journey, step, ...times }) => {
      const parts = [
        journey === undefined ? undefined : `journey ${journey}, step ${step}`,
        describeTimes(times),
      ];
      const shows = parts.filter((part) => part !== undefined).join(', ');
      return `${`${path.padEnd(width)}  ${page.padEnd(pages)}  ${shows}`.trimEnd()}\n`;
    })
    .join('');
}
