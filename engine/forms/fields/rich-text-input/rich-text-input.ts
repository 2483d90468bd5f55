import type { ValueSchema } from '#schemas';
import { readMarks, writeMarks } from '../../../base/rich-text/marks.ts';
import { readRichHtml, writeRichHtml } from '../../../base/rich-text/rich-html.ts';
import { plainTextOf } from '../../../base/rich-text/visible-text.ts';
import { undeclaredLength } from '../../../rules/types/sizes.ts';
import type { FieldDeclaration, FieldOf } from '../field-declaration.ts';

/**
 * A text with paragraphs, headings, lists, bold and italic words and links. Controls hold it with marks, as people type it
 * without scripts; the answer is HTML of the closed set, which is written here alone and so never what a visitor sent.
 */
export const richTextInput: FieldDeclaration<FieldOf<'rich-text-input'>, undefined> = {
  answer: {
    types: ['string'],
    isTyped: true,
    constraint: ({ value }) => ({ ...value, type: 'string', format: 'rich-text' }),
    ruleType: ({ value }) => ({ kind: 'text', longest: mostCharacters(value) }),
    size: ({ value }) => ({ characters: mostCharacters(value), choices: 1 }),
    read: ([text = '']) => writeRichHtml(readMarks(text)) || undefined,
    write: (answer) => [writeMarks(readRichHtml(String(answer)))],
    show: (answer) => plainTextOf(String(answer)),
    rich: (answer) => readRichHtml(String(answer)),
  },
};

/** Formats and addresses take room beside what is read; limits count only that. */
function mostCharacters({ maxLength }: ValueSchema): number {
  return 4 * (typeof maxLength === 'number' ? maxLength : undeclaredLength) + 2_000;
}
