import { givenOf, type JourneySamples } from '#analysis';
import { type CompiledField, companionOf, type JsonValue } from '#engine';
import type { Improvise } from '../scenarios/canned-outside.ts';
import { entriesOf } from '../scenarios/entries-of.ts';
import type { Given, Observed, Press, Touch } from '../scenarios/scenario.ts';
import { questionsOf, type Scene, type Stage } from '../scenarios/stage.ts';
import { improviseTurn } from './improvise.ts';

/** Answers by name that the visitor gives, as JSON values. */
export type Hints = ReadonlyMap<string, JsonValue | null>;

/** Inputs for pressing a step, besides the scene. */
export interface Pressing {
  readonly stage: Stage;
  readonly samples: JourneySamples;
  /** Answers the calls that do not fail. */
  readonly improvise: Improvise;
  /** Answers that are given wherever they are asked; no others are tried. */
  readonly given: Hints;
  /** Called before each press; false ends the attempts. */
  readonly spend: () => boolean;
}

/** A press on a step that was not refused for its answers. */
export interface Pressed {
  /** The press, after those of buttons that look an answer up. */
  readonly turns: readonly (Press | Touch)[];
  readonly scene: Scene;
  readonly observed: Observed;
}

/** Attempts on a step. */
export interface Attempt {
  readonly hints: Hints;
  /** Number of the call that fails, counted from 0. */
  readonly failing?: number;
  /** A button of the form that is pressed instead of the step's own. */
  readonly button?: string;
  /** Leaves the buttons alone that look an answer up. */
  readonly skipsLookUps?: true;
  /** False for a visitor whose browser could get no token of the site. */
  readonly hasSiteToken?: false;
}

/**
 * Fills in a step and presses a button, and gives other answers to the questions that were refused, until none is.
 * Undefined if no samples are accepted.
 */
export async function pressStep(
  step: string,
  start: Scene,
  { hints, failing, button, skipsLookUps, hasSiteToken }: Attempt,
  pressing: Pressing,
): Promise<Pressed | undefined> {
  const { stage, samples, given: fixed, improvise, spend } = pressing;
  const questions = questionsOf(step, stage);
  const tries = new Map(
    questions.map((each) => [each.field.name, triesOf(each, { hints, fixed, samples })] as const),
  );
  const token = hasSiteToken === false && { hasSiteToken };
  const expect = { outcome: 'accepted', at: { step } } as const;
  const lookedUp = new Set<string>();
  const before: (Press | Touch)[] = [];
  let scene = start;
  while (spend()) {
    const changes = Object.assign({}, ...[...tries.values()].map(({ typed }) => typed()));
    const lookUps = skipsLookUps || button !== undefined ? [] : lookUpsOf(step, changes, scene, stage);
    for (const name of lookUps) {
      const key = JSON.stringify([name, changes[name]]);
      if (lookedUp.has(key) || !spend()) continue;
      lookedUp.add(key);
      const turn: Touch = { touch: pressOf(step, name), changes, ...token, expect };
      const played = await improviseTurn(turn, scene, stage, improvise);
      scene = played.scene;
      before.push(played.turn);
    }
    const happening = button === undefined ? { press: step } : { touch: pressOf(step, button) };
    const asked: Press | Touch = { ...happening, changes, ...token, expect };
    const played = await improviseTurn(asked, scene, stage, failAt(failing, improvise));
    const { turn, observed } = played;
    if (observed.outcome !== 'invalid') return { turns: [...before, turn], scene: played.scene, observed };
    const refused = observed.problems.map(({ field }) => tries.get(field)?.next(observed.offers[field]));
    if (refused.length === 0 || refused.some((hasNext) => !hasNext)) return undefined;
  }
  return undefined;
}

/** Answers calls but one, by its number. */
function failAt(failing: number | undefined, improvise: Improvise): Improvise {
  let calls = 0;
  return async (...call) => (calls++ === failing ? { failure: 'refused' } : await improvise(...call));
}

function pressOf(step: string, field: string): Touch['touch'] {
  return { step, event: 'press', field };
}

/** The answers to try in one question. */
interface Tries {
  /** The current answer as it is typed, and its companion, by name; nothing for a question that is left. */
  readonly typed: () => Readonly<Record<string, Given>>;
  /** Goes to the next; false when there is none. @param offered ids of the options on offer, where it has options */
  readonly next: (offered?: readonly string[]) => boolean;
}

/** Placeholder for the id of whatever is chosen from suggestions. */
const sampleId = '1';

interface Sources {
  readonly hints: Hints;
  readonly fixed: Hints;
  readonly samples: JourneySamples;
}

function triesOf(compiled: CompiledField, { hints, fixed, samples }: Sources): Tries {
  const { field, type } = compiled;
  const companion = companionOf(field);
  const hint = hints.get(field.name);
  const only = fixed.get(field.name);
  let values =
    only === undefined ? [...(hint === undefined ? [] : [hint]), ...samples.valuesOf(compiled)] : [only];
  let hasOffers = only !== undefined;
  return {
    typed() {
      const [value = null] = values;
      if (value === null) return {};
      const given = givenOf(compiled, value);
      const id = String(fixed.get(companion ?? '') ?? sampleId);
      return { [field.name]: given, ...(companion !== undefined && { [companion]: id }) };
    },
    next(offered) {
      values = values.slice(1);
      if (offered && !hasOffers) {
        hasOffers = true;
        values = offered.map((id) => (type.kind === 'list' ? [id] : id));
      }
      return values.length > 0;
    },
  };
}

/** Names of the questions of a step that are shown, filled in, and have a button that looks the answer up. */
function lookUpsOf(
  step: string,
  typed: Readonly<Record<string, Given>>,
  { state }: Scene,
  stage: Stage,
): readonly string[] {
  const shown = new Set(entriesOf(typed, step, state, stage).map(([name]) => name));
  return questionsOf(step, stage).flatMap(({ field }) =>
    'onPress' in field && shown.has(field.name) && (typed[field.name] ?? '') !== '' ? [field.name] : [],
  );
}
