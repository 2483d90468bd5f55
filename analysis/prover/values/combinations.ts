import type { Assignment } from './choices.ts';

/** Every choice of one value for each key; undefined if there are more than `most`. */
export function combinations(
  choices: readonly (readonly [key: string, values: readonly unknown[]])[],
  most: number,
): readonly Assignment[] | undefined {
  const count = choices.reduce((product, [, values]) => product * values.length, 1);
  if (count > most) return undefined;
  return choices.reduce<readonly Assignment[]>(
    (sets, [key, values]) => sets.flatMap((set) => values.map((value) => new Map([...set, [key, value]]))),
    [new Map()],
  );
}
