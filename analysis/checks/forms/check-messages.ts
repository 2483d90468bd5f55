import { advise, didYouMean, pointerOf } from '#engine';
import {
  constraintOf,
  failableKeywords,
  isFaultySchema,
  messagesOf,
  partsOfHelp,
  summaryMessagesOf,
  takeOut,
} from '#engine/parts';
import type { Field, Form, Messages } from '#schemas';
import type { DocumentCheck, ReleaseEntry, ReleaseFinding, ReleaseIndex } from '../release/release-index.ts';

/** Checks that every keyword a visitor can fail has a message, and that every message has such a keyword. */
export const checkMessages: DocumentCheck<Form> = {
  of: ['form'],
  *run(release, entry) {
    const site = release.derive(messagesOfSite);
    for (const [index, field] of entry.document.fields.entries()) {
      yield* checkField(entry, field, pointerOf('fields', index), site);
    }
  },
};

function messagesOfSite(release: ReleaseIndex): Messages | undefined {
  return release.of('site')[0]?.document.messages.fieldErrors;
}

function* checkField(
  entry: ReleaseEntry<Form>,
  field: Field,
  pointer: string,
  site: Messages | undefined,
): Iterable<ReleaseFinding> {
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
  // Without a site document its messages are unknown; another check reports that.
  if (site === undefined) return;
  for (const keyword of keywords) {
    if (hasMessage(messagesOf(field), keyword) || hasMessage(site, keyword)) continue;
    yield {
      entry,
      code: 'missing-message',
      pointer,
      message: `The field "${field.name}" has no message for "${keyword}", and neither has the site.`,
      help: `Add "${keyword}" to "messages" of the field, or to "fieldErrors" of the site document.`,
    };
  }
}

function hasMessage(messages: Messages | undefined, keyword: string): boolean {
  return messages !== undefined && Object.hasOwn(messages, keyword);
}
