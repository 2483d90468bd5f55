/**
 * Builds the command and the server with esbuild, the islands with Vite and the pages with Next. `--if-stale` skips
 * what is unchanged.
 */
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildIslands } from './islands/build-islands.ts';
import { islandsFolder } from './islands/islands-folder.ts';
import { exitCode, root, runNode } from './processes.ts';
import { buildProgram } from './programs/build-program.ts';
import { buildStudio } from './studio/build-studio.ts';

const stamp = join(root, '.next/sources.sha256');

/** Everything that can change the build. Documents cannot: they are read at run time. */
const sources = [
  '{analysis,app,engine,renderer,schemas,scripts/islands,scripts/studio,server,studio}/**/*',
  'next.config.js',
  'package-lock.json',
];

for (const program of ['command', 'site'] as const) await buildProgram(program);
const wanted = hashOfSources();
const isFresh = existsSync(islandsFolder) && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted;
if (isFresh && process.argv.includes('--if-stale')) process.exit(0);

console.log('Building the site …');
await buildIslands();
await buildStudio();
const code = await exitCode(
  runNode([join(root, 'node_modules/next/dist/bin/next'), 'build'], { NODE_ENV: 'production' }),
);
if (code === 0) writeFileSync(stamp, wanted);
process.exit(code);

function hashOfSources(): string {
  const hash = createHash('sha256');
  const entries = globSync(sources, { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(test|stories|styles)\./.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  for (const file of entries) hash.update(`${file.slice(root.length)}\0`).update(readFileSync(file));
  return hash.digest('hex');
}
