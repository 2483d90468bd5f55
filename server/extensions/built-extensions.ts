import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import zlib, { constants, type ZlibOptions } from 'node:zlib';
import type { Problem } from '#engine';
import { buildExtension } from './build-extension.ts';
import { buildOperator } from './build-operator.ts';
import type { Extension, OperatorExtensionFolder } from './read-extensions.ts';

/** The extensions of a site, compiled. */
export interface BuiltExtensions {
  /** Changes with the code of any of them. */
  readonly version: string;
  /** Folder with `<type>.mjs` for each, and `files` for browsers. */
  readonly folder: string;
  /** Names of the files for browsers, by type. */
  readonly types: Readonly<Record<string, ExtensionFiles>>;
  readonly problems: readonly Problem[];
}

interface ExtensionFiles {
  readonly styles?: string;
  readonly script?: string;
  readonly island?: string;
  /** Scripts that the island imports at once. */
  readonly imports?: readonly string[];
  /** The component of a module that stays HTML, for the preview of the studio. */
  readonly preview?: string;
}

/** Changes when extensions must be compiled anew though their code is the same. */
const formatOfBuild = 3;

/**
 * Compiles the extensions of a site, unless that was done before. What one of them lacks is a problem, and does not
 * keep the others from being built.
 *
 * @param cache folder in which builds are kept, by their versions
 */
export async function builtExtensions(
  extensions: readonly (Extension | OperatorExtensionFolder)[],
  cache: string,
): Promise<BuiltExtensions> {
  const version = versionOf(extensions);
  const kept = join(cache, version);
  const known = await readFile(join(kept, 'extensions.json'), 'utf8').catch(() => undefined);
  if (known !== undefined) return { version, folder: kept, types: JSON.parse(known), problems: [] };
  const types: Record<string, ExtensionFiles> = {};
  const problems: Problem[] = [];
  const folder = await newFolder(cache);
  await mkdir(join(folder, 'files'));
  for (const extension of extensions) {
    const { type } = extension;
    const built = await ('operator' in extension ? buildOperator(extension) : buildExtension(extension));
    if (built.outcome === 'faulty') {
      problems.push(...built.problems);
      continue;
    }
    await writeFile(join(folder, `${type}.mjs`), built.code);
    const written = async (text: string | undefined, ending: string) => {
      if (text === undefined) return undefined;
      const name = `${type}-${hashOf(text).slice(0, 8)}.${ending}`;
      await writeCompressed(join(folder, 'files', name), text);
      return name;
    };
    const [styles, script] = [await written(built.styles, 'css'), await written(built.script, 'js')];
    const { island, preview } = built;
    for (const { name, code } of [...(island?.files ?? []), ...(preview?.files ?? [])])
      await writeCompressed(join(folder, 'files', name), code);
    types[type] = {
      ...(styles && { styles }),
      ...(script && { script }),
      ...(island && { island: island.entry, imports: island.imports }),
      ...(preview && { preview: preview.entry }),
    };
  }
  // A faulty one is compiled again the next time: what it lacks may be in a package.
  if (problems.length > 0 || dirname(folder) !== cache) return { version, folder, types, problems };
  await writeFile(join(folder, 'extensions.json'), JSON.stringify(types));
  await rename(folder, kept).catch(() => rm(folder, { recursive: true, force: true }));
  return { version, folder: kept, types, problems };
}

/** Writes a file for browsers, with the copies that are sent to those that take them. */
async function writeCompressed(file: string, text: string): Promise<void> {
  await Promise.all([
    writeFile(file, text),
    gzip(text, { level: constants.Z_BEST_COMPRESSION }).then((data) => writeFile(`${file}.gz`, data)),
    brotliCompress(text).then((data) => writeFile(`${file}.br`, data)),
  ]);
}

const gzip = promisify<string, ZlibOptions, Buffer>(zlib.gzip);
const brotliCompress = promisify<string, Buffer>(zlib.brotliCompress);

/** A new folder in the cache, or elsewhere where nothing can be written there, as in an image. */
async function newFolder(cache: string): Promise<string> {
  try {
    await mkdir(cache, { recursive: true });
    return await mkdtemp(join(cache, 'new-'));
  } catch {
    return await mkdtemp(join(tmpdir(), 'waymark-extensions-'));
  }
}

/** A hash of all files of the extensions, but those of types, stories and tests. */
function versionOf(extensions: readonly Extension[]): string {
  const hash = createHash('sha256').update(`${formatOfBuild}`);
  for (const { type, folder } of extensions) {
    const files = globSync('**/*', { cwd: folder, withFileTypes: true })
      .filter(
        (entry) =>
          entry.isFile() &&
          !/\.(test|dom\.test|stories|types)\.|^(examples|guidance)\.json$/.test(entry.name),
      )
      .map((entry) => join(entry.parentPath, entry.name))
      .sort();
    for (const file of files)
      if (existsSync(file)) hash.update(`${type}${file.slice(folder.length)}\0`).update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 16);
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
