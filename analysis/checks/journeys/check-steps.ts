import { pointerOf } from '#engine';
import { quoted, sectionSteps } from '#engine/parts';
import type { Journey, Step } from '#schemas';
import { callThisOne } from '../release/free-name.ts';
import type { DocumentCheck, ReleaseEntry, ReleaseFinding, ReleaseIndex } from '../release/release-index.ts';
import { checkReach } from './check-reach.ts';
import { checkSaveAndReturn } from './check-save-and-return.ts';
import { checkSections } from './check-sections.ts';
import { checkPlaces } from './check-step-places.ts';

/** Checks the order of steps: unique ids, an entry, no unreachable step, no certain cycle. */
export const checkSteps: DocumentCheck<Journey> = {
  of: ['journey'],
  *run(release, entry) {
    yield* checkStepIds(entry);
    yield* checkEntry(entry);
    yield* checkRows(entry);
    yield* checkReach(release, entry, inWalkOrder(release, entry.document));
    yield* checkCircles(release, entry);
    yield* checkPlaces(entry);
    yield* checkSections(release, entry);
    yield* checkSaveAndReturn(release, entry);
  },
};

function* checkStepIds(entry: ReleaseEntry<Journey>): Iterable<ReleaseFinding> {
  const seen = new Set<string>();
  const taken = new Set(entry.document.steps.map(({ id }) => id));
  for (const [index, { id }] of entry.document.steps.entries()) {
    if (seen.has(id)) {
      const message = `The journey has a step ${quoted(id)} already.`;
      const pointer = pointerOf('steps', index, 'id');
      yield {
        entry,
        code: 'duplicate-step',
        pointer,
        message,
        help: 'Give it another id.',
        fix: callThisOne(id, taken, pointer),
      };
    }
    seen.add(id);
  }
}

function* checkEntry(entry: ReleaseEntry<Journey>): Iterable<ReleaseFinding> {
  if (entry.document.steps.some((step) => step.when === undefined && !step.aside)) return;
  yield {
    entry,
    code: 'missing-entry',
    pointer: '/steps',
    message: 'Every step has a "when", so a visitor may find no step open.',
    help: 'Take "when" out of the step that is always open.',
  };
}

/** Reports rows after one without `when`, as they are never read. */
function* checkRows(entry: ReleaseEntry<Journey>): Iterable<ReleaseFinding> {
  for (const [index, step] of entry.document.steps.entries()) {
    const rows = step.next ?? [];
    const certain = rows.findIndex((row) => row.when === undefined);
    if (certain >= 0 && certain < rows.length - 1) {
      yield {
        entry,
        code: 'unreachable-row',
        pointer: pointerOf('steps', index, 'next', certain + 1),
        message: 'This row is never read: the row before it has no "when" and always wins.',
        help: 'Put the row without "when" last.',
      };
    }
  }
}

/** A cycle is certain if each of its steps leads to the next whatever the answers are. */
function* checkCircles(release: ReleaseIndex, entry: ReleaseEntry<Journey>): Iterable<ReleaseFinding> {
  const journey = inWalkOrder(release, entry.document);
  const reported = new Set<Step>();
  for (const start of journey.steps) {
    if (reported.has(start)) continue;
    const circle: Step[] = [];
    let step: Step | undefined = start;
    while (step && !circle.includes(step) && !reported.has(step)) {
      circle.push(step);
      step = certainSuccessor(journey, step);
    }
    if (step !== start) continue;
    for (const each of circle) reported.add(each);
    const names = [...circle, start].map(({ id }) => id).join(' → ');
    yield {
      entry,
      code: 'endless-loop',
      pointer: pointerOf('steps', entry.document.steps.indexOf(start)),
      message: `These steps always lead on to one another and never end: ${names}.`,
      help: 'Give one of the "next" rows a "when".',
    };
  }
}

/** A journey with its steps in the order of the walk. */
function inWalkOrder(release: ReleaseIndex, journey: Journey): Journey {
  if (!journey.sections) return journey;
  const { steps } = sectionSteps(journey, (id) => release.find('form', id) ?? { fields: [] });
  return { ...journey, steps: [...steps] };
}

/** The step that always follows; undefined if that depends on the answers. */
function certainSuccessor(journey: Journey, step: Step): Step | undefined {
  if (step.final || step.aside) return undefined;
  const [row] = step.next ?? [];
  if (row) return row.when === undefined ? journey.steps.find(({ id }) => id === row.step) : undefined;
  const next = journey.steps.slice(journey.steps.indexOf(step) + 1).find((each) => !each.aside);
  return next?.when === undefined ? next : undefined;
}
