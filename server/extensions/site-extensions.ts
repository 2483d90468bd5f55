import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import { addedOperators, allModules, setFieldExtensions, setModuleExtensions } from '#engine';
import type { Module, Page } from '#schemas';
import { builtFiles } from '../files/islands/built-files.ts';
import type { ExtensionRuntime } from '../files/islands/islands.ts';
import { givenPackages } from './build-extension.ts';
import { type BuiltExtensions, builtExtensions } from './built-extensions.ts';
import { type ExtensionCode, type ExtensionRegion, loadExtensionCode } from './extension-code.ts';
import { fieldExtensions, moduleExtensions } from './extension-schemas.ts';
import { extensionFiles, readExtensions } from './read-extensions.ts';
import { safeExtensionHtml } from './safe-extension-html.ts';
import { declareOperators, loadOperators } from './site-operators.ts';

/** A module of a site's own as HTML. */
export interface ExtensionView {
  readonly html: string;
  /** Attributes of the element that holds the HTML, so that the browser hydrates it. */
  readonly attributes?: Readonly<Record<string, string>>;
  /** A region, whose place the page keeps: `renderRegion` fills it. */
  readonly region?: { readonly isHydrated: boolean; readonly refreshes: boolean };
  /** Why it could not be rendered. */
  readonly trouble?: string;
}

/** The page around a module, as the module sees it. Islands know language and time zone alone, as JSON. */
interface ModuleSurroundings {
  readonly language: string;
  readonly timeZone: string;
}

/** The data and address that a region is shown for. */
export interface GivenToRegion {
  readonly data: unknown;
  /** The parameters of the page's regions in the address, without a question mark. */
  readonly query: string;
  readonly path: string;
}

/** How the preview of the studio shows a module or a field of a site's own. Addresses, each of which never changes. */
export interface PreviewedExtension {
  /** The component; left out for one that only a server can run. */
  readonly component?: string;
  readonly styles?: string;
  /** The script of pages with the module. */
  readonly script?: string;
  /** For a module that is a region. */
  readonly region?: Pick<ExtensionRegion, 'operation'>;
}

/** The extensions of the site that this process serves. */
export interface SiteExtensions {
  /** One line for each extension that cannot be used. */
  readonly troubles: readonly string[];
  /**
   * Renders a module; undefined for a type that is no extension.
   *
   * @param place zone and position on the page, such as `content/3`
   */
  render(module: Module, host: ModuleSurroundings, place: string): ExtensionView | undefined;
  /** Those that are regions, by type. The same map until code has changed. */
  readonly regions: ReadonlyMap<string, ExtensionRegion>;
  /** The HTML of a region with the element around it, or a box with its trouble; undefined for a type that is none. */
  renderRegion(
    module: Module,
    given: GivenToRegion,
    host: ModuleSurroundings,
    place: string,
  ): ExtensionView | undefined;
  /** The part of the page's key that changes with the code of its modules and of these types of fields; '' without such. */
  keyOf(page: Page, fields?: readonly string[]): string;
  /** Links to the styles and scripts of the modules of a page, and of the fields of its forms. */
  headHtml(page: Page, fields?: readonly string[]): string;
  /** Addresses of the components of types of fields, by type. */
  fieldScripts(types: readonly string[]): Readonly<Record<string, string>>;
  /** Scripts and styles by which the studio shows modules and fields in its preview, by type. */
  readonly inPreview: Readonly<Record<string, PreviewedExtension>>;
  /** Why a field of the type could not be shown as the site wants it when it was shown last. */
  fieldTrouble(type: string): string | undefined;
  isFile(path: string): boolean;
  /** Answers requests for paths that `isFile` knows. */
  readonly answer: RequestListener;
}

/** A site without extensions. */
export const noExtensions: SiteExtensions = {
  troubles: [],
  render: () => undefined,
  regions: new Map(),
  renderRegion: () => undefined,
  keyOf: () => '',
  headHtml: () => '',
  fieldScripts: () => ({}),
  inPreview: {},
  fieldTrouble: () => undefined,
  isFile: () => false,
  answer: (_, response) => void response.writeHead(404).end(),
};

