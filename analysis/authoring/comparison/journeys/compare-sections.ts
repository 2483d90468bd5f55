import type { Journey } from '#schemas';
import { type Change, type Notice, quote } from '../change.ts';
import { otherChanges } from '../changed-settings.ts';
import { changeOfCondition, describeCondition } from '../conditions/change-of-condition.ts';
import { pairBy } from '../pair-by.ts';
import { nameOfStep, type Side } from '../side.ts';
import type { JourneyPair } from './compare-step.ts';

type Section = NonNullable<Journey['sections']>[number];

/** Properties with sentences of their own; any other is named in a last sentence. */
const handled: ReadonlySet<string> = new Set([
  'id',
  'title',
  'steps',
  'when',
  'waitsFor',
  'optional',
  'goesOn',
]);

/** Changes of the sections that visitors do in any order. */
export function* compareSections(journeys: JourneyPair, notice: Notice): Iterable<Change> {
  const { old, now, before, after } = journeys;
  const sections = pairBy(old.sections ?? [], now.sections ?? [], ({ id }) => id);
  for (const section of sections.added) {
    const details = [
      `Its steps: ${stepsOf(section, now, after.side)}.`,
      ...(section.when === undefined
        ? []
        : [`There when: ${describeCondition({ rule: section.when, setting: after })}`]),
      ...(section.waitsFor === undefined ? [] : [`It waits for ${titlesOf(section.waitsFor, now)}.`]),
    ];
    const must = section.optional ? 'may be left out' : 'must be complete';
    yield notice('section-added', `There is a new section, ${quote(section.title)}, which ${must}.`, details);
  }
  for (const { title } of sections.removed)
    yield notice('section-removed', `The section ${quote(title)} is gone.`);
  if (sections.isReordered)
    yield notice('sections-reordered', 'The sections are listed in another order.', [
      `Before: ${titlesOf(undefined, old)}.`,
      `Now: ${titlesOf(undefined, now)}.`,
    ]);
  for (const [was, is] of sections.both) yield* compareSection(was, is, journeys, notice);

  function* compareSection(was: Section, is: Section, pair: JourneyPair, tell: Notice): Iterable<Change> {
    const name = quote(is.title);
    if (was.title !== is.title)
      yield tell('section-title', `The section ${quote(was.title)} is called ${name} now.`);
    const [stepsBefore, stepsNow] = [stepsOf(was, old, before.side), stepsOf(is, now, after.side)];
    if (was.steps.join() !== is.steps.join())
      yield tell('section-steps', `The section ${name} has other steps.`, [
        `Before: ${stepsBefore}.`,
        `Now: ${stepsNow}.`,
      ]);
    const shown = changeOfCondition(was.when, is.when, pair);
    if (shown)
      yield tell('section-condition', `The section ${name} is there under another condition.`, shown);
    if ((was.optional ?? false) !== (is.optional ?? false))
      yield tell(
        'section-optional',
        is.optional
          ? `The section ${name} may be left out now.`
          : `The section ${name} must be complete now before visitors go on.`,
      );
    if ((was.waitsFor ?? []).join() !== (is.waitsFor ?? []).join())
      yield tell('section-waits', `The section ${name} can be started at another time.`, [
        `Before: ${waiting(was, old)}.`,
        `Now: ${waiting(is, now)}.`,
      ]);
    if ((was.goesOn ?? false) !== (is.goesOn ?? false))
      yield tell(
        'section-goes-on',
        is.goesOn
          ? `After the section ${name} visitors go on to the next one now.`
          : `After the section ${name} visitors come back to the list of sections now.`,
      );
    yield* otherChanges(tell, 'section-other', `The section ${name}`, [was, is], handled);
  }
}

function waiting({ waitsFor }: Section, journey: Journey): string {
  return waitsFor === undefined ? 'at once' : `once ${titlesOf(waitsFor, journey)} are complete`;
}

/** @param ids all if left out */
function titlesOf(ids: readonly string[] | undefined, { sections = [] }: Journey): string {
  const wanted = ids ?? sections.map(({ id }) => id);
  return wanted.map((id) => quote(sections.find((each) => each.id === id)?.title ?? id)).join(', ');
}

function stepsOf(section: Section, { steps }: Journey, side: Side): string {
  return section.steps
    .map((id) => {
      const step = steps.find((each) => each.id === id);
      return step ? nameOfStep(step, side) : quote(id);
    })
    .join(', ');
}
