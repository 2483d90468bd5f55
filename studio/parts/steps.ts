import type { JsonValue } from '#engine';
import { isObject, listIn, memberOf, parsed, textIn } from '../settings/json.ts';
import { labelOf } from '../settings/words.ts';
import { insertEntry, moveEntry, writeValue } from './edits.ts';
import type { Part, Restructured } from './structure.ts';

/** A step of a journey by its number and its title. */
interface NumberedStep {
  readonly index: number;
  readonly title: string;
}

/** The steps after which another one can come: none that ends the journey, and none from which visitors only go back. */
export function stepsToFollow(journey: unknown): readonly NumberedStep[] {
  return listIn(journey, 'steps').flatMap((step, index) => {
    const isEnd = memberOf(step, 'final') === true;
    const isVisit = memberOf(step, 'aside') === true && certainRow(step) < 0;
    return isEnd || isVisit ? [] : [{ index, title: labelOf(step, `Step ${index + 1}`) }];
  });
}

/**
 * Puts a new step between another one and what follows it.
 *
 * @param after number of the step before; -1 for the beginning
 */
export function addStep(text: string, after: number, step: Part): Restructured {
  const linked = linkedAfter(text, after, step);
  const index = after + 1;
  return {
    text: insertEntry(linked.text, '/steps', index, { ...step, ...linked.own }),
    pointer: `/steps/${index}`,
  };
}

/** Puts a step of a journey between another one and what follows that. */
export function placeStep(text: string, index: number, after: number): Restructured {
  const step = listIn(parsed(text), 'steps')[index];
  const { text: led, own } = linkedAfter(text, after, isObject(step) ? (step as Part) : {}, index);
  const linked = own.next === undefined ? led : writeValue(led, `/steps/${index}/next`, own.next);
  const to = after + (index > after ? 1 : 0);
  return { text: moveEntry(linked, '/steps', index, to - index), pointer: `/steps/${to}` };
}

/** A journey in which a step leads to another one where it led elsewhere, and what that one says to lead on to there. */
function linkedAfter(
  text: string,
  after: number,
  step: Part,
  index?: number,
): { readonly text: string; readonly own: { readonly next?: JsonValue } } {
  const steps = listIn(parsed(text), 'steps');
  const certain = certainRow(steps[after]);
  if (certain < 0) return { text, own: {} };
  const target = textIn(listIn(steps[after], 'next')[certain], 'step') ?? '';
  const follows = steps.find((each, at) => at > after && at !== index && memberOf(each, 'aside') !== true);
  const isNext = textIn(follows, 'id') === target && memberOf(follows, 'when') === undefined;
  const leadsOn = isNext || certainRow(step) >= 0;
  const rows = Array.isArray(step.next) ? step.next : [];
  return {
    text: writeValue(text, `/steps/${after}/next/${certain}/step`, textIn(step, 'id') ?? ''),
    own: leadsOn ? {} : { next: [...rows, { step: target }] },
  };
}

/** The row of a step that always leads on; -1 where there is none. */
function certainRow(step: unknown): number {
  return listIn(step, 'next').findIndex((row) => memberOf(row, 'when') === undefined);
}
