import type { CompiledStep } from '#engine';
import type { ConditionPlace } from '../../prover/exploration/conditions.ts';
import type { JourneyModel } from '../../prover/exploration/journey-model.ts';
import { isLive, liveFrom, liveSteps } from '../../prover/exploration/liveness.ts';
import { askWith, firstOpen, stepAfter } from '../../prover/exploration/next-step.ts';
import { emptyPath, type Path } from '../../prover/exploration/path.ts';
import { positionsOf, SymbolicState } from '../../prover/exploration/symbolic-state.ts';
import { type Assignment, type Choices, enumerate } from '../../prover/values/choices.ts';

/** A step as it is reached with certain values of everything that decides later steps. */
interface PathNode {
  readonly step: CompiledStep;
  /** How the visitor goes on, one edge for each combination of values. */
  readonly edges: PathEdge[];
}

/** One combination of values that leads from a step to the next, or ends the journey. */
interface PathEdge {
  /** The next step; undefined where nothing follows. */
  readonly to: PathNode | undefined;
  /** The values that were chosen to decide it. */
  readonly chosen: Assignment;
  /** The conditions that were asked, with their outcomes. */
  readonly asked: readonly (readonly [ConditionPlace, boolean])[];
}

/** All paths through a journey. Paths that later rules cannot distinguish share their nodes. */
export interface PathGraph {
  readonly start: PathNode;
  readonly nodes: readonly PathNode[];
  /** False if the bound was met: then some paths are missing. */
  readonly isComplete: boolean;
}

/** Follows every path through a journey by the values that decide its steps. */
export function buildPathGraph(model: JourneyModel, mostRuns: number): PathGraph {
  const { steps } = model.journey;
  const liveAfter = new Map(steps.map((step) => [step, liveFrom(model, step)] as const));
  const known = new Map<string, PathNode>();
  const queue: { readonly node: PathNode; readonly path: Path }[] = [];
  let left = mostRuns;
  const spend = () => left-- > 0;

  const visit = (step: CompiledStep, path: Path): PathNode => {
    const live = liveAfter.get(step)?.ofTransitions;
    const assigned = new Map(live ? [...path.assigned].filter(([key]) => isLive(key, live)) : []);
    const walked = live ? liveSteps(model, path.steps, live) : [];
    const key = JSON.stringify([step.definition.id, walked, [...assigned].sort()]);
    const met = known.get(key);
    if (met) return met;
    const node: PathNode = { step, edges: [] };
    known.set(key, node);
    queue.push({ node, path: { ...path, assigned } });
    return node;
  };

  const follow = (node: PathNode, path: Path): void => {
    const positions = positionsOf(steps, path);
    const last = path.steps.at(-1);
    const run = (choices: Choices) => {
      const state = new SymbolicState(model, choices, positions);
      const asked: [ConditionPlace, boolean][] = [];
      const note = (place: ConditionPlace, truth?: boolean) => asked.push([place, truth === true]);
      // Sections are completed in order: other orders have the same steps.
      const transition = { ask: askWith(state, note), state, leavesOpen: false };
      return { next: last ? stepAfter(steps, last, transition) : firstOpen(steps, 0, transition), asked };
    };
    for (const { result, chosen } of enumerate(path.assigned, run, spend)) {
      const { next, asked } = result;
      if (next && path.steps.includes(next)) continue;
      const assigned = new Map([...path.assigned, ...chosen]);
      const to = next && visit(next, { steps: [...path.steps, next], open: [], assigned, chosen });
      node.edges.push({ to, chosen, asked });
    }
  };

  const start: PathNode = { step: steps[0] as CompiledStep, edges: [] };
  follow(start, emptyPath);
  for (const { node, path } of queue) {
    if (!node.step.definition.final) follow(node, path);
  }
  return { start, nodes: [...known.values()], isComplete: left >= 0 };
}

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
