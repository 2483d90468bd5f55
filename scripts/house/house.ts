/**
 * `npm run house`: figures of the layers. `--small` lists the files under 30 lines that only one other file
 * imports.
 */
import { fileLengths, filesWithOneImporter, functionLengths, type Length, layerFigures } from './figures.ts';
import { readImports, readSources } from './read-imports.ts';
import { layersWithRooms } from './rooms.ts';

const shown = 10;
const sources = readSources();
const imports = readImports(sources);
const files = fileLengths(sources, layersWithRooms);
const one = filesWithOneImporter(sources, imports, layersWithRooms);
const small = one.filter(({ lines }) => lines < 30);

console.table(
  Object.fromEntries(layersWithRooms.map((layer) => [layer, layerFigures(sources, imports, layer)])),
);
console.log(`All: ${files.reduce((sum, { lines }) => sum + lines, 0)} lines in ${files.length} files.`);
console.log(`Files with one importer: ${one.length}, of these under 30 lines: ${small.length}.`);
if (process.argv.includes('--small')) print(small);
console.log('Longest files:');
print(files.slice(0, shown));
console.log('Longest functions:');
print(functionLengths(sources, layersWithRooms).slice(0, shown));

function print(lengths: readonly Length[]): void {
  for (const { place, lines } of lengths) console.log(`${String(lines).padStart(5)}  ${place}`);
}
