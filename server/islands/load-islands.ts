import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { builtFiles } from './built-files.ts';
import type { Islands } from './islands.ts';
import { lateScriptsHtml } from './late-scripts-html.ts';

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
    render: rendering.renderIsland,
    headHtml: (islands, late) => headHtml(manifest, islands, late, new Set(rendering.staticRegionNames)),
    isFile: files.has,
    answer: files.answer,
  };
}

function headHtml(
  manifest: Manifest,
  names: ReadonlySet<string>,
  late: ReadonlySet<string>,
  staticRegions: ReadonlySet<string>,
): string {
  const islands = new Set([...names].filter((name) => !staticRegions.has(name)));
  const lateFiles = [...late].map((name) => base + chunkOf(manifest, name).file);
  const style = `<link rel="stylesheet" href="${base}${chunkOf(manifest, 'style').file}"/>${lateScriptsHtml(lateFiles)}`;
  const scripts = [chunkOf(manifest, 'site')];
  if (islands.size < names.size) scripts.push(chunkOf(manifest, 'regions'));
  if (islands.size === 0) return style + scripts.map(scriptHtml).join('');
  scripts.push(chunkOf(manifest, 'islands'));
  const wanted = ['hydrate', ...[...islands].map((name) => `${name}-island`)];
  const early = new Set(wanted.flatMap((name) => [...withImports(manifest, chunkOf(manifest, name))]));
  const preloads = [...early].map(({ file }) => `<link rel="modulepreload" href="${base}${file}"/>`);
  return style + preloads.join('') + scripts.map(scriptHtml).join('');
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
