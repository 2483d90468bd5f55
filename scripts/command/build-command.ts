import { statSync, writeFileSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { builtCommand, commandFolder, stateOf } from '../../cli/built-command.ts';
import { root } from '../processes.ts';

/** Packages of many small files, which load faster as a part of the command. The others stay where they are. */
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

/** Some files look for others beside themselves: their folders are named from that of the built command. */
const ownFolders: Plugin = {
  name: 'own-folders',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/](cli|server)[\\/].*\.ts$/ }, async ({ path }) => {
      const folder = `/${relative(commandFolder, dirname(path)).split(sep).join('/')}`;
      const text = await readFile(path, 'utf8');
      const here = `(import.meta.dirname + ${JSON.stringify(folder)})`;
      return { contents: text.replaceAll('import.meta.dirname', here), loader: 'ts' };
    });
  },
};

/** A file may change within this after a time that its file system gave it. */
const clockTickMs = 100;

/**
 * Builds the `waymark` command into a few files, if it is not fresh: loading its thousand small ones takes most of
 * the time of a short command. `cli/waymark.js` runs it while no file that it was made from has changed.
 */
export async function buildCommand(): Promise<void> {
  if (builtCommand() !== undefined) return;
  await rm(commandFolder, { recursive: true, force: true });
  const begun = Date.now() - clockTickMs;
  const { metafile } = await build({
    entryPoints: [join(root, 'cli/main.ts')],
    outdir: commandFolder,
    outExtension: { '.js': '.mjs' },
    absWorkingDir: root,
    bundle: true,
    splitting: true,
    metafile: true,
    format: 'esm',
    platform: 'node',
    target: 'node24',
    logLevel: 'warning',
    plugins: [otherPackages, ownFolders],
  });
  const own = Object.keys(metafile.inputs).filter((file) => !file.startsWith('node_modules/'));
  const sources = [...own, 'package-lock.json'];
  // One that changed meanwhile may have been read before or after.
  if (sources.some((file) => statSync(join(root, file)).ctimeMs >= begun)) return;
  const states = Object.fromEntries(sources.map((file) => [file, stateOf(join(root, file))]));
  writeFileSync(join(commandFolder, 'sources.json'), JSON.stringify(states));
}
