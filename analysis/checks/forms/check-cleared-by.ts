import { answerNames, pointerOf } from '#engine';
import { clearedBy } from '#engine/parts';
import type { Field, Form } from '#schemas';
import { checkName } from '../release/reference.ts';
import type { ReleaseEntry, ReleaseFinding, ReleaseIndex } from '../release/release-index.ts';

/** Checks that `clearedBy` names answers of other forms: within a form, rules express dependencies. */
export function* checkClearedBy(release: ReleaseIndex): Iterable<ReleaseFinding> {
  const askedIn = formsByAnswer(release);
  for (const entry of release.of('form')) {
    for (const [index, field] of entry.document.fields.entries()) {
      if (clearedBy(field).length === 0) continue;
      yield* checkField(release, entry, field, pointerOf('fields', index), askedIn);
    }
  }
}

function* checkField(
  release: ReleaseIndex,
  entry: ReleaseEntry<Form>,
  field: Field,
  pointer: string,
  askedIn: ReadonlyMap<string, ReadonlySet<string>>,
): Iterable<ReleaseFinding> {
  const isElsewhere = (forms: ReadonlySet<string> = new Set()) =>
    forms.size > (forms.has(entry.document.id) ? 1 : 0);
  for (const [index, name] of clearedBy(field).entries()) {
    if (isElsewhere(askedIn.get(name)) || release.unread.mention(name)) continue;
    const known = [...askedIn.keys()].filter((each) => isElsewhere(askedIn.get(each)));
    const at = `${pointer}/clearedBy/${index}`;
    yield* checkName(entry, at, 'answer to another form', name, known, 'unknown-answer');
  }
}

/** Ids of the forms that ask for each answer. */
function formsByAnswer(release: ReleaseIndex): ReadonlyMap<string, ReadonlySet<string>> {
  const forms = new Map<string, Set<string>>();
  for (const { document } of release.of('form')) {
    for (const name of document.fields.flatMap(answerNames)) {
      const known = forms.get(name);
      if (known) known.add(document.id);
      else forms.set(name, new Set([document.id]));
    }
  }
  return forms;
}
