import { pointerOf } from '#engine';
import { checksOf, fieldPlaces, messagesOf, quoted, summaryMessagesOf } from '#engine/parts';
import type { Form } from '#schemas';
import type { DocumentCheck } from '../release/release-index.ts';

/**
 * Checks that each message contains a word: the error summary adds the question, but only the message says
 * what is wrong. It does not judge which words are meaningful, as that depends on the language.
 */
export const checkWordless: DocumentCheck<Form> = {
  of: ['form'],
  *run(_, entry) {
    for (const { field, pointer } of fieldPlaces(entry.document.fields, '/fields')) {
      const messages = [
        ...Object.entries(messagesOf(field)).map(([keyword, text]) => [['messages', keyword], text] as const),
        ...Object.entries(summaryMessagesOf(field)).map(
          ([keyword, text]) => [['summaryMessages', keyword], text] as const,
        ),
        ...checksOf(field).map(({ message }, place) => [['checks', place, 'message'], message] as const),
      ];
      for (const [way, text] of messages) {
        if (typeof text !== 'string' || /[\p{L}\p{N}]/u.test(text)) continue;
        yield {
          entry,
          code: 'wordless-message',
          pointer: pointer + pointerOf(...way),
          message: `The message ${quoted(text)} does not say what is wrong.`,
          help: 'Say what is wrong with the answer, and what to do.',
        };
      }
    }
  },
};
