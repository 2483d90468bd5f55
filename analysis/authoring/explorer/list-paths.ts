import type { PathEdge, PathGraph, PathNode } from './path-graph.ts';

/** One way through a journey, told apart from others by the steps walked. */
export interface WalkedPath {
  /** Edges of one of its cases, from the beginning on: one for each step, and one where nothing follows. */
  readonly example: readonly PathEdge[];
  /** Number of combinations of values that lead along it. */
  readonly cases: number;
}

/** The nodes that all cases of the same steps reach, with their number and the edges of one of them. */
type Front = ReadonlyMap<PathNode, WalkedPath>;

/** Lists the paths of a graph, one by one, and counts the cases of each without following every one. */
export function* listPaths({ start }: PathGraph): Generator<WalkedPath> {
  const pending: Front[] = [new Map([[start, { example: [], cases: 1 }]])];
  for (let front = pending.pop(); front; front = pending.pop()) {
    const further = new Map<string, Map<PathNode, WalkedPath>>();
    let ended: WalkedPath | undefined;
    for (const [node, walked] of front) {
      if (node.step.definition.final && walked.example.length > 0) ended = merged(ended, walked);
      for (const edge of node.edges) {
        const longer = { example: [...walked.example, edge], cases: walked.cases };
        if (edge.to === undefined) {
          ended = merged(ended, longer);
          continue;
        }
        const id = edge.to.step.definition.id;
        const there = further.get(id) ?? new Map<PathNode, WalkedPath>();
        further.set(id, there.set(edge.to, merged(there.get(edge.to), longer)));
      }
    }
    if (ended) yield ended;
    pending.push(...[...further.values()].reverse());
  }
}

function merged(known: WalkedPath | undefined, found: WalkedPath): WalkedPath {
  return known ? { ...known, cases: known.cases + found.cases } : found;
}
