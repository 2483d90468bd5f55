/**
 * Checks the order of rooms in every layer, and that no folders import each other. The linter checks imports
 * of other layers and the order of rooms, too; this tells which imports close a cycle. A
 * layer that is named as an argument is checked even if its rooms are not in order yet.
 */
import { checkRooms } from './check-rooms.ts';
import { readImports, readSources } from './read-imports.ts';
import { layers, layersWithRooms, unordered } from './rooms.ts';

const imports = readImports(readSources());
const findings = layersWithRooms
  .filter((layer) => process.argv.includes(layer) || !unordered.includes(layer))
  .flatMap((layer) => checkRooms(imports, layer, layers[layer]?.rooms ?? []));
for (const finding of findings) console.error(finding);
if (findings.length > 0) process.exitCode = 1;