/**
 * Has documents of this process read by the schemas of a site's extensions, too.
 *
 * @param folder the folder `extensions/` of the site
 */
export function applyExtensionSchemas(folder: string): void {
  const { extensions, operators } = readExtensions(folder);
  setModuleExtensions(moduleExtensions(extensions));
  setFieldExtensions(fieldExtensions(extensions));
  declareOperators(operators);
}

/**
 * Has rules of this process use the operators of a site's extensions, too. Nothing is to be evaluated, or proved, before.
 *
 * @param folder the folder `extensions/` of the site
 * @param cache folder in which builds are kept
 */
export async function applyOperators(folder: string, cache: string): Promise<void> {
  await loadOperators(readExtensions(folder).operators, cache);
}

/** Loads the extensions of a site, compiled if that is due. A faulty one is left out, and is named in `troubles`. */
export async function loadExtensions(
  folder: string,
  cache: string,
  { packages, render, islandsHtml, troubleHtml, showField, setOperators, fieldsHtml }: ExtensionRuntime,
): Promise<SiteExtensions> {
  const { extensions, operators, problems } = readExtensions(folder);
  if (extensions.length + operators.length + problems.length === 0) return noExtensions;
  Object.assign(globalThis, { [givenPackages]: packages });
  const built = await builtExtensions(extensions, cache);
  const ofOperators = await loadOperators(operators, cache);
  setOperators(addedOperators());
  const troubles = [...problems, ...built.problems, ...(ofOperators?.problems ?? [])].map(
    ({ document, line, message, help }) =>
      `${document}${line === undefined ? '' : `:${line}`}: ${message} ${help}`,
  );
  const components = new Map<string, ExtensionCode>();
  const failures = new Map<string, string>();
  for (const type of Object.keys(built.types)) {
    try {
      components.set(type, await loadExtensionCode(type, built));
    } catch (error) {
      const failure = `The code fails when it is loaded: ${reasonOf(error)}`;
      failures.set(type, failure);
      troubles.push(`extensions/${type}: ${failure}`);
    }
  }
  const types = new Set(extensions.filter(({ basedOn }) => !basedOn).map(({ type }) => type));
  const failing = new Map<string, string>();
  for (const { type, basedOn } of extensions)
    if (basedOn) showField(type, noting(failing, type, components.get(type)?.component));
  const regions = new Map([...components].flatMap(([type, { region }]) => (region ? [[type, region]] : [])));
  const show = (module: Module, props: object, host: ModuleSurroundings, place: string) => {
    if (!types.has(module.type)) return undefined;
    const code = components.get(module.type);
    if (code === undefined)
      return { html: '', trouble: failures.get(module.type) ?? 'It could not be compiled.' };
    try {
      const { island } = built.types[module.type] ?? {};
      if (island === undefined) return { html: safeExtensionHtml(render(code.component, props)) };
      const { language, timeZone } = host;
      const sent = { ...props, host: { language, timeZone } };
      const ids = `${place.replaceAll('/', '-')}-`;
      return {
        html: safeExtensionHtml(render(code.component, sent, ids)),
        attributes: {
          'data-extension': extensionFiles + island,
          'data-props': JSON.stringify(sent),
          'data-ids': ids,
          ...(code.isAtOnce && { 'data-at-once': '' }),
        },
      };
    } catch (error) {
      return { html: '', trouble: reasonOf(error) };
    }
  };
  const files = await builtFiles(join(built.folder, 'files'), extensionFiles);
  const scripts = ofOperators && (await builtFiles(join(ofOperators.folder, 'files'), extensionFiles));
  return {
    troubles,
    regions,
    render(module, host, place) {
      const region = regions.get(module.type);
      if (region) {
        const isHydrated = built.types[module.type]?.island !== undefined;
        const refreshes = !isHydrated && region.refreshSeconds !== undefined;
        return { html: '', region: { isHydrated, refreshes } };
      }
      return show(module, { module, host }, host, place);
    },
    renderRegion(module, { data, query, path }, { language, timeZone }, place) {
      const region = regions.get(module.type);
      if (region === undefined) return undefined;
      const host = { language, timeZone };
      const view = show(module, { module, host, ...Object(data), query, path }, host, place);
      if (view?.trouble !== undefined)
        return { html: troubleHtml(module.type, view.trouble), trouble: view.trouble };
      if (view === undefined) return undefined;
      const { refreshSeconds = region.refreshSeconds } = module as { readonly refreshSeconds?: number };
      const attributes = view.attributes ?? {
        'data-region': place,
        ...(refreshSeconds !== undefined && { 'data-refresh-seconds': String(refreshSeconds) }),
      };
      return { html: elementAround(view.html, attributes) };
    },
    headHtml({ zones }, fields = []) {
      const modules = allModules(zones.content).flatMap(({ type }) => (types.has(type) ? [type] : []));
      const found = [...new Set([...modules, ...fields])].flatMap((type) => built.types[type] ?? []);
      const islands = found.flatMap(({ island, imports = [] }) => (island ? [island, ...imports] : []));
      const preloads = islands
        .map((name) => `<link rel="modulepreload" href="${extensionFiles}${name}"/>`)
        .join('');
      const hydrated = modules.some((type) => built.types[type]?.island) ? islandsHtml() : '';
      return found.map(linksOf).join('') + hydrated + (fields.length > 0 ? fieldsHtml() : '') + preloads;
    },
    keyOf: ({ zones }, fields = []) =>
      fields.length > 0 || allModules(zones.content).some(({ type }) => types.has(type))
        ? `.${built.version}`
        : '',
    fieldScripts: (asked) =>
      Object.fromEntries(
        asked.flatMap((type) => {
          const name = built.types[type]?.island;
          return name === undefined || !components.has(type) ? [] : [[type, extensionFiles + name]];
        }),
      ),
    inPreview: Object.fromEntries(
      Object.entries(built.types).map(([type, files]) => [type, previewed(files, regions.get(type))]),
    ),
    fieldTrouble: (type) => failing.get(type),
    isFile: (path) => files.has(path) || scripts?.has(path) === true,
    answer: (request, response) =>
      (scripts?.has(request.url ?? '') ? scripts : files).answer(request, response),
  };
}

