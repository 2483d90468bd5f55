import { answerNames, isButton, isQuestion, type JsonValue } from '#engine';
import { fieldsOf, questionsOf, type Scene } from '../scenarios/stage.ts';
import { type Attempt, type Hints, type Pressed, type Pressing, pressStep } from './press-step.ts';

/** A path to walk. */
export interface Way {
  /** Ids of the steps in order. The last one is shown, and pressed only if `isPressed`. */
  readonly steps: readonly string[];
  readonly isPressed: boolean;
  /** Answers to try first. */
  readonly hints: Hints;
}

/** Surroundings of a walk. */
export interface Walking extends Omit<Pressing, 'spend'> {
  readonly start: Scene;
  readonly press: PressOnce;
  /** Number of presses that are made, besides those that are remembered. */
  readonly mostPresses: number;
}

/** Result of walking a path: its presses, or how far the tries came. */
export type Walk = { readonly turns: Pressed['turns'] } | Stopped;

/** The last step of a path that was reached. */
export interface Stopped {
  readonly reached: number;
  /** Places that its presses led to instead of the next step. */
  readonly ledTo: ReadonlySet<string>;
}

/** Finds presses that walk a path: answers and outcomes of calls are tried at each step until the next one is shown. */
export async function walkPath({ steps, isPressed, hints }: Way, walking: Walking): Promise<Walk> {
  const { press, start, mostPresses } = walking;
  let [left, attemptsLeft] = [mostPresses, mostAttempts];
  let reached = 0;
  let ledTo = new Set<string>();
  const trying: Pressing = { ...walking, spend: () => left-- > 0 };
  const walk = async (
    at: number,
    scene: Scene,
    hasSiteToken?: false,
  ): Promise<Pressed['turns'] | undefined> => {
    const [step, next] = [steps[at], steps[at + 1]];
    if (step === undefined || (next === undefined && !isPressed)) return [];
    if (at > reached) [reached, ledTo] = [at, new Set()];
    const seen = new Set<string>();
    let calls = 0;
    for (const tried of attempts(step, hints, trying)) {
      // A browser without a token of the site does not get one later.
      const attempt = hasSiteToken === false ? { ...tried, hasSiteToken } : tried;
      if (left <= 0 || attemptsLeft-- <= 0) return undefined;
      // A call that was not made cannot fail.
      if (attempt.failing !== undefined && attempt.failing >= calls) continue;
      const pressed = await press(step, scene, attempt, trying);
      calls = Math.max(calls, pressed?.observed.calls.length ?? 0);
      if (!pressed) continue;
      const place = placeOf(pressed);
      if (next === undefined ? place === undefined : !leadsTo(place, next, walking.stage)) {
        if (at === reached) ledTo.add(place ?? 'a failure');
        continue;
      }
      const state = JSON.stringify([pressed.scene.state, attempt.hasSiteToken]);
      if (seen.has(state)) continue;
      seen.add(state);
      const further = await walk(at + 1, pressed.scene, attempt.hasSiteToken);
      if (further) return [...pressed.turns, ...further];
    }
    return undefined;
  };
  const turns = await walk(0, start);
  return turns ? { turns } : { reached, ledTo };
}

/** Number of attempts of one walk, remembered ones too. */
const mostAttempts = 3_000;
/** Number of combinations of answers, and of calls that fail, that are tried at one step. */
const mostCombinations = 24;
const mostFailing = 4;

/** The hinted answers first, then buttons of the form, other combinations of the answers that decide steps, then calls that fail. */
function* attempts(step: string, hints: Hints, { stage, samples, given }: Pressing): Generator<Attempt> {
  yield { hints };
  const fields = fieldsOf(step, stage.journey);
  const deciding = fields.filter(({ field }) => samples.decides(field.name) && !given.has(field.name));
  for (const { field } of fields) if (isButton(field)) yield { hints, button: field.name };
  let combinations: Map<string, JsonValue | null>[] = [new Map()];
  for (const compiled of deciding) {
    const values = samples.valuesOf(compiled).slice(0, 8);
    combinations = combinations
      .flatMap((known) => values.map((value) => new Map(known).set(compiled.field.name, value)))
      .slice(0, mostCombinations);
  }
  for (const combination of combinations) yield { hints: new Map([...hints, ...combination]) };
  if (fields.some(({ field }) => isQuestion(field) && 'onPress' in field))
    yield { hints, skipsLookUps: true };
  for (let failing = 0; failing < mostFailing; failing++) {
    yield { hints, failing };
    yield { hints, failing, hasSiteToken: false };
  }
}

/** Whether a visitor at some place sees a step, or a link to it: the list of sections leads to their steps. */
function leadsTo(place: string | undefined, next: string, { journey }: Pressing['stage']): boolean {
  const { hub, steps } = journey.compiled;
  const isOfSection = steps.some(({ definition, section }) => section && definition.id === next);
  return place === next || (place === hub && isOfSection);
}

/** Id of the step that a press led to, or another place; undefined if it was refused or failed. */
function placeOf({ observed }: Pressed): string | undefined {
  const { outcome, at } = observed;
  if (outcome === 'failed' || outcome === 'invalid') return undefined;
  if ('step' in at) return at.step;
  return 'page' in at ? `the page ${at.page}` : 'another address';
}

/** Makes attempts on steps and remembers the results, because paths that begin alike press the same. */
export type PressOnce = (
  step: string,
  scene: Scene,
  attempt: Attempt,
  pressing: Pressing,
) => Promise<Pressed | undefined>;

/** Creates a memory for the walks of one journey. */
export function createPressOnce(): PressOnce {
  const known = new WeakMap<Scene, Map<string, Pressed | undefined>>();
  return async (step, scene, attempt, pressing) => {
    const ofScene = known.get(scene) ?? new Map<string, Pressed | undefined>();
    known.set(scene, ofScene);
    const { hints, ...how } = attempt;
    const names = questionsOf(step, pressing.stage).flatMap(({ field }) => answerNames(field));
    const about = [hints, pressing.given].map((answers) => ofNames(answers, names));
    const key = JSON.stringify([step, how, about]);
    if (ofScene.has(key)) return ofScene.get(key);
    let isWhole = true;
    const spend = () => {
      isWhole = pressing.spend();
      return isWhole;
    };
    const pressed = await pressStep(step, scene, attempt, { ...pressing, spend });
    // An attempt that was given up may succeed in a later walk.
    if (isWhole) ofScene.set(key, pressed);
    return pressed;
  };
}

function ofNames(answers: Hints, names: readonly string[]): readonly unknown[] {
  return names.map((name) => (answers.has(name) ? [answers.get(name)] : 0));
}
