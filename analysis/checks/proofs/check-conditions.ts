import { type CompiledStep, itemFields, type ProblemWitness, pointerOf, unreachable } from '#engine';
import { namesOptions, takeOut } from '#engine/parts';
import type { Form, Journey } from '#schemas';
import type { ConditionPlace } from '../../prover/exploration/conditions.ts';
import type { Proof } from '../../prover/prove-journey.ts';
import type { ProvedCondition } from '../../prover/prove-side-conditions.ts';
import type { ReleaseEntry, ReleaseFinding, ReleaseIndex } from '../release/release-index.ts';
import { describeCondition } from './describe-condition.ts';
import { pointerToStep } from './pointer-to-step.ts';

/** A condition in the place where it was written, and its outcomes in all journeys. */
interface Asked {
  readonly entry: ReleaseEntry;
  readonly journey: ReleaseEntry<Journey>;
  readonly pointer: string;
  readonly outcomes: ProvedCondition;
  held: boolean;
  failed: boolean;
  decided: boolean;
}

/** Reports conditions with the same outcome in every journey and step that they are written for. */
export function* checkConditions(
  release: ReleaseIndex,
  proofs: ReadonlyMap<ReleaseEntry<Journey>, Proof>,
): Iterable<ReleaseFinding> {
  const asked = new Map<string, Asked>();
  const isAlike = [...proofs.values()].some(({ conditions }) =>
    conditions.some(({ held, failed }) => held !== failed),
  );
  if (!isAlike) return;
  for (const [journey, proof] of proofs) {
    for (const { entry, pointer, outcomes } of placesOf(release, journey, proof)) {
      const { document = entry.document.id, pointer: written = pointer, ...at } = entry.locate(pointer);
      // A formula has several conditions.
      const key = JSON.stringify([document, written, at.line, at.column]);
      const known = asked.get(key) ?? {
        entry,
        journey,
        pointer,
        outcomes,
        held: false,
        failed: false,
        decided: false,
      };
      // Outcomes that were not followed may be any.
      known.held ||= outcomes.held || !proof.isComplete;
      known.failed ||= outcomes.failed || !proof.isComplete;
      known.decided ||= outcomes.decided || !proof.isComplete;
      asked.set(key, known);
    }
  }
  for (const { entry, journey, pointer, outcomes, held, failed, decided } of asked.values()) {
    const { place } = outcomes;
    if ((held && failed) || (held && !isMeantToFail(place))) continue;
    const code = held ? 'always-true' : decided ? 'never-true' : 'never-decided';
    const witness = outcomes.witness();
    const isNamed = place.of === 'step' && isNamedByRow(place.step, proofs.get(journey));
    // So an author says that a step is a branch, which does not come in order.
    if (isNamed && place.step.definition.when === false) continue;
    yield {
      entry,
      code,
      severity: 'warning',
      pointer,
      ...describeCondition(place, code, isNamed),
      ...((held || isOfQuestion(place)) &&
        isWholeCondition(pointer) && { fix: takeOut('Take the condition out', pointer, true) }),
      ...(witness && { witness: inJourney(witness, journey, entry) }),
    };
  }
}

/** Whether a place is that of a condition without which what has it is there always. */
function isWholeCondition(pointer: string): boolean {
  return pointer.endsWith('/when') && !/\/(rows|options)\/\d+\/when$/.test(pointer);
}

/** Whether a condition says when a question is asked. What never holds elsewhere may be there for no visitor of today. */
function isOfQuestion({ of }: ConditionPlace): boolean {
  return of === 'field';
}

/** Whether a row of `next` that holds for some answers leads to a step. */
function isNamedByRow({ definition: { id } }: CompiledStep, proof: Proof | undefined): boolean {
  const conditions = proof?.conditions ?? [];
  return conditions.some(
    ({ place, held }) => held && place.of === 'row' && place.step.next[place.row]?.step === id,
  );
}

/** A witness of a problem in some document, with the journey if the document is another one. */
export function inJourney(
  witness: ProblemWitness,
  journey: ReleaseEntry<Journey>,
  entry: ReleaseEntry,
): ProblemWitness {
  return entry === journey ? witness : { journey: journey.document.id, ...witness };
}

/**
 * Whether a condition that always holds is a mistake. A later row may be the last of rows that cover all answers,
 * a need is meant for visitors who come from elsewhere, and a check may be there to be safe.
 */
function isMeantToFail(place: ConditionPlace): boolean {
  if (place.of === 'rule') return place.isFirst;
  return place.of === 'row' ? place.row === 0 : place.of !== 'need' && place.of !== 'check';
}

export type WrittenPlace = Pick<Asked, 'entry' | 'pointer'>;

function* placesOf(
  release: ReleaseIndex,
  entry: ReleaseEntry<Journey>,
  { conditions }: Proof,
): Iterable<WrittenPlace & Pick<Asked, 'outcomes'>> {
  for (const outcomes of conditions) {
    const written = writtenPlace(release, entry, outcomes.place);
    if (written) yield { ...written, outcomes };
  }
}

/** Where a condition is written; undefined for a row without one. */
export function writtenPlace(
  release: ReleaseIndex,
  entry: ReleaseEntry<Journey>,
  place: ConditionPlace,
): WrittenPlace | undefined {
  const step = pointerToStep(entry, place.step.definition.id);
  switch (place.of) {
    case 'step':
      return { entry, pointer: `${step}/when` };
    case 'section': {
      const index = entry.document.sections?.findIndex(({ id }) => id === place.step.section?.definition.id);
      return { entry, pointer: pointerOf('sections', index ?? 0, 'when') };
    }
    case 'row':
      if (place.step.next[place.row]?.when === undefined) return undefined;
      return { entry, pointer: `${step}${pointerOf('next', place.row)}/when` };
    case 'rule': {
      const within = place.within === 'form' ? release.entry('form', place.step.form.id) : entry;
      if (within === undefined) return undefined;
      return { entry: within, pointer: `${place.within === 'step' ? step : ''}${place.pointer}` };
    }
    case 'need': {
      const { needs } = place.step.definition;
      return { entry, pointer: `${step}/needs${Array.isArray(needs) ? pointerOf(place.need) : ''}/that` };
    }
    default: {
      const form = release.entry('form', place.step.form.id);
      return form && writtenInForm(release, form, place);
    }
  }
}

function writtenInForm(
  release: ReleaseIndex,
  entry: ReleaseEntry<Form>,
  place: Extract<ConditionPlace, { readonly field: number }>,
): WrittenPlace | undefined {
  const { question } = place;
  const list = pointerOf('fields', place.field);
  const field = question === undefined ? list : list + pointerOf('fields', question);
  switch (place.of) {
    case 'field':
      return { entry, pointer: `${field}/when` };
    case 'required':
      return { entry, pointer: `${field}/required` };
    case 'check':
      return { entry, pointer: `${field}${pointerOf('checks', place.check)}/that` };
    case 'optionWhen':
      return { entry, pointer: `${field}/optionWhen` };
    case 'option':
    case 'unavailable': {
      const part = place.of === 'option' ? '/when' : '/card/unavailable/when';
      const outer = entry.document.fields[place.field];
      const asked = question === undefined ? outer : outer && itemFields(outer)[question];
      const shared = asked && namesOptions(asked) ? release.entry('options', asked.options) : undefined;
      const holder = shared ? '' : field;
      return { entry: shared ?? entry, pointer: `${holder}${pointerOf('options', place.option)}${part}` };
    }
    default:
      return unreachable(place);
  }
}
