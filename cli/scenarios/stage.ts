import {
  type CompiledField,
  type CompiledRelease,
  isQuestion,
  type JourneyEnvironment,
  type JourneyState,
  type Moment,
  newState,
  type Problem,
  type ReleaseJourney,
  stepNamed,
} from '#engine';
import type { Improvise, LiveServices } from './canned-outside.ts';
import type { Given, Scenario, ScenarioFile, Turn } from './scenario.ts';
import { ScenarioError } from './scenario-error.ts';

/** Everything a scenario is played on. */
export interface Stage {
  readonly release: CompiledRelease;
  readonly journey: ReleaseJourney;
  readonly file: ScenarioFile;
  /** Answer the calls that give `sandbox`. */
  readonly services?: LiveServices | undefined;
  /** Answers calls that a turn does not script. */
  readonly improvise?: Improvise;
  /** False for a browser without scripts, which shows further questions only after a press. */
  readonly hasScripts?: boolean;
}

/** State kept from turn to turn. */
export interface Scene {
  readonly state: JourneyState;
  readonly filled: Readonly<Record<string, Filled>>;
}

/** Text typed or choice made, by field. */
export type Filled = Readonly<Record<string, Given>>;

/** The scene before the first turn. */
export function setScene({ captured, filled, given = {} }: ScenarioFile): Scene {
  return { state: { ...newState('first', captured), answers: given }, filled };
}

/** A file without scenarios, for visitors who have given these answers in other journeys. */
export function emptyFile(
  journey: string,
  today: string,
  settings: ScenarioFile['settings'] & object = {},
  given: ScenarioFile['given'] & object = {},
): ScenarioFile {
  return {
    journey,
    today,
    ...(Object.keys(settings).length > 0 && { settings }),
    ...(Object.keys(given).length > 0 && { given }),
    filled: {},
    scenarios: [],
  };
}

/** The turns of a scenario, after those of the way it begins with. */
export function turnsOf({ title, way, turns }: Scenario, { ways }: ScenarioFile): readonly Turn[] {
  if (way === undefined) return turns;
  const before = ways?.[way];
  if (!before) throw new ScenarioError(`"${title}" begins with a way that the file does not name: "${way}".`);
  return [...before, ...turns];
}

/** The step that a turn is on. */
export function stepOfTurn(turn: Turn): string {
  if ('visit' in turn) return turn.visit;
  if ('press' in turn) return turn.press;
  return 'return' in turn ? turn.return : turn.touch.step;
}

/** Origin of the site. */
const origin = 'https://www.example.co.nz';

/** Date and server settings of the visit. */
function momentOf({ file: { today, settings = {} } }: Stage): Moment {
  return { now: today, settings, origin, onFault: refuseFault };
}

/** A visitor would see nothing in place of the rule. */
function refuseFault({ message }: Problem, source: unknown): never {
  throw new ScenarioError(`A rule cannot be evaluated: ${message}`, source);
}

/** Surroundings of a step. */
export function environmentAt(step: string, stage: Stage): JourneyEnvironment {
  return stage.journey.environment(step, momentOf(stage));
}

/** The questions of a step, shown or not. */
export function questionsOf(step: string, { journey }: Stage): readonly CompiledField[] {
  return fieldsOf(step, journey).filter(({ field }) => isQuestion(field));
}

/** All fields of a step. */
export function fieldsOf(step: string, { compiled }: ReleaseJourney): readonly CompiledField[] {
  return stepNamed(compiled, step)?.form.fields ?? [];
}
