import { canonicalJson, defaultOf, isQuestion, pointerOf } from '#engine';
import { answerType, type Constraint, constraintOf, isSameType, quoted } from '#engine/parts';
import type { Field } from '#schemas';
import { formsOf } from '../contexts/answer-types.ts';
import { optionsOf } from '../contexts/choices-of.ts';
import type { ReleaseFinding, ReleaseIndex } from '../release/release-index.ts';

/**
 * Warns of an answer that two steps of a journey ask for with different constraints or defaults: what one step accepts,
 * the other may refuse.
 */
export function* checkRepeatedQuestions(release: ReleaseIndex): Iterable<ReleaseFinding> {
  const typeOf = (field: Field) => answerType(field, optionsOf(release));
  for (const { document: journey } of release.of('journey')) {
    const known = new Map<string, { readonly field: Field; readonly form: string }>();
    for (const form of formsOf(release, journey)) {
      for (const [index, field] of form.fields.entries()) {
        if (!isQuestion(field)) continue;
        const before = known.get(field.name);
        if (before === undefined) {
          known.set(field.name, { field, form: form.id });
          continue;
        }
        const entry = release.entry('form', form.id);
        if (entry === undefined || before.form === form.id) continue;
        const keyword = differingKeyword(constraintOf(before.field), constraintOf(field));
        const [one, other] = [defaultOf(before.field), defaultOf(field)];
        if (one !== undefined && other !== undefined && canonicalJson(one) !== canonicalJson(other)) {
          yield {
            entry,
            code: 'conflicting-defaults',
            severity: 'warning',
            pointer: pointerOf('fields', index, 'default'),
            message: `The journey ${quoted(journey.id)} asks for ${quoted(field.name)} on ${quoted(before.form)} too, with another default: which of the two counts depends on the step that is seen first.`,
            help: 'Give both the same default, or give one of the fields another name.',
          };
        }
        // Answers of different types are an error already.
        if (keyword === undefined || !isSameType(typeOf(before.field), typeOf(field))) continue;
        yield {
          entry,
          code: 'conflicting-constraints',
          severity: 'warning',
          pointer: pointerOf('fields', index, 'name'),
          message: `The journey ${quoted(journey.id)} asks for ${quoted(field.name)} on ${quoted(before.form)} too, with another ${quoted(keyword)}: one of the two may refuse what the other accepts.`,
          help: 'Give both the same constraint, by a type that both name, or give one of the fields another name.',
        };
      }
    }
  }
}

/** The first keyword in which two constraints differ. */
function differingKeyword(one: Constraint, other: Constraint): string | undefined {
  const keywords = Object.keys({ ...one, ...other }) as (keyof Constraint)[];
  return keywords.find(
    (keyword) =>
      one[keyword] !== other[keyword] && canonicalJson([one[keyword]]) !== canonicalJson([other[keyword]]),
  );
}
