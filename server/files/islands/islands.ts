import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { OperatorExtension } from '#engine';
import { builtFiles } from './built-files.ts';

/** The HTML of an island with everything that the browser needs to hydrate it. */
export interface RenderedIsland {
  /** The HTML in parts, so that each can be encoded on its own. */
  readonly html: readonly string[];
  /** Prefix of the page's title; may be empty. */
  readonly titlePrefix: string;
}

/** Packages that modules of a site's own import, and how they are rendered here. */
export interface ExtensionRendering {
  readonly packages: Readonly<Record<string, unknown>>;
  /**
   * Throws what the component throws.
   *
   * @param ids prefix of the ids of one that the browser hydrates; left out for one that stays HTML
   */
  readonly render: (component: unknown, props: object, ids?: string) => string;
}

/** Everything that a site needs to show modules of its own. */
export interface ExtensionRuntime extends ExtensionRendering {
  /** Elements of a page's head by which the browser hydrates islands of a site's own. */
  readonly islandsHtml: () => string;
  /** A box in a preview that says why a module cannot be shown. */
  readonly troubleHtml: (type: string, trouble: string) => string;
  /** Has fields of a type of the site's own shown by this component. */
  readonly showField: (type: string, component: unknown) => void;
  /** Has rules of forms use the operators of the site. */
  readonly setOperators: (added: readonly OperatorExtension[]) => void;
  /** The same for fields, whose forms are islands anyway. */
  readonly fieldsHtml: () => string;
}

/** The islands of the renderer's build: rendered here, and served to browsers. */
export interface Islands {
  /** The packages and the rendering that the build gives to extensions; undefined without a build. */
  readonly extensionRuntime?: ExtensionRuntime;
  /**
   * Throws if no island has that name, or if it cannot be rendered with those props.
   *
   * @param unsent further props of a region that no browser hydrates
   */
  render(name: string, props: object, unsent?: object): Promise<RenderedIsland>;
  /**
   * End of a page's head: its style and scripts, including those of its islands.
   *
   * @param named names of the scripts that elements of the page ask for
   */
  headHtml(islands: ReadonlySet<string>, named: ReadonlySet<string>): string;
  isFile(path: string): boolean;
  /** Answers requests for paths that `isFile` knows. */
  readonly answer: RequestListener;
}

/** An entry of Vite's manifest: a file and its imports. */
interface Chunk {
  readonly file: string;
  readonly name?: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
}

type Manifest = Readonly<Record<string, Chunk>>;

/** Base path of the built files. */
const base = '/assets/';

/**
 * Loads the islands from a build folder: `browser` with a manifest, `server` with the module that renders.
 */
export async function loadIslands(folder: string): Promise<Islands> {
  const browser = join(folder, 'browser');
  const manifest: Manifest = JSON.parse(await readFile(join(browser, 'manifest.json'), 'utf8'));
  const rendering = await import(pathToFileURL(join(folder, 'server/render-island.js')).href);
  const files = await builtFiles(browser, base);
  return {
    extensionRuntime: {
      ...rendering.extensionRuntime,
      islandsHtml: () =>
        withPreloads(manifest, ['hydrate-extension'], [chunkOf(manifest, 'extension-islands')]),
      fieldsHtml: () => withPreloads(manifest, ['site-fields'], []),
    },
    render: rendering.renderIsland,
    headHtml: (islands, named) => headHtml(manifest, islands, named, new Set(rendering.staticRegionNames)),
    isFile: files.has,
    answer: files.answer,
  };
}

/**
 * The packages and the rendering that a build gives to extensions; undefined without a build. Loads nothing else of it.
 *
 * @param folder of the build
 */
export async function loadExtensionRendering(folder: string): Promise<ExtensionRendering | undefined> {
  const rendering = join(folder, 'server/render-island.js');
  return existsSync(rendering) ? (await import(pathToFileURL(rendering).href)).extensionRuntime : undefined;
}

/** The stylesheet of a build, which all pages load. */
export async function builtStyles(folder: string): Promise<string> {
  const browser = join(folder, 'browser');
  const manifest: Manifest = JSON.parse(await readFile(join(browser, 'manifest.json'), 'utf8'));
  return await readFile(join(browser, chunkOf(manifest, 'style').file), 'utf8');
}

function headHtml(
  manifest: Manifest,
  names: ReadonlySet<string>,
  named: ReadonlySet<string>,
  staticRegions: ReadonlySet<string>,
): string {
  const isStatic = (name: string) => name === 'own-region' || staticRegions.has(name);
  // The scripts of a site's own islands are linked with its modules.
  const islands = new Set([...names].filter((name) => !isStatic(name) && name !== 'own-island'));
  const early = [...named].filter((name) => isEarly(manifest, name));
  const late = [...named].filter((name) => !early.includes(name));
  const earlyHtml = early.map((name) => `<script src="${base}${chunkOf(manifest, name).file}"></script>`);
  const lateFiles = late.map((name) => base + chunkOf(manifest, name).file);
  // Before the style, so that it does not wait for that.
  const style = `${earlyHtml.join('')}<link rel="stylesheet" href="${base}${chunkOf(manifest, 'style').file}"/>${lateScriptsHtml(lateFiles)}`;
  const scripts = [chunkOf(manifest, 'site')];
  if ([...names].some(isStatic)) scripts.push(chunkOf(manifest, 'regions'));
  if (islands.size === 0) return style + scripts.map(scriptHtml).join('');
  scripts.push(chunkOf(manifest, 'islands'));
  const wanted = ['react', ...[...islands].map((name) => `${name}-island`)];
  return style + withPreloads(manifest, wanted, scripts);
}

/** Scripts, and links that preload others with all that they import. */
function withPreloads(manifest: Manifest, wanted: readonly string[], scripts: readonly Chunk[]): string {
  const preloaded = new Set(wanted.flatMap((name) => [...withImports(manifest, chunkOf(manifest, name))]));
  const preloads = [...preloaded].map(({ file }) => `<link rel="modulepreload" href="${base}${file}"/>`);
  return preloads.join('') + scripts.map(scriptHtml).join('');
}

function scriptHtml({ file }: Chunk): string {
  return `<script type="module" src="${base}${file}"></script>`;
}

function chunkOf(manifest: Manifest, name: string): Chunk {
  const chunk = Object.values(manifest).find((each) => each.name === name);
  if (chunk === undefined) throw new Error(`The build has nothing called "${name}".`);
  return chunk;
}

/** A chunk and all its imports, recursively. */
function* withImports(manifest: Manifest, chunk: Chunk): Iterable<Chunk> {
  yield chunk;
  for (const key of chunk.imports ?? []) {
    const imported = manifest[key];
    if (imported) yield* withImports(manifest, imported);
  }
}

/** Whether a script runs before the page is painted. */
function isEarly(manifest: Manifest, name: string): boolean {
  return Object.entries(manifest).some(
    ([source, chunk]) => chunk.name === name && source.includes('/early/'),
  );
}

/** Lists the scripts that a page loads once it works (see `renderer/page/browser/late-scripts.ts`). */
export function lateScriptsHtml(files: readonly string[]): string {
  return files.length === 0 ? '' : `<meta name="late-scripts" content="${files.join(' ')}"/>`;
}
