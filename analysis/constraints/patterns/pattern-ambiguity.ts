import { type CharacterSet, ignoringCase, overlaps } from './character-set.ts';
import { type PatternTree, parsePattern } from './pattern-tree.ts';

export type Ambiguity = 'none' | 'exponential' | 'too-complex';

/** Most positions in a pattern; with more, the search gives up. */
const mostPositions = 600;
/** Most pairs of positions compared. */
const mostWork = 1_000_000;
/** Larger counts are treated as a loop; others are expanded. */
const mostCopies = 20;

/**
 * Whether a backtracking engine could need exponential time: whether some loop can match the same characters
 * in two different ways (Weideman et al. 2016, "EDA"). Works on the position automaton (Glushkov), counting
 * the transitions between two positions.
 */
export function ambiguityOf(pattern: string, flags = ''): Ambiguity {
  const tree = parsePattern(pattern, flags);
  if (tree === undefined) return 'too-complex';
  const automaton = new PositionAutomaton(flags.includes('i'));
  automaton.add(tree);
  if (automaton.isTooLarge) return 'too-complex';
  if (automaton.hasParallelWays) return 'exponential';
  return findTwoWays(automaton);
}

/** First and last positions of a part, and whether it can be skipped. */
interface Ends {
  readonly first: readonly number[];
  readonly last: readonly number[];
  readonly isNullable: boolean;
}

const nothing: Ends = { first: [], last: [], isNullable: true };

class PositionAutomaton {
  readonly sets: CharacterSet[] = [];
  readonly follow: Set<number>[] = [];
  /** Two transitions between the same positions, as in `(a*)*`. */
  hasParallelWays = false;
  isTooLarge = false;
  readonly #ignoresCase: boolean;

  constructor(ignoresCase: boolean) {
    this.#ignoresCase = ignoresCase;
  }

  add(tree: PatternTree): Ends {
    if (this.sets.length > mostPositions) this.isTooLarge = true;
    if (this.isTooLarge) return nothing;
    switch (tree.node) {
      case 'empty':
      case 'edge':
        return nothing;
      case 'characters': {
        const position = this.sets.push(this.#ignoresCase ? ignoringCase(tree.set) : tree.set) - 1;
        this.follow.push(new Set());
        return { first: [position], last: [position], isNullable: false };
      }
      case 'sequence':
        return tree.parts.map((part) => this.add(part)).reduce((a, b) => this.#join(a, b), nothing);
      case 'choice': {
        const parts = tree.parts.map((part) => this.add(part));
        return {
          first: parts.flatMap((part) => part.first),
          last: parts.flatMap((part) => part.last),
          isNullable: parts.some((part) => part.isNullable),
        };
      }
      case 'repeat':
        return this.#repeat(tree.part, tree.least, tree.most);
    }
  }

  #repeat(part: PatternTree, least: number, most: number): Ends {
    if (most > mostCopies) {
      const ends = this.add(part);
      this.#connect(ends.last, ends.first);
      return { ...ends, isNullable: ends.isNullable || least === 0 };
    }
    let all = nothing;
    for (let copy = 0; copy < most; copy++) {
      const ends = this.add(part);
      all = this.#join(all, copy < least ? ends : { ...ends, isNullable: true });
    }
    return all;
  }

  #join(a: Ends, b: Ends): Ends {
    this.#connect(a.last, b.first);
    return {
      first: a.isNullable ? [...a.first, ...b.first] : a.first,
      last: b.isNullable ? [...a.last, ...b.last] : b.last,
      isNullable: a.isNullable && b.isNullable,
    };
  }

  #connect(from: readonly number[], to: readonly number[]): void {
    for (const position of from) {
      const follow = this.follow[position];
      for (const next of to) {
        if (follow?.has(next)) this.hasParallelWays = true;
        follow?.add(next);
      }
    }
  }
}

/**
 * Searches the pairs of positions reachable by the same characters for a cycle through a position that
 * diverges and joins again.
 */
function findTwoWays({ sets, follow }: PositionAutomaton): Ambiguity {
  const size = sets.length;
  let work = 0;
  const stepsFrom = (pair: number): readonly number[] => {
    const found: number[] = [];
    for (const left of follow[Math.floor(pair / size)] ?? []) {
      for (const right of follow[pair % size] ?? []) {
        work += 1;
        if (overlaps(sets[left] ?? [], sets[right] ?? [])) found.push(left * size + right);
      }
    }
    return found;
  };
  for (let position = 0; position < size; position++) {
    const together = position * size + position;
    const cameFrom = new Map<number, number[]>();
    const pending = [together];
    for (const pair of pending) {
      if (work > mostWork) return 'too-complex';
      for (const next of stepsFrom(pair)) {
        const known = cameFrom.get(next);
        if (known) known.push(pair);
        else cameFrom.set(next, [pair]);
        if (known === undefined && next !== together) pending.push(next);
      }
    }
    const wayBack = new Set<number>();
    const behind = [...(cameFrom.get(together) ?? [])];
    for (const pair of behind) {
      if (wayBack.has(pair)) continue;
      wayBack.add(pair);
      if (Math.floor(pair / size) !== pair % size) return 'exponential';
      if (pair !== together) behind.push(...(cameFrom.get(pair) ?? []));
    }
  }
  return 'none';
}
