import { isButton, pointerOf, suggestionsOf } from '#engine';
import { allModuleTypes, fieldPlaces, hasUnknownInput, ownNames, quoted, takeOut } from '#engine/parts';
import type { Field, Form, Journey, Page, Site } from '#schemas';
import { actionsOf, type PlacedAction } from '../contexts/journey-actions.ts';
import { checkNeeds } from '../journeys/check-needs.ts';
import { isDataModule } from '../pages/check-data-modules.ts';
import { checkName, checkReference } from '../release/reference.ts';
import type { ReleaseEntry, ReleaseFinding, ReleaseIndex } from '../release/release-index.ts';
import { checkExposed, checkModuleOperations } from './check-module-operations.ts';

/**
 * Checks that every reference to a document, or to a step of one, names an existing one of the right kind.
 */
export function* checkReferences(release: ReleaseIndex): Iterable<ReleaseFinding> {
  for (const entry of release.of('page')) {
    yield* checkPage(release, entry);
    yield* checkModuleOperations(release, entry);
  }
  for (const entry of release.of('journey')) yield* checkJourney(release, entry);
  for (const entry of release.of('answer-set'))
    yield* checkReference(release, entry, '/journey', 'journey', entry.document.journey);
  for (const entry of release.of('form')) yield* release.deriveFrom(entry, checkForm);
  for (const entry of release.of('site')) {
    yield* checkReference(release, entry, '/notFoundPage', 'page', entry.document.notFoundPage);
    yield* checkPressEvent(release, entry);
    const { liveChat, tags, ofModules = {} } = entry.document.thirdParties ?? {};
    for (const type of Object.keys(ofModules))
      yield* checkName(
        entry,
        pointerOf('thirdParties', 'ofModules', type),
        'module type',
        type,
        allModuleTypes(),
      );
    const purposes = Object.keys(tags?.purposes ?? {});
    for (const [index, { purpose }] of (tags?.scripts ?? []).entries()) {
      const at = pointerOf('thirdParties', 'tags', 'scripts', index, 'purpose');
      yield* checkName(entry, at, 'purpose of tags', purpose, purposes);
    }
    if (liveChat) {
      const at = '/thirdParties/liveChat/status';
      yield* checkReference(release, entry, at, 'operation', liveChat.status);
      const operation = release.find('operation', liveChat.status);
      if (operation) yield* checkExposed(entry, at, operation);
    }
  }
}

/** Checks that ids are unique. */
export function* checkIds(release: ReleaseIndex): Iterable<ReleaseFinding> {
  const paths = new Map<string, string>();
  for (const entry of release.entries) {
    const { id } = entry.document;
    const taken = paths.get(id);
    if (taken === undefined) paths.set(id, entry.path);
    else {
      yield {
        entry,
        code: 'duplicate-id',
        pointer: pointerOf('id'),
        message: `The id ${quoted(id)} is taken by ${taken}.`,
        help: 'Give one of the two documents another id.',
      };
    }
  }
}

/** Where presses can have a category. A form has none: it sends the events of its journey. */
const pressedPlaces = () => [
  'header',
  'footer',
  'alert',
  ...allModuleTypes().filter((type) => type !== 'form'),
];

function* checkPressEvent(release: ReleaseIndex, entry: ReleaseEntry<Site>): Iterable<ReleaseFinding> {
  const { pressEvent } = entry.document;
  if (pressEvent === undefined) return;
  yield* checkReference(release, entry, '/pressEvent', 'analytics', pressEvent);
  for (const event of release.entriesOf('analytics', [pressEvent])) {
    for (const place of Object.keys(event.document.categories ?? {}))
      yield* checkName(event, pointerOf('categories', place), 'kind of module', place, pressedPlaces());
  }
}

function checkForm(release: ReleaseIndex, entry: ReleaseEntry<Form>): readonly ReleaseFinding[] {
  const fields = fieldPlaces(entry.document.fields, '/fields').flatMap(({ field, pointer }) =>
    namesAnything(field) ? [...checkField(release, entry, field, pointer)] : [],
  );
  const included = (entry.includes ?? []).flatMap(({ form, pointer }) => [
    ...checkReference(release, entry, pointer, 'form', form),
  ]);
  return [...fields, ...included];
}

function* checkPage(release: ReleaseIndex, entry: ReleaseEntry<Page>): Iterable<ReleaseFinding> {
  for (const [index, module] of entry.document.zones.content.entries()) {
    const pointer = pointerOf('zones', 'content', index);
    if (isDataModule(module)) {
      yield* checkReference(release, entry, `${pointer}/operation`, 'operation', module.operation);
    }
    if (module.type !== 'form') continue;
    const journey = release.find('journey', module.journey);
    const steps = journey?.steps.map((step) => step.id);
    if (steps) yield* checkName(entry, `${pointer}/step`, 'step', module.step, steps, 'unknown-step');
    else yield* checkReference(release, entry, `${pointer}/journey`, 'journey', module.journey);
  }
}

