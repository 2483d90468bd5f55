import { posix } from 'node:path';
import { entryFiles, type Imports } from './read-imports.ts';

type FilePair = readonly [from: string, to: string];
type SiblingTargets = Map<string, FilePair[]>;

/** Imports among the children of one folder: by child and imported child, the files. */
export type SiblingImports = Map<string, SiblingTargets>;

/**
 * For each folder of a layer, the imports among what it directly contains. An import counts in the deepest
 * folder that contains both files. Entries of layers belong to no room.
 */
export function importsAmongSiblings(imports: Imports, layer: string): ReadonlyMap<string, SiblingImports> {
  const folders = new Map<string, SiblingImports>();
  for (const [from, imported] of imports)
    for (const to of imported) {
      if (![from, to].every((file) => file.startsWith(`${layer}/`) && !entryFiles.has(file))) continue;
      const [path, targetPath] = [from.split('/'), to.split('/')];
      const depth = path.findIndex((part, index) => part !== targetPath[index]);
      const child = (parts: readonly string[]) => parts.slice(0, depth + 1).join('/');
      const siblings = getOrAdd<SiblingImports>(folders, posix.dirname(child(path)), new Map());
      const targets = getOrAdd<SiblingTargets>(siblings, child(path), new Map());
      getOrAdd<FilePair[]>(targets, child(targetPath), []).push([from, to]);
    }
  return folders;
}

/** The groups of nodes each of which reaches all others of its group. */
export function cycles(siblings: SiblingImports): readonly (readonly string[])[] {
  const reached = new Map([...siblings.keys()].map((node) => [node, reachable(node, siblings)]));
  const groups = new Map<string, string[]>();
  for (const [node, ahead] of reached) {
    if (!ahead.has(node)) continue;
    const group = [...ahead].filter((other) => reached.get(other)?.has(node)).sort();
    groups.set(group[0] ?? node, group);
  }
  return [...groups.values()];
}

function reachable(start: string, siblings: SiblingImports): ReadonlySet<string> {
  const seen = new Set<string>();
  const open = [start];
  for (let node = open.pop(); node !== undefined; node = open.pop())
    for (const next of siblings.get(node)?.keys() ?? [])
      if (!seen.has(next)) {
        seen.add(next);
        open.push(next);
      }
  return seen;
}

function getOrAdd<Value>(map: Map<string, Value>, key: string, added: Value): Value {
  const value = map.get(key) ?? added;
  map.set(key, value);
  return value;
}
