import { pointerOf } from '#engine';
import { hubOf, quoted, showsSections, takeOut } from '#engine/parts';
import type { Journey, Section } from '#schemas';
import type { ReleaseEntry, ReleaseFinding, ReleaseIndex } from '../release/release-index.ts';

/** Checks the sections of a journey: the step that shows them, their steps, and what each waits for. */
export function* checkSections(
  release: ReleaseIndex,
  entry: ReleaseEntry<Journey>,
): Iterable<ReleaseFinding> {
  const { steps, sections = [] } = entry.document;
  const formOf = (id: string) => release.find('form', id);
  const hub = hubOf(entry.document, formOf);
  yield* checkHubs(release, entry);
  if (sections.length === 0) return;
  if (!hub && steps.every(({ form }) => formOf(form))) {
    const message = 'No step of the journey shows its sections, so visitors cannot come to them.';
    const help = 'Add a task list to the form of a step.';
    yield { entry, code: 'missing-task-list', pointer: '/sections', part: 'key', message, help };
  }
  const taken = new Map<string, Section>();
  const known = new Map<string, Section>();
  for (const [index, section] of sections.entries()) {
    const pointer = pointerOf('sections', index);
    if (known.has(section.id)) {
      const message = `The journey has a section ${quoted(section.id)} already.`;
      yield misplaced(entry, `${pointer}/id`, message, 'Give it another id.');
    }
    known.set(section.id, section);
    for (const [at, id] of section.steps.entries()) {
      const place = `${pointer}/steps/${at}`;
      const other = taken.get(id);
      if (other) {
        const message = `The step ${quoted(id)} belongs to the section ${quoted(other.id)} already.`;
        yield misplaced(entry, place, message, 'Take it out of one of the two sections.');
      }
      taken.set(id, section);
      yield* checkOwnStep(entry, id, at, place, hub?.id);
    }
    yield* checkWaiting(entry, section, index);
  }
  yield* checkRowsOut(entry, hub?.id);
}

/** Checks that one step shows sections, and that it is always there and not in one of them. */
function* checkHubs(release: ReleaseIndex, entry: ReleaseEntry<Journey>): Iterable<ReleaseFinding> {
  const { steps, sections } = entry.document;
  const showing = steps.filter(({ form }) => release.find('form', form)?.fields.some(showsSections));
  for (const [index, step] of showing.entries()) {
    const pointer = pointerOf('steps', steps.indexOf(step));
    if (!sections) {
      const message = `The form of the step ${quoted(step.id)} shows sections; the journey has none.`;
      yield misplaced(
        entry,
        `${pointer}/form`,
        message,
        'Add "sections" to the journey, or take the list out.',
      );
    } else if (index > 0) {
      const message = `The step ${quoted(showing[0]?.id ?? '')} shows the sections already; visitors come back to one place.`;
      yield misplaced(entry, `${pointer}/form`, message, 'Take the list out of this form.');
    } else if (step.aside || step.final || step.when !== undefined) {
      const key = step.aside ? 'aside' : step.final ? 'final' : 'when';
      const message = `The step ${quoted(step.id)} shows the sections, so it has to be on the way of every visitor.`;
      yield misplaced(entry, `${pointer}/${key}`, message, `Take ${quoted(key)} out.`);
    }
  }
}

function* checkOwnStep(
  entry: ReleaseEntry<Journey>,
  id: string,
  at: number,
  pointer: string,
  hub: string | undefined,
): Iterable<ReleaseFinding> {
  const { steps, parts = [] } = entry.document;
  const step = steps.find((each) => each.id === id);
  if (step === undefined) return;
  if (id === hub) {
    const message = `The step ${quoted(id)} shows the sections, so it belongs to none.`;
    yield misplaced(entry, pointer, message, 'Take it out of the section.');
  } else if (step.aside || step.final) {
    const message = `The step ${quoted(id)} is ${step.aside ? 'beside the way' : 'an end of the journey'}, so it belongs to no section.`;
    yield misplaced(entry, pointer, message, 'Take it out of the section.');
  } else if (at === 0 && step.when !== undefined) {
    const message = `A section begins with ${quoted(id)}, which some visitors do not come to.`;
    const help = 'Write the condition as "when" of the section, or begin it with a step that is always open.';
    yield misplaced(entry, pointer, message, help);
  }
  const part = parts.findIndex(({ begins }) => begins === id);
  if (part < 0) return;
  const message = `A part of the journey begins at ${quoted(id)}, but visitors may come to the sections in any order.`;
  yield misplaced(entry, pointerOf('parts', part, 'begins'), message, 'Name a step that is in no section.');
}

/** A section waits only for those listed before it, so that they can be done in the order of the list. */
function* checkWaiting(
  entry: ReleaseEntry<Journey>,
  { id, waitsFor = [] }: Section,
  index: number,
): Iterable<ReleaseFinding> {
  const { sections = [] } = entry.document;
  for (const [at, name] of waitsFor.entries()) {
    const other = sections.findIndex((each) => each.id === name);
    if (other < index) continue;
    const message =
      other === index
        ? `The section ${quoted(id)} waits for itself, so it can never start.`
        : `The section ${quoted(id)} waits for ${quoted(name)}, which is listed after it.`;
    const help =
      other === index ? 'Take it out.' : `List ${quoted(name)} first; sections cannot wait for one another.`;
    const pointer = pointerOf('sections', index, 'waitsFor', at);
    const fix = takeOut(`Take ${quoted(name)} out`, pointer, true);
    yield { ...misplaced(entry, pointer, message, help), ...(other === index && { fix }) };
  }
}

/** Rows lead from a step of a section to its own steps, or to the step that shows the sections; rows elsewhere lead into none. */
function* checkRowsOut(entry: ReleaseEntry<Journey>, hub: string | undefined): Iterable<ReleaseFinding> {
  const { steps, sections = [] } = entry.document;
  const sectionOf = (id: string) => sections.find((section) => section.steps.includes(id));
  for (const [index, { id, next = [] }] of steps.entries()) {
    const own = sectionOf(id);
    for (const [row, { step }] of next.entries()) {
      if (sectionOf(step) === own || (own && step === hub)) continue;
      const pointer = pointerOf('steps', index, 'next', row, 'step');
      const message = own
        ? `This row leads out of the section ${quoted(own.id)}.`
        : `This row leads into the section ${quoted(sectionOf(step)?.id ?? '')}, which visitors come to from the task list.`;
      const help =
        hub === undefined ? 'Name another step.' : `Name ${quoted(hub)}, which shows the sections.`;
      yield misplaced(entry, pointer, message, help);
    }
  }
}

function misplaced(
  entry: ReleaseEntry<Journey>,
  pointer: string,
  message: string,
  help: string,
): ReleaseFinding {
  return { entry, code: 'misplaced-section', pointer, message, help };
}
