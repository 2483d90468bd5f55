/**
 * Checks the order of rooms in every layer, and that no folders import each other. The linter checks the
 * order of layers and rooms, too; this also finds cycles, and folders without a place in the order.
 */
import { checkRooms } from './check-rooms.ts';
import { readImports, readSources } from './read-imports.ts';
import { layers, layersWithRooms } from './rooms.ts';

const imports = readImports(readSources());
for (const layer of layersWithRooms)
  for (const finding of checkRooms(imports, layer, layers[layer]?.rooms ?? [])) {
    console.error(finding);
    process.exitCode = 1;
  }
