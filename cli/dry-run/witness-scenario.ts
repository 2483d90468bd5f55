import { type Bodies, dateOfProofs, givenIn } from '#analysis';
import {
  actionsOfField,
  type CompiledRelease,
  type CompiledStep,
  type Problem,
  type ProblemWitness,
  type ReleaseJourney,
} from '#engine';
import { findJourney } from '#server';
import type { Improvise } from '../scenarios/canned-outside.ts';
import { playScenario } from '../scenarios/play-scenario.ts';
import { recordScenarios } from '../scenarios/record-scenarios.ts';
import type { Observed, Press, ScenarioFile, Touch, Visit } from '../scenarios/scenario.ts';
import { ScenarioError } from '../scenarios/scenario-error.ts';
import { emptyFile, fieldsOf, type Stage, setScene } from '../scenarios/stage.ts';
import { improviseBodies, improviseTurn } from './improvise.ts';
import { showsProblem } from './shows-problem.ts';

/** Number of calls of a visit that are tried as the one that fails. */
const mostFailing = 8;

/** How services answer the calls of one attempt. */
interface Attempt {
  /** Examples of operations come before invented bodies; invented bodies say everything or as little as they may. */
  readonly bodies: Bodies;
  /** Whether a call fails, by its number in the visit, counted from 0. */
  readonly fails: (call: number) => boolean;
}

type Sent = Press | Touch | Visit;

/**
 * A scenario that shows a problem by the visitor of its witness, with the results of all turns. Undefined if no such
 * scenario was found, for example because it needs results that no sample of an answer gives.
 */
export async function witnessScenario(
  problem: Problem,
  witness: ProblemWitness,
  release: CompiledRelease,
): Promise<ScenarioFile | undefined> {
  const journey = findJourney(release, witness.journey ?? problem.document);
  if (!journey) return undefined;
  const file = fileOf(witness, journey);
  const stage: Stage = { release, journey, file };
  const at = stepAt(problem, journey);
  const isShown = isAskedWhileShown(problem, witness, at);
  for (const attempt of attempts()) {
    const played = await play(witness, stage, attempt, isShown).catch(giveUp);
    if (!played || !showsProblem(problem, witness, played.observed, at?.definition.id)) continue;
    const title = `${problem.code}: ${witness.steps.join(' → ')}`;
    const whole = { ...file, scenarios: [{ title, turns: played.turns }] };
    return await recordScenarios(whole, (scenario) => playScenario(scenario, whole, release)).catch(giveUp);
  }
  return undefined;
}

/** The documents decide otherwise than the proof, or a rule cannot be evaluated. */
function giveUp(error: unknown): undefined {
  if (error instanceof ScenarioError) return undefined;
  throw error;
}

/** The step that a problem is written at. */
function stepAt({ pointer }: Problem, { compiled }: ReleaseJourney): CompiledStep | undefined {
  const [, index] = /^\/steps\/(\d+)/.exec(pointer) ?? [];
  return index === undefined ? undefined : compiled.steps[Number(index)];
}

/** Whether a problem is about a condition that is asked while the last step of its witness is shown. */
function isAskedWhileShown(
  { code, pointer }: Problem,
  { steps }: ProblemWitness,
  at: CompiledStep | undefined,
): boolean {
  if (code === 'early-result' || code === 'early-answer' || code === 'impassable-step') return true;
  if (!/^(always-true|never-true|never-decided)$/.test(code)) return false;
  if (/^\/steps\/\d+\/when$/.test(pointer))
    return at?.definition.aside === true || at?.definition.id === steps.at(-1);
  return !/^\/steps\/\d+\/(next|onSubmit|onReturn)\b/.test(pointer);
}

function fileOf({ answers, settings }: ProblemWitness, { compiled }: ReleaseJourney): ScenarioFile {
  const given = compiled.given.flatMap((name) => {
    const answer = answers[name];
    return typeof answer === 'string' ? [[name, answer] as const] : [];
  });
  return emptyFile(compiled.id, dateOfProofs, settings, Object.fromEntries(given));
}

/** The attempts to show a problem, those in which no call fails first. */
function* attempts(): Generator<Attempt> {
  for (const bodies of ['examples', 'full', 'least'] as const) yield { bodies, fails: () => false };
  for (const bodies of ['examples', 'full'] as const) {
    for (let failing = 0; failing < mostFailing; failing++)
      yield { bodies, fails: (call) => call === failing };
  }
  yield { bodies: 'full', fails: () => true };
}

/**
 * Fills in the steps of a witness one after the other, until one is not accepted.
 * @param isShown whether the last step is only opened
 */
async function play(
  { steps, answers }: ProblemWitness,
  stage: Stage,
  { bodies, fails }: Attempt,
  isShown: boolean,
): Promise<{ readonly turns: Sent[]; readonly observed: readonly Observed[] }> {
  const turns: Sent[] = [];
  const observed: Observed[] = [];
  let calls = 0;
  const answer = improviseBodies(bodies, dateOfProofs);
  const improvise: Improvise = async (...call) =>
    fails(calls++) ? { failure: 'network' } : await answer(...call);
  let scene = setScene(stage.file);
  for (const id of steps) {
    for (const turn of isShown && id === steps.at(-1) ? [visitOf(id)] : turnsAt(id, answers, stage)) {
      const played = await improviseTurn(turn, scene, stage, improvise);
      turns.push(played.turn);
      observed.push(played.observed);
      scene = played.scene;
      const isRefused = played.observed.calls.some((call) => call.refused);
      if (isRefused || played.observed.outcome === 'invalid') return { turns, observed };
    }
  }
  return { turns, observed };
}

function visitOf(id: string): Visit {
  return { visit: id, expect: { outcome: 'shown', at: { step: id } } };
}

/** The turns of a visitor at a step: a change of each field that does something then, and a press of the button. */
function turnsAt(id: string, answers: ProblemWitness['answers'], { journey }: Stage): readonly Sent[] {
  const fields = fieldsOf(id, journey);
  const changes = givenIn(fields, answers);
  const expect = { outcome: 'accepted', at: { step: id } } as const;
  const changing = fields.filter(
    ({ field }) => actionsOfField(field, 'onChange').length > 0 && field.name in changes,
  );
  return [
    ...changing.map(({ field }): Touch => {
      const touch = { step: id, event: 'change', field: field.name } as const;
      return { touch, changes, expect };
    }),
    { press: id, changes, expect },
  ];
}
