import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../tests/support/databases/databases.ts';
import { root } from '../processes.ts';
import { checkRooms } from './check-rooms.ts';
import { fileLengths, filesWithOneImporter, functionLengths, layerFigures } from './figures.ts';
import { lintRules } from './lint-rules.ts';
import { readImports } from './read-imports.ts';
import { layers } from './rooms.ts';

const rooms = ['clay', 'bricks', 'walls'];
const sources = new Map([
  ['engine/index.ts', "export { wall } from './walls/wall.ts';\n"],
  ['engine/clay/clay.ts', 'export interface Clay { readonly wet: boolean }\n'],
  ['engine/bricks/brick.ts', "import type { Clay } from '../clay/clay.ts';\nexport type Brick = Clay;\n"],
  [
    'engine/walls/wall.ts',
    "import type { Brick } from '../bricks/brick.ts';\nexport function wall(brick: Brick) {\n  return [brick];\n}\n",
  ],
]);

/** Problems that are found when these files are added. */
function check(added: Readonly<Record<string, string>>, order: readonly string[] = rooms): readonly string[] {
  return checkRooms(readImports(new Map([...sources, ...Object.entries(added)])), 'engine', order);
}

describe('the check of rooms', () => {
  it('accepts rooms that import those before them', () => {
    expect(check({})).toEqual([]);
  });

  it.each([
    "import type { Wall } from '../walls/wall.ts';",
    "export type { Wall } from '../walls/wall.ts';",
    "const wall = await import('../walls/wall.ts');",
    "type Wall = import('../walls/wall.ts').Wall;",
  ])('reports an import of a later room: %s', (statement) => {
    expect(check({ 'engine/bricks/brick.ts': statement })).toEqual([
      'engine/bricks/brick.ts imports engine/walls/wall.ts: engine/bricks comes before engine/walls.',
    ]);
  });

  it('reports rooms that import each other by way of a file beside them', () => {
    const cycle = {
      'engine/walls/analysis.ts': '#analysis',
      'engine/mould.ts': "import './walls/wall.ts';",
      'engine/clay/a.ts': "import '../mould.ts';",
    };
    expect(check({ ...cycle, 'engine/walls/wall.ts': "import '../clay/a.ts';" })).toEqual([
      'engine: clay, mould.ts, walls import each other.',
      '  engine/clay/a.ts imports engine/mould.ts',
      '  engine/mould.ts imports engine/walls/wall.ts',
    ]);
  });

  it('reports deeper folders that import each other, by way of a file beside them', () => {
    const cycle = {
      'engine/walls/inner/plaster.ts': "import '../outer/stone.ts';",
      'engine/walls/outer/stone.ts': "import '../mortar.ts';",
      'engine/walls/mortar.ts': "import './inner/paint.ts';",
      'engine/walls/inner/paint.ts': '',
    };
    expect(check(cycle)).toEqual([
      'engine/walls: inner, mortar.ts, outer import each other.',
      '  engine/walls/inner/plaster.ts imports engine/walls/outer/stone.ts',
      '  engine/walls/mortar.ts imports engine/walls/inner/paint.ts',
      '  engine/walls/outer/stone.ts imports engine/walls/mortar.ts',
    ]);
  });

  it('reports a folder that is not in the list, and one that is only there', () => {
    expect(check({}, ['clay', 'bricks', 'roofs'])).toEqual([
      'engine/walls is not in the list of rooms.',
      'engine/roofs is listed, but has no source.',
    ]);
  });

  it('reports a deeper folder that has the name of a later room or of a layer', () => {
    expect(
      check({ 'engine/clay/walls/a.ts': '', 'engine/walls/clay/a.ts': '', 'engine/clay/cli/a.ts': '' }),
    ).toEqual([
      'engine/clay/cli has the name of a later room or of a layer: the linter cannot tell them apart.',
      'engine/clay/walls has the name of a later room or of a layer: the linter cannot tell them apart.',
    ]);
  });
});

describe('the rules of the linter', () => {
  const engine = {
    ...layers.engine,
    imports: ['#schemas'],
    forbiddenPackages: ['node:*'],
    entries: {},
    rooms,
  };
  const wrong = {
    'engine/bricks/brick.ts': '../walls/wall.ts',
    'engine/bricks/deep/deeper/brick.ts': '../../../walls/wide/wall.ts',
    'engine/walls/file.ts': 'node:fs',
    'engine/walls/server.ts': '#server/store',
    'engine/walls/analysis.ts': '#analysis',
    'engine/mould.ts': '../renderer/page/page.tsx',
    'engine/walls/schema.ts': '../../schemas/generated/types.ts',
  };
  const right = {
    'engine/walls/wall.ts': '../bricks/brick.ts',
    'engine/bricks/deep/brick.ts': '../walls.ts',
    'engine/clay/clay.ts': '#schemas',
    'engine/clay/clay.test.ts': '../walls/wall.ts',
  };

  it('refuse imports of other layers, of later rooms and of forbidden packages', () => {
    const folder = temporaryFolder();
    const write = (file: string, text: string) => {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), text);
    };
    write('biome.layers.json', lintRules({ ...layers, engine }));
    write('biome.json', '{ "extends": ["./biome.layers.json"] }');
    for (const [file, imported] of Object.entries({ ...wrong, ...right }))
      write(file, `import '${imported}';\nexport {} from '${imported}';\n`);
    const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');
    const options = ['lint', '--only=style/noRestrictedImports', '--reporter=json'];
    const { stdout } = spawnSync(process.execPath, [biome, ...options], { cwd: folder, encoding: 'utf8' });
    const { diagnostics } = JSON.parse(stdout) as {
      readonly diagnostics: readonly { readonly location: { readonly path: string } }[];
    };
    const refused = new Set(diagnostics.map(({ location }) => location.path));
    expect([...refused].sort()).toEqual(Object.keys(wrong).sort());
  });
});

describe('the figures', () => {
  it('count lines, files, rooms, and folders in cycles', () => {
    const cycle = new Map([
      ...sources,
      ['engine/clay/a/a.ts', "import '../b/b.ts';\n"],
      ['engine/clay/b/b.ts', "import '../a/c.ts';\nimport '../../walls/wall.ts';\n"],
      ['engine/clay/a/c.ts', ''],
    ]);
    expect(layerFigures(cycle, readImports(cycle), 'engine')).toEqual({
      lines: 11,
      files: 7,
      rooms: 3,
      'rooms in cycles': 3,
      'deeper folders in cycles': 2,
    });
  });

  it('list files that one other file imports, with their lengths', () => {
    expect(filesWithOneImporter(sources, readImports(sources), ['engine'])).toEqual([
      { place: 'engine/walls/wall.ts', lines: 4 },
      { place: 'engine/bricks/brick.ts', lines: 2 },
      { place: 'engine/clay/clay.ts', lines: 1 },
    ]);
  });

  it('list the longest files and functions first', () => {
    const long = new Map([
      ...sources,
      ['engine/clay/long.ts', `export const long = () => {\n${'\n'.repeat(400)}};\n`],
    ]);
    expect(fileLengths(long, ['engine'])[0]).toEqual({ place: 'engine/clay/long.ts', lines: 402 });
    expect(functionLengths(long, ['engine'])).toEqual([
      { place: 'engine/clay/long.ts:1 export const long = () => {', lines: 402 },
      { place: 'engine/walls/wall.ts:2 export function wall(brick: Brick) {', lines: 3 },
    ]);
  });
});
