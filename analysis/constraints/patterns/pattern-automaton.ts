import { type CharacterSet, hasCharacter, ignoringCase } from './character-set.ts';
import { type PatternTree, parsePattern } from './pattern-tree.ts';

/** A pattern as `matches` has it. */
export interface Pattern {
  readonly pattern: string;
  readonly flags: string;
}

/** The positions in a pattern that its matches may be at after some characters. */
export interface Positions {
  /** The same for equal positions. */
  readonly key: string;
  readonly at: ReadonlySet<number>;
}

/** A nondeterministic automaton that searches texts for a match of a pattern (Thompson 1968). */
export interface PatternAutomaton {
  /** The sets of characters that the pattern asks for. */
  readonly sets: readonly CharacterSet[];
  readonly start: Positions;
  readonly step: (from: Positions, character: string) => Positions;
  /** Whether a text that ends here contains a match. */
  readonly matches: (positions: Positions) => boolean;
}

/** Number of positions after which a pattern is too large. */
const mostPositions = 1_000;

/** An edge to another position. Without characters, it consumes none. */
interface Edge {
  readonly set?: CharacterSet;
  /** The only end of a text at which the edge can be taken. */
  readonly end?: 'start' | 'end';
  readonly to: number;
}

/** Undefined for a pattern that the automaton cannot follow exactly, or that is too large. */
export function automatonOf({ pattern, flags }: Pattern): PatternAutomaton | undefined {
  const tree = isExact(pattern, flags) ? parsePattern(pattern, flags) : undefined;
  const edges = tree && edgesOf(tree, flags.includes('i'));
  if (edges === undefined) return undefined;
  const last = edges.length - 1;

  const closure = (from: Iterable<number>, end?: 'start' | 'end'): ReadonlySet<number> => {
    const reached = new Set(from);
    for (const position of reached)
      for (const edge of edges[position] ?? [])
        if (edge.set === undefined && (edge.end === undefined || edge.end === end)) reached.add(edge.to);
    return reached;
  };
  const found: Positions = { key: 'found', at: new Set([last]) };
  const positionsAt = (at: ReadonlySet<number>): Positions =>
    at.has(last) ? found : { key: [...at].sort((a, b) => a - b).join(), at };
  return {
    sets: edges.flat().flatMap(({ set }) => (set ? [set] : [])),
    start: positionsAt(closure([0], 'start')),
    step(from, character) {
      const code = character.codePointAt(0) ?? 0;
      if (from === found) return found;
      const next = [...from.at].flatMap((position) =>
        (edges[position] ?? []).flatMap(({ set, to }) => (set && hasCharacter(set, code) ? [to] : [])),
      );
      // Another match may begin after every character.
      return positionsAt(closure([0, ...next]));
    },
    matches: ({ at }) => closure(at, 'end').has(last),
  };
}

/** Whether the syntax tree of a pattern says exactly what the pattern matches. */
function isExact(pattern: string, flags: string): boolean {
  // Boundaries of words, and classes of Unicode, are not followed.
  if (/\\[bBpP]/.test(pattern) || flags.includes('m')) return false;
  // Ignoring case is supported for ASCII letters only.
  return !flags.includes('i') || !/\[\^|\\[DSWux]|[^ -~]/.test(pattern);
}

/** The edges from each position: the first is the beginning of a match, the last its end. Undefined if too large. */
function edgesOf(tree: PatternTree, ignoresCase: boolean): readonly (readonly Edge[])[] | undefined {
  const edges: Edge[][] = [[]];
  const add = (from: number, edge: Omit<Edge, 'to'>): number => {
    const to = edges.push([]) - 1;
    edges[from]?.push({ ...edge, to });
    return to;
  };
  const join = (ends: readonly number[]): number => {
    const to = edges.push([]) - 1;
    for (const end of ends) edges[end]?.push({ to });
    return to;
  };
  /** Adds a part after a position. Gives the position at its end. */
  const build = (part: PatternTree, from: number): number => {
    if (edges.length > mostPositions) return from;
    switch (part.node) {
      case 'empty':
        return from;
      case 'edge':
        return add(from, { end: part.of });
      case 'characters':
        return add(from, { set: ignoresCase ? ignoringCase(part.set) : part.set });
      case 'sequence':
        return part.parts.reduce((at, each) => build(each, at), from);
      case 'choice':
        return join(part.parts.map((each) => build(each, from)));
      case 'repeat':
        return repeat(part.part, part.least, part.most, from);
    }
  };
  const repeat = (part: PatternTree, least: number, most: number, from: number): number => {
    let at = from;
    for (let count = 0; count < least && edges.length <= mostPositions; count++) at = build(part, at);
    if (most === Number.POSITIVE_INFINITY) {
      const again = join([at]);
      edges[build(part, again)]?.push({ to: again });
      return join([again]);
    }
    const ends = [at];
    for (let count = least; count < most && edges.length <= mostPositions; count++) {
      at = build(part, at);
      ends.push(at);
    }
    return join(ends);
  };
  join([build(tree, 0)]);
  return edges.length > mostPositions ? undefined : edges;
}
