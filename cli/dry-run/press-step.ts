import {
  type CompiledField,
  companionOf,
  isQuestion,
  type JourneySamples,
  type JsonValue,
  writeAnswer,
} from '#engine';
import { playTurn, type Scene, type Stage } from '../scenarios/play-scenario.ts';
import type { ExpectedCall, Given, Observed, Press, Touch } from '../scenarios/scenario.ts';
import { createImproviser, type Outside } from './improvise.ts';

/** Answers by name that the visitor gives, as JSON values. */
export type Hints = ReadonlyMap<string, JsonValue | null>;

/** Inputs for pressing a step, besides the scene. */
export interface Pressing {
  readonly stage: Stage;
  readonly samples: JourneySamples;
  readonly outside: Outside;
  /** Answers that are given wherever they are asked; no others are tried. */
  readonly given: Hints;
  /** Called before each press; false ends the attempts. */
  readonly spend: () => boolean;
}

/** A turn on a step that was not refused for its answers. */
export interface Pressed {
  readonly turn: Press | Touch;
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
}

/**
 * Fills in a step and presses a button, and gives other answers to the questions that were refused, until none is.
 * Undefined if no samples are accepted.
 */
export async function pressStep(
  step: string,
  scene: Scene,
  { hints, failing, button }: Attempt,
  { stage, samples, outside, given: fixed, spend }: Pressing,
): Promise<Pressed | undefined> {
  const fields = stage.journey.compiled.steps.find((each) => each.step.id === step)?.form.fields ?? [];
  const questions = fields.filter(({ field }) => isQuestion(field));
  const tries = new Map(
    questions.map((each) => [each.field.name, triesOf(each, { hints, fixed, samples })] as const),
  );
  while (spend()) {
    const typed = Object.assign({}, ...[...tries.values()].map(({ typed }) => typed()));
    const happening = button === undefined ? { press: step } : { touch: pressOf(step, button) };
    const asked = { ...happening, changes: typed, expect: { outcome: 'accepted', at: { step } } } as const;
    const { improvise, given } = createImproviser(outside, stage.file.today, failing);
    const { scene: after, observed } = await playTurn(asked, scene, { ...stage, improvise });
    if (observed.outcome !== 'invalid') {
      const calls = withAnswers(observed.calls, given);
      const { outcome, at } = observed;
      const turn = { ...asked, ...(calls.length > 0 && { calls }), expect: { outcome, at } };
      return { turn, scene: after, observed };
    }
    const refused = observed.problems.map(({ field }) => tries.get(field)?.next(observed.offers[field]));
    if (refused.length === 0 || refused.some((hasNext) => !hasNext)) return undefined;
  }
  return undefined;
}

/** The calls of a turn as a scenario expects them, with the answers that were given in their order. */
export function withAnswers(
  calls: Observed['calls'],
  given: readonly ExpectedCall['gives'][],
): readonly ExpectedCall[] {
  let answered = 0;
  return calls.map(({ operation, request, refused }) => {
    if (!request) return { operation, ...(refused && { refused }) };
    const gives = given[answered++];
    return { operation, request, ...(gives && { gives }) };
  });
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

/** Stands for the id of whatever is chosen from suggestions. */
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
      const texts = writeAnswer(field, value);
      const given = type.kind === 'list' ? texts : (texts[0] ?? '');
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
