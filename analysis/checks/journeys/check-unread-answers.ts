import { answerNames, memoize, pointerOf, provesHuman } from '#engine';
import { dependenciesOf, isMeantUnread, quoted } from '#engine/parts';
import type { Document, Field, Form, Journey } from '#schemas';
import { actionsOf } from '../contexts/journey-actions.ts';
import type { ReleaseEntry, ReleaseFinding, ReleaseIndex } from '../release/release-index.ts';

/** Kinds of documents whose rules can read answers of every journey. */
const sharedReaders = ['decision', 'function', 'analytics', 'options'] as const;

/** Kinds of documents whose rules can read answers. A journey is linked with its facts. */
const readers = ['journey', 'form', 'facts', ...sharedReaders] as const;

/**
 * Checks that every answer is read outside its own field: otherwise visitors are asked for something that is
 * never used. Only for journeys that call a service.
 */
export function* checkUnreadAnswers(release: ReleaseIndex): Iterable<ReleaseFinding> {
  // A document that could not be read may read an answer.
  if (readers.some((kind) => release.unread.mayBeOf(kind))) return;
  const shared = new Set(
    sharedReaders.flatMap((kind) => release.of(kind).flatMap(({ document }) => readsOf(document))),
  );
  for (const { form, journeys } of formsInUse(release)) {
    const others = journeys.flatMap((journey) => [
      ...readsOf(journey),
      ...journey.steps.flatMap((step) => otherReads(release, step.form, form.document.id)),
    ]);
    const read = new Set([...shared, ...others]);
    for (const [index, field] of form.document.fields.entries()) {
      if (isMeantUnread(field) || provesHuman(field)) continue;
      const names = answerNames(field);
      if (names.length === 0 || names.some((name) => isRead(name, read))) continue;
      const beside = new Set(form.document.fields.filter((other) => other !== field).flatMap(readsOf));
      if (names.some((name) => isRead(name, beside))) continue;
      yield {
        entry: form,
        code: 'unread-answer',
        severity: 'warning',
        pointer: pointerOf('fields', index, 'name'),
        message: `Visitors are asked for ${quoted(field.name)}, and nothing reads the answer: it is sent nowhere.`,
        help: `Hand it to an operation as "= answers.${field.name}" and send it in the operation's request; or say "unread": true where an answer is all that is wanted.`,
      };
    }
  }
}

interface FormInUse {
  readonly form: ReleaseEntry<Form>;
  readonly journeys: readonly Journey[];
}

/** The forms whose journeys all call services. */
function* formsInUse(release: ReleaseIndex): Iterable<FormInUse> {
  const journeysByForm = new Map<string, Set<Journey>>();
  const withoutCalls = new Set<string>();
  for (const entry of release.of('journey')) {
    const calls = [...actionsOf(release, entry)].some(({ action }) => 'call' in action || 'send' in action);
    for (const { form } of entry.document.steps) {
      if (!calls) withoutCalls.add(form);
      const known = journeysByForm.get(form);
      if (known) known.add(entry.document);
      else journeysByForm.set(form, new Set([entry.document]));
    }
  }
  for (const form of release.entriesOf('form', journeysByForm.keys())) {
    const { id } = form.document;
    if (!withoutCalls.has(id)) yield { form, journeys: [...(journeysByForm.get(id) ?? [])] };
  }
}

function otherReads(release: ReleaseIndex, id: string, own: string): readonly string[] {
  const form = id === own ? undefined : release.find('form', id);
  return form === undefined ? [] : readsOf(form);
}

/** Names of the answers that the rules of a document or field read; '' means all. */
const readsOf = memoize((rules: Document | Field): readonly string[] =>
  dependenciesOf(rules).flatMap((path) => {
    const [root, name = ''] = path.split('.', 2);
    return root === 'answers' ? [name] : [];
  }),
);

function isRead(name: string, read: ReadonlySet<string>): boolean {
  return read.has(name) || read.has('');
}
