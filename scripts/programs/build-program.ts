import { statSync, writeFileSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { type BuildOptions, build, type Plugin } from 'esbuild';
import {
  builtProgram,
  hashOf,
  type Program,
  programFolder,
  type SourceState,
  stateOf,
} from '../../cli/built-program.ts';
import { root } from '../processes.ts';

/** The files that each program is loaded by: `main`; a worker of the language server; the modules that Next's routes import. */
const entries: Readonly<Record<Program, Readonly<Record<string, string>>>> = {
  command: { main: 'cli/main.ts', 'prove-texts': 'cli/language-server/prove-texts.ts' },
  site: { main: 'scripts/serving/serve-site.ts', server: 'server/index.ts' },
};

/**
 * Packages of many small files, which load faster as a part of the program. The others stay where they are: Next and
 * the islands load some of them, too, and a second copy would have variables of its own.
 */
const included: ReadonlySet<string> = new Set([
  '@date-fns/tz',
  '@lezer/common',
  '@lezer/lr',
  'cockatiel',
  'date-fns',
  'kysely',
  'lru-cache',
]);

const otherPackages: Plugin = {
  name: 'other-packages',
  setup({ onResolve }) {
    onResolve({ filter: /^[^./#]/ }, ({ path, kind }) => {
      if (kind === 'entry-point') return undefined;
      const name = path
        .split('/')
        .slice(0, path.startsWith('@') ? 2 : 1)
        .join('/');
      return included.has(name) ? undefined : { path, external: true };
    });
  },
};

/** Some files look for others beside themselves: their folders are named from that of the built program. */
function ownFolders(folder: string): Plugin {
  return {
    name: 'own-folders',
    setup({ onLoad }) {
      onLoad({ filter: /[\\/](cli|scripts|server)[\\/].*\.ts$/ }, async ({ path }) => {
        const own = `/${relative(folder, dirname(path)).split(sep).join('/')}`;
        const text = await readFile(path, 'utf8');
        const here = `(import.meta.dirname + ${JSON.stringify(own)})`;
        return { contents: text.replaceAll('import.meta.dirname', here), loader: 'ts' };
      });
    },
  };
}

/** A file may change within this after a time that its file system gave it. */
const clockTickMs = 100;

/** How a program is built; without `write`, nothing is. */
export function buildOptions(program: Program) {
  const folder = programFolder(program);
  return {
    entryPoints: { ...entries[program] },
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    absWorkingDir: root,
    bundle: true,
    splitting: true,
    metafile: true,
    format: 'esm',
    platform: 'node',
    target: 'node24',
    logLevel: 'warning',
    plugins: [otherPackages, ownFolders(folder)],
  } as const satisfies BuildOptions;
}

/** Builds a program into a few files, if it is not fresh: loading its thousand small ones takes most of a start. */
export async function buildProgram(program: Program): Promise<void> {
  if (builtProgram(program) !== undefined) return;
  const folder = programFolder(program);
  await rm(folder, { recursive: true, force: true });
  const begun = Date.now() - clockTickMs;
  const { metafile } = await build(buildOptions(program));
  const own = Object.keys(metafile.inputs).filter((file) => !file.startsWith('node_modules/'));
  const sources = [...own, 'package-lock.json'];
  // One that changed meanwhile may have been read before or after.
  if (sources.some((file) => statSync(join(root, file)).ctimeMs >= begun)) return;
  const states = Object.fromEntries(sources.map((file) => [file, sourceState(join(root, file))]));
  writeFileSync(join(folder, 'sources.json'), JSON.stringify(states));
}

function sourceState(path: string): SourceState {
  return { state: stateOf(path), hash: hashOf(path) };
}
