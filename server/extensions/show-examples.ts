import { englishWords, formWordsOf } from '#engine';
import type { Module } from '#schemas';
import type { ExtensionRendering } from '../files/islands/islands.ts';
import { type BuiltExtensions, builtExtensions } from './built-extensions.ts';
import { loadExtensionCode } from './extension-code.ts';
import { type ExtensionExample, examplesOf } from './extension-schemas.ts';
import { type Extension, readExtensions } from './read-extensions.ts';
import { loadExtensions, type SiteExtensions } from './site-extensions.ts';

/** An extension with its examples as HTML. */
export interface ShownExtension {
  readonly extension: Extension;
  readonly examples: readonly ShownExample[];
}

interface ShownExample {
  readonly name: string;
  readonly states: readonly ShownState[];
}

/** An example in one state; `state` is left out where it has only one. */
interface ShownState {
  readonly state?: string;
  readonly html: string;
  /** Why it could not be rendered. */
  readonly trouble?: string;
}

/** The page around an example. It has no content lists. */
const host = {
  language: 'en',
  timeZone: 'UTC',
  preview: false,
  items: () => [],
  itemPath: () => undefined,
};

/**
 * Renders the examples of extensions, as the server does for a page: a region in each state of its data, a field without
 * and with a problem.
 *
 * @param folder the folder `extensions/` of the site
 * @param cache folder in which builds are kept
 * @param extensions those of the folder to show
 */
export async function showExamples(
  folder: string,
  cache: string,
  extensions: readonly Extension[],
  rendering: ExtensionRendering,
): Promise<readonly ShownExtension[]> {
  const site = await loadExtensions(folder, cache, {
    ...rendering,
    islandsHtml: () => '',
    troubleHtml: () => '',
    fieldsHtml: () => '',
    showField: () => undefined,
    setOperators: () => undefined,
  });
  const built = await builtExtensions(readExtensions(folder).extensions, cache);
  return await Promise.all(
    extensions.map(async (extension) => {
      const show = extension.basedOn
        ? await fieldShower(extension, built, rendering)
        : (example: ExtensionExample) => moduleStates(extension.type, example, site);
      const examples = examplesOf(extension).map((each) => ({ name: each.name, states: show(each) }));
      return { extension, examples };
    }),
  );
}

function moduleStates(
  type: string,
  { shown, result }: ExtensionExample,
  { render, regions, renderRegion }: SiteExtensions,
): readonly ShownState[] {
  const module = { ...shown, type } as Module;
  const place = 'content/0';
  const region = regions.get(type);
  if (region === undefined) return [render(module, host, place) ?? { html: '' }];
  const ready = { state: 'ready', result };
  const late = [{ state: 'late' }, { state: 'failed' }, ...(result === undefined ? [] : [ready])];
  return (region.operation === undefined ? [ready] : late).map((data) => ({
    state: `while its data is ${data.state}`,
    ...(renderRegion(module, { data: { data }, query: '', path: '/' }, host, place) ?? { html: '' }),
  }));
}

/** Returns a function that shows examples of a field. */
async function fieldShower({ type }: Extension, built: BuiltExtensions, { render }: ExtensionRendering) {
  const code = await loadExtensionCode(type, built).catch(reasonOf);
  const words = formWordsOf({ words: englishWords, language: 'en', phones: {} });
  const ignore = () => undefined;
  return ({ name, shown: field }: ExtensionExample): readonly ShownState[] =>
    [undefined, 'Give an answer.'].map((problem) => {
      const state = problem === undefined ? 'without a problem' : 'with a problem';
      if (typeof code === 'string') return { state, html: '', trouble: code };
      const props = {
        field,
        id: `${type}-${name}-${state}`.replaceAll(/\W+/g, '-'),
        texts: [],
        required: field.required === true,
        options: Array.isArray(field.options) ? field.options : [],
        problem,
        registration: { name: String(field.name), onChange: ignore, onBlur: ignore },
        onAnswer: ignore,
        onCommit: ignore,
        host: { words },
      };
      try {
        return { state, html: render(code.component, props) };
      } catch (error) {
        return { state, html: '', trouble: reasonOf(error) };
      }
    });
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
