import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { root } from '../../scripts/processes.ts';

const { imports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  readonly imports: Readonly<Record<string, string>>;
};

/** The tests that reach a file by imports, those that reach it by the fewest first. */
export function relatedTests(files: readonly string[]): (file: string) => readonly string[] {
  const importers = new Map<string, string[]>();
  for (const file of files)
    for (const [, name = ''] of readFileSync(join(root, file), 'utf8').matchAll(
      /(?:from|import|import\()\s*'([#.][^']+)'/g,
    )) {
      const target = imports[name]?.slice(2) ?? relative(root, join(root, dirname(file), name));
      importers.set(target, [...(importers.get(target) ?? []), file]);
    }
  return (file) => {
    const reached = new Set([file]);
    for (const each of reached) for (const importer of importers.get(each) ?? []) reached.add(importer);
    return [...reached].filter((each) => /\.test\.tsx?$/.test(each));
  };
}
