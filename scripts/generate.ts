/**
 * Writes every generated file, each after those that it is made from. `--check` writes nothing and fails when a
 * committed file differs.
 */
import { writeGenerated } from './generation/write-generated.ts';
import { lintRules } from './house/lint-rules.ts';
import { layers } from './house/rooms.ts';

await import('./generation/schema-types.ts');
await import('./generation/validator-parts.ts');
await import('./generation/formula-parser.ts');
await import('./generation/reference.ts');
await import('./generation/contracts.ts');
await import('./generation/editor-schemas.ts');
await import('./generation/stylesheet.ts');
await writeGenerated('biome.layers.json', lintRules(layers));
