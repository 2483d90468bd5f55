import { cycles, importsAmongSiblings, type SiblingImports } from './folder-cycles.ts';
import type { Imports } from './read-imports.ts';
import { layers } from './rooms.ts';

const shownImports = 3;

/**
 * The mistakes in the rooms of a layer, a line each: folders that the list of rooms does not have, imports
 * of later rooms, cycles of folders at any depth with the imports that make them, and deeper folders whose
 * name the linter would take for a room.
 */
export function checkRooms(imports: Imports, layer: string, rooms: readonly string[]): readonly string[] {
  const folders = foldersOf(imports, layer);
  const first = folders.filter((folder) => folder.split('/').length === 2);
  const listed = rooms.map((room) => `${layer}/${room}`);
  const siblings = importsAmongSiblings(imports, layer);
  return [
    ...first.filter((room) => !listed.includes(room)).map((room) => `${room} is not in the list of rooms.`),
    ...listed.filter((room) => !first.includes(room)).map((room) => `${room} is listed, but has no source.`),
    ...importsOfLaterRooms(siblings.get(layer) ?? new Map(), listed),
    ...[...siblings].flatMap(([folder, inside]) => describeCycles(folder, inside, listed)),
    ...folders
      .filter((folder) => isTakenForRoom(folder, rooms))
      .map(
        (folder) =>
          `${folder} has the name of a later room or of a layer: the linter cannot tell them apart.`,
      ),
  ];
}

function foldersOf(imports: Imports, layer: string): readonly string[] {
  const folders = [...imports.keys()]
    .map((file) => file.split('/'))
    .filter((parts) => parts[0] === layer)
    .flatMap((parts) => parts.slice(2).map((_, depth) => parts.slice(0, depth + 2).join('/')));
  return [...new Set(folders)].sort();
}

function importsOfLaterRooms(siblings: SiblingImports, listed: readonly string[]): readonly string[] {
  return [...siblings].flatMap(([room, targets]) =>
    [...targets].flatMap(([target, files]) =>
      listed.includes(room) && listed.indexOf(target) > listed.indexOf(room)
        ? files.map(([from, to]) => `${from} imports ${to}: ${room} comes before ${target}.`)
        : [],
    ),
  );
}

/**
 * Cycles that no import of a later room explains. The fewer imports lead from one child to another, the
 * likelier they are to be the wrong ones: they come first.
 */
function describeCycles(
  folder: string,
  siblings: SiblingImports,
  listed: readonly string[],
): readonly string[] {
  return cycles(siblings).flatMap((cycle) => {
    const pairs = cycle
      .flatMap((child) =>
        [...(siblings.get(child) ?? [])].map(([target, files]) => ({ child, target, files })),
      )
      .filter(
        ({ child, target }) =>
          cycle.includes(target) && ![child, target].every((room) => listed.includes(room)),
      )
      .map(({ files }) => files)
      .sort((a, b) => a.length - b.length);
    if (pairs.length === 0) return [];
    return [
      `${folder}: ${cycle.map((child) => child.slice(folder.length + 1)).join(', ')} import each other.`,
      ...pairs.flatMap((files) => [
        ...files.slice(0, shownImports).map(([from, to]) => `  ${from} imports ${to}`),
        ...(files.length > shownImports ? [`  … and ${files.length - shownImports} more like it`] : []),
      ]),
    ];
  });
}

function isTakenForRoom(folder: string, rooms: readonly string[]): boolean {
  const [, room = '', ...deeper] = folder.split('/');
  const name = deeper.at(-1) ?? room;
  return name in layers || (deeper.length > 0 && rooms.indexOf(name) > rooms.indexOf(room));
}
