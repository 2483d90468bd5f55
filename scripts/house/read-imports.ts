import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { parseSync } from 'vite';
import { layers } from './rooms.ts';

/** The texts of files by path. */
export type Sources = ReadonlyMap<string, string>;

/** For each file, the files that it imports: for values or types, at once or later. */
export type Imports = ReadonlyMap<string, ReadonlySet<string>>;

const besideSource = /\.(test|test-d|stories|e2e|fixture|cases|d)\.tsx?$|^tests\/|generated\//;
const entries: Readonly<Record<string, string>> = Object.assign(
  {},
  ...Object.values(layers).map((layer) => layer.entries),
);
export const entryFiles: ReadonlySet<string> = new Set(Object.values(entries));

/** All source of the project, committed or new: no tests, stories, fixtures and generated files. */
export function readSources(): Sources {
  const list = ['ls-files', '--cached', '--others', '--exclude-standard', '--', '*.ts', '*.tsx'];
  const files = execFileSync('git', list, { encoding: 'utf8' }).trim().split('\n');
  return new Map(
    files
      .filter((file) => !besideSource.test(file) && existsSync(file))
      .map((file) => [file, readFileSync(file, 'utf8')]),
  );
}

/** Resolves relative imports and the aliases of layers; imports of packages are left out. */
export function readImports(sources: Sources): Imports {
  return new Map(
    [...sources].map(([file, text]) => {
      const targets = specifiers(file, text).map((specifier) =>
        specifier.startsWith('.')
          ? posix.join(posix.dirname(file), specifier)
          : (entries[specifier] ?? specifier),
      );
      return [file, new Set(targets.filter((target) => target !== file && sources.has(target)))];
    }),
  );
}

function specifiers(file: string, text: string): readonly string[] {
  const { staticImports, staticExports } = parseSync(file, text).module;
  return [
    ...staticImports.map((statement) => statement.moduleRequest.value),
    ...staticExports.flatMap(({ entries }) => entries.map((entry) => entry.moduleRequest?.value ?? '')),
    // Covers types such as `import('./walk.ts').Walk`, too.
    ...[...text.matchAll(/\bimport\(\s*['"]([^'"]+)['"]/g)].map((match) => match[1] ?? ''),
  ];
}
