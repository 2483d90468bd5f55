/**
 * Builds the command with esbuild, the islands with Vite and the site with Next. `--if-stale` skips the build when its
 * sources are unchanged.
 */
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildCommand } from './command/build-command.ts';
import { buildIslands } from './islands/build-islands.ts';
import { islandsFolder } from './islands/islands-folder.ts';
import { exitCode, root, runNode } from './processes.ts';

const stamp = join(root, '.next/sources.sha256');

/** Everything that can change the build. Documents cannot: they are read at run time. */
const sources = [
  '{app,engine,public,renderer,schemas,scripts/islands,server}/**/*',
  'next.config.js',
  'package-lock.json',
];

await buildCommand();
const wanted = hashOfSources();
const isFresh = existsSync(islandsFolder) && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted;
if (isFresh && process.argv.includes('--if-stale')) process.exit(0);

console.log('Building the site …');
await buildIslands();
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