function* checkJourney(release: ReleaseIndex, entry: ReleaseEntry<Journey>): Iterable<ReleaseFinding> {
  const journey = entry.document;
  const steps = journey.steps.map((step) => step.id);
  for (const [index, step] of journey.steps.entries()) {
    const pointer = pointerOf('steps', index);
    yield* checkReference(release, entry, `${pointer}/form`, 'form', step.form);
    for (const [row, next] of (step.next ?? []).entries()) {
      yield* checkName(entry, `${pointer}/next/${row}/step`, 'step', next.step, steps, 'unknown-step');
    }
    if (step.after !== undefined) {
      yield* checkName(entry, `${pointer}/after`, 'step', step.after, steps, 'unknown-step');
    }
  }
  yield* checkNeeds(release, entry);
  for (const [index, id] of (journey.uses ?? []).entries()) {
    yield* checkReference(release, entry, pointerOf('uses', index), 'facts', id);
  }
  for (const [index, chip] of (journey.chips ?? []).entries()) {
    yield* checkName(entry, pointerOf('chips', index, 'step'), 'step', chip.step, steps, 'unknown-step');
  }
  const sections = (journey.sections ?? []).map(({ id }) => id);
  for (const [index, section] of (journey.sections ?? []).entries()) {
    const pointer = pointerOf('sections', index);
    for (const [at, step] of section.steps.entries())
      if (!steps.includes(step)) yield* unknownSectionStep(entry, `${pointer}/steps/${at}`, step);
    for (const [at, id] of (section.waitsFor ?? []).entries())
      yield* checkName(entry, `${pointer}/waitsFor/${at}`, 'section', id, sections, 'unknown-section');
  }
  for (const [index, { begins }] of (journey.parts ?? []).entries()) {
    yield* checkName(entry, pointerOf('parts', index, 'begins'), 'step', begins, steps, 'unknown-step');
  }
  for (const placed of actionsOf(release, entry)) yield* checkAction(release, journey, placed);
}

/** A step belongs to one section, so only those that have none are proposed. */
function* unknownSectionStep(
  entry: ReleaseEntry<Journey>,
  pointer: string,
  step: string,
): Iterable<ReleaseFinding> {
  const { steps, sections = [] } = entry.document;
  const inSections = sections.flatMap((section) => section.steps);
  const free = steps.flatMap(({ id }) => (inSections.includes(id) ? [] : [id]));
  for (const finding of checkName(entry, pointer, 'step', step, free, 'unknown-step')) {
    if (free.length > 0) yield finding;
    else {
      const fix = takeOut(`Take ${quoted(step)} out`, pointer, true);
      yield { ...finding, help: 'Take it out: each step of the journey is in a section.', fix };
    }
  }
}

function* checkAction(
  release: ReleaseIndex,
  journey: Journey,
  { entry, action, pointer }: PlacedAction,
): Iterable<ReleaseFinding> {
  const steps = journey.steps.map(({ id }) => id);
  if ('call' in action) yield* checkReference(release, entry, `${pointer}/call`, 'operation', action.call);
  if ('send' in action) {
    yield* checkReference(release, entry, `${pointer}/send`, 'operation', action.send);
    if (release.find('operation', action.send)?.files !== undefined)
      yield {
        entry,
        code: 'impossible-call',
        pointer: `${pointer}/send`,
        message: `${quoted(action.send)} sends files, which may be deleted before a call is made that nobody waits for.`,
        help: 'Write "call" in place of "send".',
      };
  }
  if ('track' in action) yield* checkReference(release, entry, `${pointer}/track`, 'analytics', action.track);
  if ('go' in action) yield* checkName(entry, `${pointer}/go`, 'step', action.go, steps, 'unknown-step');
  if ('goToPage' in action)
    yield* checkReference(release, entry, `${pointer}/goToPage`, 'page', action.goToPage);
  if ('notify' in action && action.link)
    yield* checkReference(release, entry, `${pointer}/link/page`, 'page', action.link.page);
  // Facts documents hold sequences too.
  if ('run' in action && !release.unread.mention(action.run) && !lacksFacts(release, journey)) {
    const names = Object.keys(journey.sequences ?? {});
    const noun = entry.document === journey ? 'sequence' : `sequence of "${journey.id}"`;
    yield* checkName(entry, `${pointer}/run`, noun, action.run, names, 'unknown-sequence');
  }
}

/** Whether a facts document of a journey does not exist, which is reported where the journey names it. */
function lacksFacts(release: ReleaseIndex, { uses = [] }: Journey): boolean {
  return uses.some((id) => release.kindOf(id) === undefined && !release.unread.mayBear(id));
}

/** Whether a field names another part or document. Most do not, and a site has many fields. */
function namesAnything(field: Field): boolean {
  if ('options' in field && typeof field.options === 'string') return true;
  return suggestionsOf(field) !== undefined || ownNames(field).length > 0;
}

function* checkField(
  release: ReleaseIndex,
  entry: ReleaseEntry<Form>,
  field: Field,
  pointer: string,
): Iterable<ReleaseFinding> {
  if ('options' in field && typeof field.options === 'string') {
    yield* checkReference(release, entry, `${pointer}/options`, 'options', field.options);
  }
  for (const { at, name, among, kind, code } of ownNames(field)) {
    yield* checkName(entry, pointer + at, kind, name, among, code);
  }
  const suggestions = suggestionsOf(field);
  if (suggestions === undefined) return;
  const buttons = entry.document.fields.filter(isButton).map(({ name }) => name);
  for (const [index, name] of (suggestions.footer ?? []).entries()) {
    const at = `${pointer}/suggestions/footer/${index}`;
    yield* checkName(entry, at, 'button', name, buttons, 'unknown-button');
  }
  const { operation: id, input } = suggestions;
  const operation = release.find('operation', id);
  if (operation === undefined) {
    yield* checkReference(release, entry, `${pointer}/suggestions/operation`, 'operation', id);
    return;
  }
  yield* checkExposed(entry, `${pointer}/suggestions/operation`, operation);
  if (hasUnknownInput(operation)) return;
  const inputs = Object.keys(operation.input);
  yield* checkName(entry, `${pointer}/suggestions/input`, `input of "${id}"`, input, inputs, 'unknown-input');
}
