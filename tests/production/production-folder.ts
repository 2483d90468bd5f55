import { cpSync, mkdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from '../../scripts/processes.ts';

const dockerfile = readFileSync(join(root, 'Dockerfile'), 'utf8');

/** The command by which the image installs its packages. */
export function installCommand(): string {
  const stage = dockerfile.slice(dockerfile.indexOf(' AS production\n'));
  return /^RUN (.+)$/m.exec(stage)?.[1] ?? '';
}

/** Folders and files that the image of the site copies from the project or its build. */
export function imageSources(): readonly string[] {
  const stage = dockerfile.slice(dockerfile.indexOf(' AS site\n'));
  return [...stage.matchAll(/^COPY (?:--from=(\w+) )?(.+) \S+$/gm)]
    .filter(([, from]) => from !== 'production')
    .flatMap(([, , sources = '']) => sources.split(' ').map((source) => source.replace(/^\/site\//, '')));
}

/** Copies everything in the image into an empty folder, except the packages. */
export function makeProductionFolder(folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const source of imageSources())
    cpSync(join(root, source), join(folder, source), {
      recursive: true,
      filter: (path) => basename(path) !== 'cache' || !path.includes('.next'),
    });
}
