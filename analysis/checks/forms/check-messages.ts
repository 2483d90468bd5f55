import { advise, didYouMean, pointerOf } from '#engine';
import {
  constraintOf,
  failableKeywords,
  fieldPlaces,
  isFaultySchema,
  messagesOf,
  partsOfHelp,
  summaryMessagesOf,
  takeOut,
} from '#engine/parts';
import type { Field, Form } from '#schemas';
import type { DocumentCheck, ReleaseEntry, ReleaseFinding } from '../release/release-index.ts';

/** Checks that visitors can fail the keyword of every message, and read every hint. */
export const checkMessages: DocumentCheck<Form> = {
  of: ['form'],
  *run(_, entry) {
    for (const { field, pointer } of fieldPlaces(entry.document.fields, '/fields')) {
      yield* checkField(entry, field, pointer);
      if (!('hintHtml' in field) || !('hint' in field)) continue;
      const at = `${pointer}/hint`;
      yield {
        entry,
        code: 'hidden-hint',
        pointer: at,
        part: 'key',
        message: 'The field shows "hintHtml" in place of its "hint".',
        help: 'Take one of them out.',
        fix: takeOut('Take "hint" out', at),
      };
    }
  },
};

function* checkField(entry: ReleaseEntry<Form>, field: Field, pointer: string): Iterable<ReleaseFinding> {
  // The keywords that a faulty type can fail are unknown.
  if (isFaultySchema(constraintOf(field))) return;
  const keywords = failableKeywords(field);
  const written = [
    ...Object.keys(messagesOf(field)).map((keyword) => ['messages', keyword] as const),
    ...Object.keys(summaryMessagesOf(field)).map((keyword) => ['summaryMessages', keyword] as const),
  ];
  for (const [list, keyword] of written) {
    if (keywords.includes(keyword)) continue;
    const at = `${pointer}${pointerOf(list, keyword)}`;
    const text = `Add the constraint or take the message out. ${didYouMean(keyword, keywords)}`;
    const { correction } = partsOfHelp(advise(keyword, keywords));
    yield {
      entry,
      code: 'missing-message-target',
      pointer: at,
      part: 'key',
      message: `The message for "${keyword}" can never show: the field has no such constraint.`,
      ...(correction
        ? { help: { text, correction } }
        : { help: text, fix: takeOut(`Take the message for "${keyword}" out`, at) }),
    };
  }
}
