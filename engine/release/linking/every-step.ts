import type { EveryStep, Journey, Need, Step } from '#schemas';
import { pointerOf } from '../../base/json/json-pointer.ts';
import { needsOf } from '../../journeys/model/needs.ts';
import { languageOfPart } from '../../translations/language-of-part.ts';
import type { Origin } from './origins.ts';

/** Properties of `everyStep` that a step inherits unless it has its own. */
const inherited = ['submitLabel', 'back', 'summary', 'errorSummaryTitle'] as const;

/**
 * The steps of a journey, each merged with `everyStep`. A final step inherits nothing, as no step follows it.
 * The target step of a need inherits only the needs before that one, so that it never redirects to itself.
 *
 * @param origins receives the origin of inherited parts
 */
export function withEveryStep({ steps, everyStep }: Journey, origins: Map<string, Origin>): readonly Step[] {
  return steps.map((step, index) => mergeStep(step, step.final ? {} : (everyStep ?? {}), index, origins));
}

function mergeStep(step: Step, every: EveryStep, index: number, origins: Map<string, Origin>): Step {
  const taken = inherited.filter((name) => every[name] !== undefined && !saysItself(step, name));
  for (const name of taken) {
    origins.set(pointerOf('steps', index, name), { pointer: pointerOf('everyStep', name) });
  }
  const submitLabelIn = languageOfPart(taken.includes('submitLabel') ? every : step, 'submitLabelIn');
  const merged = {
    ...step,
    ...Object.fromEntries(taken.map((name) => [name, every[name]])),
    ...(submitLabelIn !== undefined && { submitLabelIn }),
  };
  const { submitLabel, back, needs: _, ...rest } = merged;
  const needs = mergeNeeds(step, every, index, origins);
  return {
    ...rest,
    ...(submitLabel !== undefined && submitLabel !== false && { submitLabel }),
    ...(typeof back === 'object' && { back }),
    ...(needs.length > 0 && { needs: [...needs] }),
  };
}

/** Whether the step overrides the property: false removes it, but true for `back` inherits it. */
function saysItself(step: Step, name: (typeof inherited)[number]): boolean {
  return step[name] !== undefined && !(name === 'back' && step.back === true);
}

/** The needs of every step, then the step's own. */
function mergeNeeds(
  step: Step,
  every: EveryStep,
  index: number,
  origins: Map<string, Origin>,
): readonly Need[] {
  const all = step.needs === false ? [] : needsOf(every);
  const ledHere = all.findIndex(({ otherwise }) => otherwise === step.id);
  const taken = ledHere < 0 ? all : all.slice(0, ledHere);
  const own = needsOf(step);
  const places = [
    ...taken.map((_need, place) => placeOf(every, place, pointerOf('everyStep', 'needs'))),
    ...own.map((_need, place) => placeOf(step, place, pointerOf('steps', index, 'needs'))),
  ];
  for (const [place, pointer] of places.entries()) {
    origins.set(pointerOf('steps', index, 'needs', place), { pointer });
  }
  return [...taken, ...own];
}

/** `needs` is a list or a single need. */
function placeOf({ needs }: Pick<Step, 'needs'>, place: number, pointer: string): string {
  return Array.isArray(needs) ? pointer + pointerOf(place) : pointer;
}
