import { answerNames, pointerOf } from '#engine';
import { hasUnknownInput, quoted } from '#engine/parts';
import type { Journey } from '#schemas';
import { checkName, checkReference } from '../release/reference.ts';
import type { ReleaseEntry, ReleaseFinding, ReleaseIndex } from '../release/release-index.ts';

/** The inputs that the operation is given; without the first three nobody comes back. */
const needed = ['address', 'link', 'code'] as const;
const given: readonly string[] = [...needed, 'until'];

/** Checks the steps, the questions and the operation by which visitors save a journey and come back to it. */
export function* checkSaveAndReturn(
  release: ReleaseIndex,
  entry: ReleaseEntry<Journey>,
): Iterable<ReleaseFinding> {
  const { saveAndReturn, steps } = entry.document;
  if (saveAndReturn === undefined) return;
  const at = (name: keyof typeof saveAndReturn) => pointerOf('saveAndReturn', name);
  const ids = steps.map(({ id }) => id);
  yield* checkReference(release, entry, at('operation'), 'operation', saveAndReturn.operation);
  yield* checkInputs(release, entry, saveAndReturn.operation, at('operation'));
  const places = [
    ['saveStep', 'addressAnswer', 'Visitors are led there from any step'],
    ['returnStep', 'codeAnswer', 'Visitors come there by a link, with nothing answered'],
  ] as const;
  for (const [place, answer, why] of places) {
    const step = steps.find(({ id }) => id === saveAndReturn[place]);
    if (step === undefined) {
      yield* checkName(entry, at(place), 'step', saveAndReturn[place], ids, 'unknown-step');
      continue;
    }
    if (!step.aside || step.after !== undefined || step.when !== undefined || step.needs) {
      const message = `${why}, so the step ${quoted(step.id)} must be an aside that is always open.`;
      const help = 'Add "aside": true, and take out "after", "when" and "needs".';
      yield { entry, code: 'misplaced-step', pointer: at(place), message, help };
    }
    const form = release.find('form', step.form);
    if (form === undefined) continue;
    const names = form.fields.flatMap(answerNames);
    yield* checkName(entry, at(answer), 'question', saveAndReturn[answer], names);
  }
  if (saveAndReturn.saveStep !== saveAndReturn.returnStep) return;
  const message = 'One step cannot both ask for the address and for the code.';
  const help = 'Name another aside in "returnStep".';
  yield { entry, code: 'misplaced-step', pointer: at('returnStep'), message, help };
}

/** Checks that the operation takes what it is given, and needs nothing else. */
function* checkInputs(
  release: ReleaseIndex,
  entry: ReleaseEntry<Journey>,
  id: string,
  pointer: string,
): Iterable<ReleaseFinding> {
  const operation = release.find('operation', id);
  if (operation === undefined || hasUnknownInput(operation)) return;
  for (const name of needed) {
    if (Object.hasOwn(operation.input, name)) continue;
    const message = `The operation ${quoted(id)} has no input ${quoted(name)}, so what it sends lets nobody come back.`;
    const help = `Declare the input ${quoted(name)}, a text, and send it on.`;
    yield { entry, code: 'missing-input', pointer, message, help };
  }
  for (const name of Object.keys(operation.input)) {
    if (given.includes(name) || operation.optional?.includes(name)) continue;
    const message = `The operation ${quoted(id)} needs the input ${quoted(name)}, which is not given here.`;
    const help = `Only ${given.map(quoted).join(', ')} are given. Let ${quoted(name)} be optional, or take it out.`;
    yield { entry, code: 'missing-input', pointer, message, help };
  }
}
