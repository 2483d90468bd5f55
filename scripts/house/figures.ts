import { parseSync, Visitor } from 'vite';
import { cycles, importsAmongSiblings } from './folder-cycles.ts';
import type { Imports, Sources } from './read-imports.ts';

/** The number of lines of a file or function. */
export interface Length {
  readonly place: string;
  readonly lines: number;
}

/** Counts of one layer. Folders in cycles import each other; loose files beside them are left out. */
export function layerFigures(sources: Sources, imports: Imports, layer: string) {
  const lengths = fileLengths(sources, [layer]);
  const folders = new Set(lengths.map(({ place }) => place.split('/').slice(0, -1)[1]));
  const inCycles = [...importsAmongSiblings(imports, layer).values()].flatMap((siblings) =>
    cycles(new Map([...siblings].filter(([child]) => !sources.has(child)))).flat(),
  );
  const rooms = inCycles.filter((folder) => folder.split('/').length === 2).length;
  return {
    lines: lengths.reduce((sum, { lines }) => sum + lines, 0),
    files: lengths.length,
    rooms: [...folders].filter((folder) => folder !== undefined).length,
    'rooms in cycles': rooms,
    'deeper folders in cycles': inCycles.length - rooms,
  };
}

/** Files of these layers, the longest first. */
export function fileLengths(sources: Sources, layers: readonly string[]): readonly Length[] {
  return [...sources]
    .filter(([file]) => layers.some((layer) => file.startsWith(`${layer}/`)))
    .map(([place, text]) => ({ place, lines: countLines(text) }))
    .sort(longestFirst);
}

/** Files of the layers that exactly one other file of the project imports. */
export function filesWithOneImporter(sources: Sources, imports: Imports, layers: readonly string[]) {
  const importers = new Map<string, number>();
  for (const targets of imports.values())
    for (const target of targets) importers.set(target, (importers.get(target) ?? 0) + 1);
  return fileLengths(sources, layers).filter(({ place }) => importers.get(place) === 1);
}

/** Functions of these layers, the longest first. A function within another counts in both. */
export function functionLengths(sources: Sources, layers: readonly string[]): readonly Length[] {
  const found: Length[] = [];
  for (const { place: file } of fileLengths(sources, layers)) {
    const text = sources.get(file) ?? '';
    const measure = ({ start, end }: { readonly start: number; readonly end: number }) => {
      const line = countLines(text.slice(0, start));
      const place = `${file}:${line + 1} ${text.split('\n')[line]?.trim()}`;
      found.push({ place, lines: countLines(text.slice(start, end)) + 1 });
    };
    new Visitor({
      FunctionDeclaration: measure,
      FunctionExpression: measure,
      ArrowFunctionExpression: measure,
    }).visit(parseSync(file, text).program);
  }
  return found.sort(longestFirst);
}

const longestFirst = (a: Length, b: Length) => b.lines - a.lines;
const countLines = (text: string) => text.split('\n').length - 1;
