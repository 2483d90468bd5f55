import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DocumentSource } from '#engine';

const fixtures = join(import.meta.dirname, '../../fixtures');

let release: readonly DocumentSource[] | undefined;

/** A small, clean release of a lending library, in order of path. Read once per worker. */
export function readRelease(): readonly DocumentSource[] {
  const folder = join(fixtures, 'release');
  release ??= readdirSync(folder)
    .sort()
    .map((path) => Object.freeze({ path, text: readFileSync(join(folder, path), 'utf8') }));
  return release;
}

/** A document that is refused, and all of its problems. */
export interface RefusedFixture {
  readonly name: string;
  readonly source: DocumentSource;
  readonly problemsPath: string;
  readonly problems: unknown;
}

/** Every pair of `<name>.json` and `<name>.problems.json`. */
export function readRefused(): readonly RefusedFixture[] {
  const folder = join(fixtures, 'refused');
  return readdirSync(folder)
    .filter((file) => !file.endsWith('.problems.json'))
    .sort()
    .map((path) => {
      const name = path.replace('.json', '');
      const problemsPath = join(folder, `${name}.problems.json`);
      const source = { path, text: readFileSync(join(folder, path), 'utf8') };
      return { name, source, problemsPath, problems: JSON.parse(readFileSync(problemsPath, 'utf8')) };
    });
}

/** The release with the fixture replacing the document of its kind and id, or added to it. */
export function releaseWith(source: DocumentSource): readonly DocumentSource[] {
  const own = nameOf(source);
  return [...readRelease().filter((other) => nameOf(other) !== own), source];
}

/** Kind and id as written in the text, even if it is not JSON. */
function nameOf({ text }: DocumentSource): string | undefined {
  return /^ {2}"kind": "[^"]*",\n {2}"id": "[^"]*"/m.exec(text)?.[0];
}
