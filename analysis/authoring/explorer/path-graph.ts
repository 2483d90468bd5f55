import type { CompiledStep } from '#engine';
import { type Assignment, type Choices, enumerate } from '../../prover/values/choices.ts';
import type { ConditionPlace } from '../../prover/walks/conditions.ts';
import type { JourneyModel } from '../../prover/walks/journey-model.ts';
import { askIn, firstOpen, stepAfter } from '../../prover/walks/next-step.ts';
import { nowhere, type Way } from '../../prover/walks/way.ts';
import { isLive, liveFrom, pathThatMatters } from '../../prover/walks/what-matters.ts';
import { createWorld, positionsOf } from '../../prover/walks/world.ts';

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
  /** False if the bound was met: then some ways are missing. */
  readonly isComplete: boolean;
}

/** Follows every way through a journey by the values that decide its steps. */
export function buildPathGraph(model: JourneyModel, mostRuns: number): PathGraph {
  const { steps } = model.journey;
  const liveAfter = new Map(steps.map((step) => [step, liveFrom(model, step)] as const));
  const known = new Map<string, PathNode>();
  const queue: { readonly node: PathNode; readonly way: Way }[] = [];
  let left = mostRuns;
  const spend = () => left-- > 0;

  const arrive = (step: CompiledStep, way: Way): PathNode => {
    const live = liveAfter.get(step)?.ofWays;
    const assigned = new Map(live ? [...way.assigned].filter(([key]) => isLive(key, live)) : []);
    const path = live ? pathThatMatters(model, way.path, live) : [];
    const key = JSON.stringify([step.definition.id, path, [...assigned].sort()]);
    const met = known.get(key);
    if (met) return met;
    const node: PathNode = { step, edges: [] };
    known.set(key, node);
    queue.push({ node, way: { ...way, assigned } });
    return node;
  };

  const follow = (node: PathNode, way: Way): void => {
    const positions = positionsOf(steps, way.path);
    const last = way.path.at(-1);
    const run = (choices: Choices) => {
      const world = createWorld(model, choices, positions);
      const asked: [ConditionPlace, boolean][] = [];
      const ask = askIn(world, asked, positions.length);
      return { next: last ? stepAfter(steps, last, ask) : firstOpen(steps, 0, ask), asked };
    };
    for (const { result, chosen } of enumerate(way.assigned, run, spend)) {
      const { next, asked } = result;
      if (next && way.path.includes(next)) continue;
      const assigned = new Map([...way.assigned, ...chosen]);
      const to = next && arrive(next, { path: [...way.path, next], assigned, chosen });
      node.edges.push({ to, chosen, asked });
    }
  };

  const start: PathNode = { step: steps[0] as CompiledStep, edges: [] };
  follow(start, nowhere);
  for (const { node, way } of queue) {
    if (!node.step.definition.final) follow(node, way);
  }
  return { start, nodes: [...known.values()], isComplete: left >= 0 };
}
