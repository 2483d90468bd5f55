import { pointerOf, type RuleType } from '#engine';
import { answerType, isSameType, nameType, quoted } from '#engine/parts';
import { formsOf } from '../contexts/answer-types.ts';
import { optionsOf } from '../contexts/choices-of.ts';
import type { ReleaseFinding, ReleaseIndex } from '../release/release-index.ts';

/** Checks that fields of the same name in one journey have the same type, as they share one answer. */
export function* checkAnswers(release: ReleaseIndex): Iterable<ReleaseFinding> {
  const reported = new Set<string>();
  for (const { document: journey } of release.of('journey')) {
    const known = new Map<string, { readonly type: RuleType; readonly form: string }>();
    for (const form of formsOf(release, journey)) {
      for (const [index, field] of form.fields.entries()) {
        const type = answerType(field, optionsOf(release));
        const before = known.get(field.name);
        if (before === undefined) known.set(field.name, { type, form: form.id });
        if (before === undefined || before.form === form.id) continue;
        if (isSameType(before.type, type)) continue;
        const entry = release.entry('form', form.id);
        const pointer = pointerOf('fields', index, 'name');
        const key = `${form.id}${pointer}`;
        if (entry === undefined || reported.has(key)) continue;
        reported.add(key);
        yield {
          entry,
          code: 'conflicting-field',
          pointer,
          message: `In the journey ${quoted(journey.id)} the field ${quoted(field.name)} is ${nameType(before.type, type)} on ${quoted(before.form)} and ${nameType(type, before.type)} here.`,
          help: 'Give one of the two fields another name, or both the same type.',
        };
      }
    }
  }
}
