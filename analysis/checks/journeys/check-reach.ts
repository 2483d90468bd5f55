import { pointerOf } from '#engine';
import { mayComeFirst, quoted, takeOut } from '#engine/parts';
import type { Journey, Step } from '#schemas';
import { actionsOf } from '../contexts/journey-actions.ts';
import type { ReleaseEntry, ReleaseFinding, ReleaseIndex } from '../release/release-index.ts';

/**
 * Reports steps that nothing leads to. Of steps that lead on only to one another the first is reported: once a step leads
 * to it, the others are reached as well.
 * @param journey with its steps in the order of the walk
 */
export function* checkReach(
  release: ReleaseIndex,
  entry: ReleaseEntry<Journey>,
  journey: Journey,
): Iterable<ReleaseFinding> {
  const gone = new Set(
    [...actionsOf(release, entry)].flatMap(({ action }) => ('go' in action ? [action.go] : [])),
  );
  // Asides are reached by links, final steps by `go` actions from anywhere.
  const besides = journey.steps.filter((step) => step.aside || (step.final && gone.has(step.id)));
  const reached = new Set<Step>([...openFrom(journey, 0), ...besides]);
  for (const step of reached) for (const next of successors(journey, step)) reached.add(next);
  const unreached = journey.steps.filter((step) => !reached.has(step));
  for (const step of firstOf(unreached, (each) => successors(journey, each))) {
    // A form that could not be read may go there.
    if (step.final && journey.steps.some(({ form }) => release.find('form', form) === undefined)) continue;
    yield {
      entry,
      code: 'unreachable-step',
      pointer: pointerOf('steps', entry.document.steps.indexOf(step)),
      message: `No step leads to ${quoted(step.id)}.`,
      help: 'Name it in the "next" of another step, or take it out.',
      ...(!isNamed(journey, step) && {
        fix: takeOut(
          `Take the step ${quoted(step.id)} out`,
          pointerOf('steps', entry.document.steps.indexOf(step)),
          true,
        ),
      }),
    };
  }
}

/** Whether something else in a journey may name a step. */
function isNamed(journey: Journey, step: Step): boolean {
  const others = { ...journey, steps: journey.steps.filter((each) => each !== step) };
  return JSON.stringify(others).includes(JSON.stringify(step.id));
}

/** The steps that no other of them leads to, and of those that lead round to one another the first. */
function firstOf(steps: readonly Step[], successorsOf: (step: Step) => readonly Step[]): readonly Step[] {
  const after = new Map(
    steps.map((step) => {
      const found = new Set(successorsOf(step));
      for (const each of found) for (const next of successorsOf(each)) found.add(next);
      return [step, found] as const;
    }),
  );
  const leads = (from: Step, to: Step) => after.get(from)?.has(to) === true;
  return steps.filter((step, index) =>
    steps.every((other, at) => !leads(other, step) || (leads(step, other) && index <= at)),
  );
}

/** The steps that may follow a step, depending on the answers. */
function successors(journey: Journey, step: Step): readonly Step[] {
  if (step.final) return [];
  const rows = step.next ?? [];
  const certain = rows.findIndex((row) => row.when === undefined);
  const read = certain < 0 ? rows : rows.slice(0, certain + 1);
  const named = read.flatMap((row) => journey.steps.filter(({ id }) => id === row.step));
  if (certain >= 0 || step.aside) return named;
  return [...named, ...openFrom(journey, journey.steps.indexOf(step) + 1)];
}

/** The steps that may be the first open one from an index on. */
function openFrom(journey: Journey, from: number): readonly Step[] {
  const rest = journey.steps.slice(from).filter((step) => !step.aside);
  return mayComeFirst(
    rest,
    ({ id }) => journey.sections?.find(({ steps }) => steps.includes(id)),
    ({ when }) => when === undefined,
  );
}
