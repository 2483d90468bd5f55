import { cpSync, mkdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from '../../scripts/processes.ts';

/** Folders and files that the image of the site takes from the project or its build. */
export function imageSources(): readonly string[] {
  const dockerfile = readFileSync(join(root, 'Dockerfile'), 'utf8');
  const stage = dockerfile.slice(dockerfile.indexOf(' AS site\n'));
  return [...stage.matchAll(/^COPY (?:--from=(\w+) )?(.+) \S+$/gm)]
    .filter(([, from]) => from !== 'production')
    .flatMap(([, , sources = '']) => sources.split(' ').map((source) => source.replace(/^\/site\//, '')));
}

/** Copies into an empty folder all that the image takes, but for the packages. */
export function makeProductionFolder(folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const source of [...imageSources(), 'package-lock.json'])
    cpSync(join(root, source), join(folder, source), {
      recursive: true,
      filter: (path) => basename(path) !== 'cache' || !path.includes('.next'),
    });
}