/** The quotes of JSON stay as they are within single quotes. */
function elementAround(html: string, attributes: Readonly<Record<string, string>>): string {
  const written = Object.entries(attributes).map(([name, value]) => {
    const text = value.replaceAll('&', '&amp;');
    return text.includes('"') ? ` ${name}='${text.replaceAll("'", '&#39;')}'` : ` ${name}="${text}"`;
  });
  return `<div${written.join('')}>${html}</div>`;
}

function previewed(
  { island, preview, styles, script }: BuiltExtensions['types'][string],
  region: ExtensionRegion | undefined,
): PreviewedExtension {
  const component = island ?? preview;
  return {
    ...(component !== undefined && { component: extensionFiles + component }),
    ...(styles !== undefined && { styles: extensionFiles + styles }),
    ...(script !== undefined && { script: extensionFiles + script }),
    ...(region && { region: region.operation === undefined ? {} : { operation: region.operation } }),
  };
}

/** A component that notes why it fails; undefined without one. */
function noting(failing: Map<string, string>, type: string, component: unknown): unknown {
  if (typeof component !== 'function') return undefined;
  return (props: object) => {
    try {
      const shown = component(props);
      failing.delete(type);
      return shown;
    } catch (error) {
      // React may call it again to find where it throws.
      if (!failing.has(type)) failing.set(type, reasonOf(error));
      throw error;
    }
  };
}

function linksOf({ styles, script }: BuiltExtensions['types'][string]): string {
  const style = styles === undefined ? '' : `<link rel="stylesheet" href="${extensionFiles}${styles}"/>`;
  return (
    style + (script === undefined ? '' : `<script type="module" src="${extensionFiles}${script}"></script>`)
  );
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
