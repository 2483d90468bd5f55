import { type Layer, layers } from './rooms.ts';

interface Restriction {
  readonly group: readonly string[];
  readonly message: string;
}

/**
 * The text of `biome.layers.json`: which layers, rooms and packages the files of a layer or of a room may not import.
 * It is a configuration of Biome, with an override for each layer and each room of a layer in order.
 */
export function lintRules(all: typeof layers): string {
  const overrides = Object.entries(all).flatMap(([name, layer]) => {
    const restrictions = restrictionsOf(name, layer);
    return [
      override(name, restrictions),
      ...(layer.rooms ?? []).map((room, index, rooms) =>
        override(`${name}/${room}`, [
          ...restrictions,
          ...laterRooms(`${name}/${room}`, rooms.slice(index + 1)),
        ]),
      ),
    ];
  });
  return `{ "root": false, "overrides": [\n${overrides.map((rule) => JSON.stringify(rule)).join(',\n')}\n] }\n`;
}

function restrictionsOf(name: string, layer: Layer): readonly Restriction[] {
  const others = Object.entries(layers).filter(([other]) => other !== name);
  const aliases = others.flatMap(([, { entries }]) => Object.keys(entries));
  return [
    {
      group: [
        ...aliases.filter((alias) => !layer.imports.includes(alias)),
        ...others.map(([other]) => `../**/${other}/**`),
      ],
      message: `Of other layers, ${name}/ may import ${layer.imports.join(', ') || 'nothing'} (scripts/house/rooms.ts).`,
    },
    {
      group: layer.forbiddenPackages,
      message: `${name}/ may not import this package (scripts/house/rooms.ts).`,
    },
  ].filter(({ group }) => group.length > 0);
}

function laterRooms(room: string, later: readonly string[]): readonly Restriction[] {
  const message = `${room}/ may import only rooms before it (scripts/house/rooms.ts).`;
  return later.length > 0 ? [{ group: later.map((other) => `../**/${other}/**`), message }] : [];
}

/** The override of the rule for a folder. If several overrides include a file, Biome uses the last one. */
function override(folder: string, patterns: readonly Restriction[]) {
  const besideSource = ['test', 'stories', 'fixture', 'cases'];
  return {
    includes: [
      `${folder}/**`,
      ...besideSource.map((role) => `!**/*.${role}.{ts,tsx}`),
      ...(folder === 'schemas' ? ['!schemas/generated/**'] : []),
    ],
    linter: { rules: { style: { noRestrictedImports: { level: 'error', options: { patterns } } } } },
  };
}
