import type { Problem } from '#engine';
import type { Module } from '#schemas';
import type { ExtensionRendering } from '../files/islands/islands.ts';
import { builtExtensions } from './built-extensions.ts';
import { extensionProblem } from './extension-problem.ts';
import { checkSchemas, type ExtensionExample, examplesOf } from './extension-schemas.ts';
import { type Extension, readExtensions } from './read-extensions.ts';
import { loadExtensions, type SiteExtensions } from './site-extensions.ts';

/**
 * The problems of the extensions of a site.
 *
 * @param folder the folder `extensions/` of the site
 * @param cache folder in which builds are kept
 * @param rendering renders the examples; without it they are only compared with their schemas
 */
export async function checkExtensions(
  folder: string,
  cache: string,
  rendering?: ExtensionRendering,
): Promise<readonly Problem[]> {
  const { extensions, problems } = readExtensions(folder);
  if (extensions.length === 0) return problems;
  const ofSchemas = checkSchemas(extensions);
  const found = [...problems, ...ofSchemas, ...(await builtExtensions(extensions, cache)).problems];
  if (rendering === undefined) return found;
  const faulty = new Set(found.map(({ document }) => document.split('/')[1]));
  const modules = extensions.filter(({ type, basedOn }) => basedOn === undefined && !faulty.has(type));
  const runtime = { islandsHtml: () => '', fieldsHtml: () => '', showField: () => undefined, ...rendering };
  const site = await loadExtensions(folder, cache, runtime);
  return [...found, ...checkExamples(modules, site)];
}

/** The page around an example. It has no content lists. */
const host = {
  language: 'en',
  timeZone: 'UTC',
  preview: false,
  items: () => [],
  itemPath: () => undefined,
};

/** Renders the examples of modules: a component that throws is a problem that names the example. */
function checkExamples(extensions: readonly Extension[], site: SiteExtensions): readonly Problem[] {
  return extensions.flatMap((extension) =>
    examplesOf(extension).flatMap((example) => {
      const trouble = troubleOf({ ...example, type: extension.type }, site);
      if (trouble === undefined) return [];
      return [
        extensionProblem(`extensions/${extension.type}/examples.json`, {
          message: `The example "${example.name}" cannot be rendered${trouble.replace(/\.?$/, '.')}`,
          help: 'Correct the component: it renders whatever its schema allows.',
        }),
      ];
    }),
  );
}

/** Why an example cannot be rendered. A region has to show that its data is late, or could not be had, too. */
function troubleOf(
  { type, shown, result }: ExtensionExample & { readonly type: string },
  { render, regions, renderRegion }: SiteExtensions,
): string | undefined {
  const module = { ...shown, type } as Module;
  const place = 'content/0';
  const region = regions.get(type);
  if (region === undefined) {
    const trouble = render(module, host, place)?.trouble;
    return trouble === undefined ? undefined : `: ${trouble}`;
  }
  const ready = { state: 'ready', result };
  const late = [{ state: 'late' }, { state: 'failed' }, ...(result === undefined ? [] : [ready])];
  for (const data of region.operation === undefined ? [ready] : late) {
    const trouble = renderRegion(module, { data: { data }, query: '', path: '/' }, host, place)?.trouble;
    if (trouble !== undefined) return ` while its data is ${data.state}: ${trouble}`;
  }
  return undefined;
}
