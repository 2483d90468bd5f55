import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Problem, setFieldExtensions, setModuleExtensions } from '#engine';
import type { Module, Page } from '#schemas';
import { builtFiles } from '../files/islands/built-files.ts';
import type { ExtensionRuntime } from '../files/islands/islands.ts';
import { componentName, givenPackages } from './build-extension.ts';
import { type BuiltExtensions, builtExtensions } from './built-extensions.ts';
import { checkSchemas, fieldExtensions, moduleExtensions } from './extension-schemas.ts';
import { readExtensions } from './read-extensions.ts';
import { safeExtensionHtml } from './safe-extension-html.ts';

/** A module of a site's own as HTML. */
export interface ExtensionView {
  readonly html: string;
  /** Why it could not be rendered. */
  readonly trouble?: string;
}

/** The extensions of the site that this process serves. */
export interface SiteExtensions {
  /** One line for each extension that cannot be used. */
  readonly troubles: readonly string[];
  /** Renders a module; undefined for a type that is no extension. */
  render(module: Module, props: object): ExtensionView | undefined;
  /** The part of the page's key that changes with the code of its modules; '' without such modules. */
  keyOf(page: Page): string;
  /** Links to the styles and scripts of the modules of a page. */
  headHtml(page: Page): string;
  isFile(path: string): boolean;
  /** Answers requests for paths that `isFile` knows. */
  readonly answer: RequestListener;
}

/** A site without extensions. */
export const noExtensions: SiteExtensions = {
  troubles: [],
  render: () => undefined,
  keyOf: () => '',
  headHtml: () => '',
  isFile: () => false,
  answer: (_, response) => void response.writeHead(404).end(),
};

/**
 * Has documents of this process read by the schemas of a site's extensions, too.
 *
 * @param folder the folder `extensions/` of the site
 */
export function applyExtensionSchemas(folder: string): void {
  const { extensions } = readExtensions(folder);
  setModuleExtensions(moduleExtensions(extensions));
  setFieldExtensions(fieldExtensions(extensions));
}

/** The problems of the extensions of a site. */
export async function checkExtensions(folder: string, cache: string): Promise<readonly Problem[]> {
  const { extensions, problems } = readExtensions(folder);
  if (extensions.length === 0) return problems;
  const ofSchemas = checkSchemas(extensions);
  return [...problems, ...ofSchemas, ...(await builtExtensions(extensions, cache)).problems];
}

/** Base path of the files for browsers. */
const base = '/assets/extensions/';

/** Loads the extensions of a site, compiled if that is due. A faulty one is left out, and is named in `troubles`. */
export async function loadExtensions(
  folder: string,
  cache: string,
  { packages, render }: ExtensionRuntime,
): Promise<SiteExtensions> {
  const { extensions, problems } = readExtensions(folder);
  if (extensions.length === 0 && problems.length === 0) return noExtensions;
  Object.assign(globalThis, { [givenPackages]: packages });
  const built = await builtExtensions(extensions, cache);
  const troubles = [...problems, ...built.problems].map(
    ({ document, line, message, help }) =>
      `${document}${line === undefined ? '' : `:${line}`}: ${message} ${help}`,
  );
  const components = new Map<string, unknown>();
  for (const type of Object.keys(built.types)) {
    try {
      components.set(type, await componentOf(type, built));
    } catch (error) {
      troubles.push(`extensions/${type}: The code fails when it is loaded: ${reasonOf(error)}`);
    }
  }
  const types = new Set(extensions.map(({ type }) => type));
  const files = await builtFiles(join(built.folder, 'files'), base);
  return {
    troubles,
    render(module, props) {
      if (!types.has(module.type)) return undefined;
      const component = components.get(module.type);
      if (component === undefined) return { html: '', trouble: 'It could not be compiled.' };
      try {
        return { html: safeExtensionHtml(render(component, { module, ...props })) };
      } catch (error) {
        return { html: '', trouble: reasonOf(error) };
      }
    },
    headHtml: ({ zones }) =>
      [...new Set(zones.content.map(({ type }) => type))].map((type) => linksOf(built.types[type])).join(''),
    keyOf: ({ zones }) => (zones.content.some(({ type }) => types.has(type)) ? `.${built.version}` : ''),
    isFile: files.has,
    answer: files.answer,
  };
}

async function componentOf(type: string, { folder, version }: BuiltExtensions): Promise<unknown> {
  const { href } = pathToFileURL(join(folder, `${type}.mjs`));
  return (await import(`${href}?${version}`))[componentName(type)];
}

function linksOf({ styles, script }: BuiltExtensions['types'][string] = {}): string {
  const style = styles === undefined ? '' : `<link rel="stylesheet" href="${base}${styles}"/>`;
  return style + (script === undefined ? '' : `<script type="module" src="${base}${script}"></script>`);
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
