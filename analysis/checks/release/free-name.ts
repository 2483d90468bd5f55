import type { JsonValue } from '#engine';
import { type Finding, quoted } from '#engine/parts';

type ProposedFix = NonNullable<Finding['fix']>;

/** The remedy for a name that something else has already: the name with the first number that makes it another one. */
export function callThisOne(
  name: string,
  taken: ReadonlySet<string>,
  path: string,
  between = '-',
): ProposedFix {
  const free = freeName(name, (other) => taken.has(other), between);
  return guess(`Call this one ${quoted(free)}`, { [path]: free });
}

/** A name with the first number that makes it another one. */
export function freeName(name: string, isTaken: (name: string) => boolean, between = '-'): string {
  for (let number = 2; ; number++) {
    const free = name + between + number;
    if (!isTaken(free)) return free;
  }
}

/** A remedy that writes other values at some places, for somebody to judge. */
export function guess(title: string, values: Readonly<Record<string, JsonValue>>): ProposedFix {
  const changes = Object.entries(values).map(([path, value]) => ({ op: 'replace', path, value }) as const);
  return { title, changes, isGuess: true };
}
