import { answerNames, pointerOf, provesHuman } from '#engine';
import { factRules, followReads, isMeantUnread, quoted } from '#engine/parts';
import type { Form, Journey } from '#schemas';
import { actionsOf, operationOf } from '../contexts/journey-actions.ts';
import { namedByUnread } from '../references/near-unread.ts';
import type { ReleaseEntry, ReleaseFinding, ReleaseIndex } from '../release/release-index.ts';
import { neededAnswers } from './needed-answers.ts';

/** Kinds of documents whose rules can read answers. A journey is linked with its facts. */
const readers = ['journey', 'form', 'facts', 'decision', 'function', 'analytics', 'options'] as const;

/**
 * Checks that every answer is sent, shown or decided by outside its own field: otherwise visitors are asked for
 * something that is never used. An answer that is only handed on, to a fact, a function or an operation that drops it,
 * is not used. Only for journeys that call a service.
 */
export function checkUnreadAnswers(release: ReleaseIndex): Iterable<ReleaseFinding> {
  return unreadAnswers(release, true);
}

/** The same for journeys without calls: an oversight on a site, where documents are complete. */
export function findUnreadAnswers(release: ReleaseIndex): Iterable<ReleaseFinding> {
  return unreadAnswers(release, false);
}

function* unreadAnswers(release: ReleaseIndex, calls: boolean): Iterable<ReleaseFinding> {
  const mayRead = readers.some((kind) => release.unread.mayBeOf(kind));
  const nearUnread = mayRead ? release.derive(namedByUnread) : new Set();
  for (const { form, journeys } of formsInUse(release)) {
    // A document that could not be read may send the answers.
    if (nearUnread.has(form.document.id)) continue;
    if (journeys.every((journey) => release.deriveFrom(journey, hasCalls)) !== calls) continue;
    const toReturn = new Set(journeys.flatMap(answersToReturn));
    const needed = journeys.map((journey) => release.deriveFrom(journey, neededAnswers));
    for (const [index, field] of form.document.fields.entries()) {
      if (isMeantUnread(field) || provesHuman(field) || toReturn.has(field.name)) continue;
      const names = answerNames(field);
      const isNeeded = (name: string) =>
        needed.some((all) => [...(all.get(name) ?? [])].some((reader) => reader !== field));
      if (names.length === 0 || ['', ...names].some(isNeeded)) continue;
      const holder = journeys.map((journey) => holderOf(release, journey, names)).find(Boolean);
      const goes =
        holder === undefined ? 'nothing reads the answer' : `the answer gets no further than ${holder}`;
      yield {
        entry: form,
        code: 'unread-answer',
        severity: 'warning',
        pointer: pointerOf('fields', index, 'name'),
        message: `Visitors are asked for ${quoted(field.name)}, and ${goes}: it is sent nowhere.`,
        help: `${helpFor(field.name, holder)}; or say "unread": true where an answer is all that is wanted.`,
      };
    }
  }
}

interface FormInUse {
  readonly form: ReleaseEntry<Form>;
  readonly journeys: readonly ReleaseEntry<Journey>[];
}

function* formsInUse(release: ReleaseIndex): Iterable<FormInUse> {
  const journeysByForm = new Map<string, Set<ReleaseEntry<Journey>>>();
  for (const entry of release.of('journey')) {
    for (const { form } of entry.document.steps)
      journeysByForm.set(form, (journeysByForm.get(form) ?? new Set()).add(entry));
  }
  for (const form of release.entriesOf('form', journeysByForm.keys()))
    yield { form, journeys: [...(journeysByForm.get(form.document.id) ?? [])] };
}

/** Names of the answers by which visitors save the journey and come back to it. */
function answersToReturn({ document: { saveAndReturn } }: ReleaseEntry<Journey>): readonly string[] {
  return saveAndReturn === undefined ? [] : [saveAndReturn.addressAnswer, saveAndReturn.codeAnswer];
}

function hasCalls(release: ReleaseIndex, entry: ReleaseEntry<Journey>): boolean {
  return [...actionsOf(release, entry)].some(({ action }) => operationOf(action) !== undefined);
}

/** The operation, or else the fact, that an answer is handed to; undefined for an answer that nothing reads. */
function holderOf(
  release: ReleaseIndex,
  entry: ReleaseEntry<Journey>,
  names: readonly string[],
): string | undefined {
  const facts = factRules(entry.document);
  const reads = (rule: unknown) => {
    const { paths } = followReads([rule], {
      facts,
      decision: (id) => release.find('decision', id) ?? release.find('function', id),
    });
    return names.some((name) => paths.has(`answers.${name}`));
  };
  for (const { action } of actionsOf(release, entry)) {
    const operation = operationOf(action);
    if (operation !== undefined && 'with' in action && reads(action.with)) return quoted(operation);
  }
  const fact = Object.keys(facts).find((name) => reads(facts[name]));
  return fact === undefined ? undefined : `the fact ${quoted(fact)}`;
}

function helpFor(name: string, holder: string | undefined): string {
  return holder === undefined
    ? `Hand it to an operation as "= answers.${name}" and send it in the operation's request`
    : "Take it up in the operation's request, and in each function and fact on its way there";
}
