import type { CompiledRelease, JsonValue } from '#engine';
import { createLocate } from '#engine/parts';
import type { Journey } from '#schemas';
import { linkEntries } from '../../checks/journeys/link-entries.ts';
import { proofSources } from '../../checks/proofs/prove-release.ts';
import { indexRelease } from '../../checks/release/index-release.ts';
import { modelJourney } from '../../prover/exploration/journey-model.ts';
import { leadsElsewhere } from '../../prover/exploration/step-actions.ts';
import { proveJourney } from '../../prover/prove-journey.ts';
import { otherText } from '../../prover/values/representatives.ts';
import { describeCondition } from '../comparison/conditions/change-of-condition.ts';
import { settingOf, sideOf } from '../comparison/side.ts';
import { callsAt, type FlowMap, flowMap, guardOf, type Sentence } from './flow-map.ts';
import { type JourneySamples, journeySamples } from './journey-samples.ts';
import { buildPathGraph, listPaths, type WalkedPath } from './path-graph.ts';

/** A path of a journey: the steps that a visitor walks. */
export interface JourneyPath {
  /** Its place in the list of all paths, counted from 1. */
  readonly number: number;
  readonly steps: readonly string[];
  /** Combinations of the values that decide steps, with which it is walked. */
  readonly cases: number;
  /** Its conditions as sentences, where a step has more than one that may follow. */
  readonly turns: readonly { readonly from: string; readonly to: string; readonly when: string }[];
  /** Operations that its steps may call. */
  readonly calls: readonly string[];
  /** Answers that decide steps in one of its cases; null is unanswered. */
  readonly example: { readonly [name: string]: JsonValue | null };
  /** A final step, something outside of the journey or a message, or nothing at all. */
  readonly ends: 'final' | 'leaves' | 'nothing';
}

/** Everything that visitors can do in a journey. */
export interface ExploredJourney extends FlowMap {
  readonly journey: string;
  readonly paths: readonly JourneyPath[];
  readonly cases: number;
  /** False if a bound was met: then there may be paths that are not listed. */
  readonly isComplete: boolean;
}

/** Bounds of an exploration. */
export interface ExplorationBounds {
  /** Combinations of values at one step that are followed in all. */
  readonly combinations: number;
  readonly paths: number;
}

const explorationBounds: ExplorationBounds = { combinations: 200_000, paths: 2_000 };

/** Prepares samples of answers for a journey of a release without errors; undefined if it has no such journey. */
export function sampleJourney(
  release: CompiledRelease,
  id: string,
  today: string,
): JourneySamples | undefined {
  const prepared = prepareJourney(release, id);
  return prepared && journeySamples(prepared.model, today);
}

/** Explores a journey of a release without errors; undefined if it has no such journey. */
export function exploreRelease(
  release: CompiledRelease,
  id: string,
  bounds: ExplorationBounds = explorationBounds,
): ExploredJourney | undefined {
  const prepared = prepareJourney(release, id);
  if (!prepared) return undefined;
  const { document, journey, model } = prepared;
  const graph = buildPathGraph(model, bounds.combinations);
  const deadEnds = proveJourney(journey, model.surroundings).findings.flatMap((found) =>
    found.finding === 'dead-end' ? [found.step] : [],
  );
  const sentence = sentencesOf(release, document);
  const listed: WalkedPath[] = [];
  for (const path of listPaths(graph)) {
    if (listed.length === bounds.paths) return explored(false);
    listed.push(path);
  }
  return explored(graph.isComplete);

  function explored(isComplete: boolean): ExploredJourney {
    return {
      journey: id,
      ...flowMap(journey, graph, new Set(deadEnds), sentence),
      paths: listed.map((path, index) => describePath(path, index + 1)),
      cases: listed.reduce((sum, { cases }) => sum + cases, 0),
      isComplete,
    };
  }

  function describePath({ example, cases }: WalkedPath, number: number): JourneyPath {
    const steps = example.flatMap(({ to }) => (to ? [to.step] : []));
    const last = steps.at(-1);
    const turns = example.flatMap(({ to, asked }, at) => {
      const [from, when] = [steps[at - 1], guardOf(asked, sentence)];
      return from && to && when !== undefined
        ? [{ from: from.definition.id, to: to.step.definition.id, when }]
        : [];
    });
    const isMeant = last === undefined || leadsElsewhere(journey, last);
    return {
      number,
      steps: steps.map(({ definition: step }) => step.id),
      cases,
      turns,
      calls: [...new Set(steps.flatMap((step) => callsAt(journey, step)))],
      example: exampleOf(example),
      ends: last?.definition.final ? 'final' : isMeant ? 'leaves' : 'nothing',
    };
  }
}

/** The answers among the values that decided the edges of a path. */
function exampleOf(edges: WalkedPath['example']): JourneyPath['example'] {
  const chosen = edges.flatMap((edge) => [...edge.chosen]);
  return Object.fromEntries(
    chosen.flatMap(([key, value]): readonly (readonly [string, JsonValue | null])[] => {
      const [, name] = /^answers\.([^.|@]+)$/.exec(key) ?? [];
      return name === undefined || value === otherText ? [] : [[name, (value ?? null) as JsonValue | null]];
    }),
  );
}

/** A journey of a release without errors, and what its proof is made with; undefined if there is no such journey. */
export function prepareJourney(release: CompiledRelease, id: string) {
  const locate = createLocate('');
  const index = indexRelease(
    linkEntries(release.written.map((document) => ({ path: document.id, document, locate }))),
  );
  const entry = index.entry('journey', id);
  if (!entry) return undefined;
  const { journey, surroundings } = proofSources(index)(entry);
  return { index, document: entry.document, journey, model: modelJourney(journey, surroundings) };
}

function sentencesOf(release: CompiledRelease, journey: Journey): Sentence {
  const setting = settingOf(sideOf(release), journey);
  return (rule) => describeCondition({ rule, setting });
}
