import { compileRule, emptyScope, evaluateRule, isQuestion, pointerOf, requiredOf } from '#engine';
import { checksOf, dependenciesOf, quoted, takeOut } from '#engine/parts';
import type { Check, Field, Form } from '#schemas';
import { choicesOf } from '../contexts/choices-of.ts';
import type { DocumentCheck, ReleaseEntry, ReleaseFinding, ReleaseIndex } from '../release/release-index.ts';

/** Warns of options that are offered although a check of the form refuses all who choose them. */
export const checkRefusedOptions: DocumentCheck<Form> = {
  of: ['form'],
  *run(release, entry) {
    const checks = entry.document.fields.flatMap((field) =>
      checksOf(field).map((check) => ({ field, check })),
    );
    if (checks.length === 0) return;
    for (const [index, field] of entry.document.fields.entries()) {
      const pointer = pointerOf('fields', index);
      yield* refusedOptions(release, entry, field, pointer, checks);
    }
  },
};

interface FieldCheck {
  readonly field: Field;
  readonly check: Check;
}

function* refusedOptions(
  release: ReleaseIndex,
  entry: ReleaseEntry<Form>,
  field: Field,
  pointer: string,
  checks: readonly FieldCheck[],
): Iterable<ReleaseFinding> {
  const asking = checks.filter(
    (each) =>
      (each.field === field || isAlwaysAsked(each.field)) &&
      String(dependenciesOf(each.check.that)) === `answers.${field.name}`,
  );
  const choices = (asking.length === 0 ? undefined : choicesOf(release, field)) ?? [];
  const refusals = choices.map(({ id }) => asking.find(({ check }) => refuses(check, field.name, id)));
  // A check that refuses every answer is reported as such by the proof.
  if (refusals.every((refusing) => refusing !== undefined)) return;
  for (const [index, { id }] of choices.entries()) {
    const refusing = refusals[index];
    if (refusing === undefined) continue;
    const isInline = 'options' in field && Array.isArray(field.options);
    yield {
      entry,
      code: 'refused-option',
      severity: 'warning',
      pointer: isInline ? pointer + pointerOf('options', index, 'id') : `${pointer}/options`,
      message: `Nobody can go on with the option ${quoted(id)}: a check of ${quoted(refusing.field.name)} refuses it.`,
      help: 'Take the option out, or let the check pass it; say at the option with "when" who may choose it.',
      fix: isInline
        ? takeOut(`Take the option ${quoted(id)} out`, pointer + pointerOf('options', index), true)
        : undefined,
    };
  }
}

/** Whether a field is a question that nobody can leave out. */
function isAlwaysAsked(field: Field): boolean {
  return isQuestion(field) && field.when === undefined && requiredOf(field) === true;
}

function refuses({ that }: Check, name: string, id: string): boolean {
  return evaluateRule(compileRule(that), { ...emptyScope, answers: { [name]: id } }).value === false;
}
