import { pointerOf } from '#engine';
import { quoted, takeOut } from '#engine/parts';
import type { Journey, Step } from '#schemas';
import type { ReleaseEntry, ReleaseFinding } from '../release/release-index.ts';

/** Checks the positions of asides, final steps, chips, summaries and parts. */
export function* checkPlaces(entry: ReleaseEntry<Journey>): Iterable<ReleaseFinding> {
  const journey = entry.document;
  for (const [index, step] of journey.steps.entries()) {
    const pointer = pointerOf('steps', index);
    yield* checkAside(entry, step, pointer);
    yield* checkEnd(entry, step, pointer);
    if (step.summary && journey.summary === undefined) {
      const message = `The step ${quoted(step.id)} shows a summary; the journey has none.`;
      const help = 'Add "summary" to the journey, or take it out of the step.';
      yield { entry, code: 'missing-summary', pointer: `${pointer}/summary`, message, help };
    }
  }
  yield* checkParts(entry);
  for (const [index, chip] of (journey.chips ?? []).entries()) {
    if (!journey.steps.some((step) => step.id === chip.step && step.final)) continue;
    const message = `The chip leads back to ${quoted(chip.step)}, where the journey has ended.`;
    const help = 'Name a step that comes before others.';
    yield { entry, code: 'misplaced-step', pointer: pointerOf('chips', index, 'step'), message, help };
  }
}

/** Checks that parts begin in the order of the steps. */
function* checkParts(entry: ReleaseEntry<Journey>): Iterable<ReleaseFinding> {
  const { steps, parts = [] } = entry.document;
  const placeOf = (id: string) => steps.findIndex((step) => step.id === id);
  for (const [index, { begins }] of parts.entries()) {
    const before = parts[index - 1]?.begins;
    if (before === undefined || placeOf(begins) < 0 || placeOf(begins) > placeOf(before)) continue;
    const message = `The part begins at ${quoted(begins)}, which does not come after ${quoted(before)}, where the part before it begins.`;
    const help = 'Put the parts in the order of their steps.';
    yield { entry, code: 'misplaced-step', pointer: pointerOf('parts', index, 'begins'), message, help };
  }
}

function* checkAside(entry: ReleaseEntry<Journey>, step: Step, pointer: string): Iterable<ReleaseFinding> {
  const { aside = false, after, final = false } = step;
  if (aside && final) {
    const message = `The step ${quoted(step.id)} cannot be beside the way and end it.`;
    const help = 'Take out "aside" or "final"; a "go" leads to a final step from anywhere.';
    yield { entry, code: 'misplaced-step', pointer: `${pointer}/aside`, message, help };
  }
  if (after === undefined) return;
  const other = entry.document.steps.find(({ id }) => id === after);
  if (aside && !other?.aside && !other?.final) return;
  const message = aside
    ? `The step ${quoted(after)} is not on the way, so nothing comes after it.`
    : `Only an aside says which step it comes after; ${quoted(step.id)} is on the way.`;
  const help = aside ? 'Name a step that is neither aside nor final.' : 'Add "aside", or take "after" out.';
  yield { entry, code: 'misplaced-step', pointer: `${pointer}/after`, message, help };
}

function* checkEnd(entry: ReleaseEntry<Journey>, step: Step, pointer: string): Iterable<ReleaseFinding> {
  if (step.open && !step.final) {
    const message = `The step ${quoted(step.id)} is on the way, so it cannot be open to visitors who have not come to it.`;
    const help = 'Take "open" out, or add "final" if the journey ends here.';
    const fix = takeOut('Take "open" out', `${pointer}/open`, true);
    yield { entry, code: 'misplaced-step', pointer: `${pointer}/open`, message, help, fix };
  }
  if (step.reference !== undefined && !step.final) {
    const message = `The step ${quoted(step.id)} is on the way, so nothing has been sent there that a reference could name.`;
    const help = 'Move "reference" to the final step.';
    yield { entry, code: 'misplaced-step', pointer: `${pointer}/reference`, message, help };
  }
  if (!step.final && step.submitLabel === undefined) {
    const message = `The step ${quoted(step.id)} has no button, so nobody gets past it.`;
    const help = 'Add "submitLabel", or "final" if the journey ends here.';
    yield { entry, code: 'missing-submit-label', pointer, message, help };
  }
  if (step.final && step.next !== undefined) {
    const message = `The journey ends at ${quoted(step.id)}: its "next" is never read.`;
    yield {
      entry,
      code: 'unreachable-row',
      pointer: `${pointer}/next`,
      part: 'key',
      message,
      help: 'Take it out.',
      fix: takeOut('Take "next" out', `${pointer}/next`),
    };
  }
}
