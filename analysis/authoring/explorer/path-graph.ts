import type { CompiledStep } from '#engine';
import type { ConditionPlace } from '../../prover/exploration/conditions.ts';
import type { JourneyModel } from '../../prover/exploration/journey-model.ts';
import { isLive, liveFrom, liveSteps } from '../../prover/exploration/liveness.ts';
import { askWith, firstOpen, stepAfter } from '../../prover/exploration/next-step.ts';
import { emptyPath, type Path } from '../../prover/exploration/path.ts';
import { positionsOf, SymbolicState } from '../../prover/exploration/symbolic-state.ts';
import { type Assignment, type Choices, enumerate } from '../../prover/values/choices.ts';

/** A step as it is reached with certain values of everything that decides later steps. */
export interface PathNode {
  readonly step: CompiledStep;
  /** How the visitor goes on, one edge for each combination of values. */
  readonly edges: PathEdge[];
}

/** One combination of values that leads from a step to the next, or ends the journey. */
export interface PathEdge {
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
    const positions = positionsOf(steps, path.steps);
    const last = path.steps.at(-1);
    const run = (choices: Choices) => {
      const state = new SymbolicState(model, choices, positions);
      const asked: [ConditionPlace, boolean][] = [];
      const note = (place: ConditionPlace, truth?: boolean) => asked.push([place, truth === true]);
      const ask = askWith(state, note, positions.length);
      return { next: last ? stepAfter(steps, last, ask) : firstOpen(steps, 0, ask), asked };
    };
    for (const { result, chosen } of enumerate(path.assigned, run, spend)) {
      const { next, asked } = result;
      if (next && path.steps.includes(next)) continue;
      const assigned = new Map([...path.assigned, ...chosen]);
      const to = next && visit(next, { steps: [...path.steps, next], assigned, chosen });
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
