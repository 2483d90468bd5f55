import { readDateText, writeDateText } from '../date-text.ts';
import type { FieldDeclaration, FieldOf } from '../field-declaration.ts';
import { typedText } from '../typed-text.ts';

/** One line of text; with a `dateFormat`, a date that is typed and shown in it. */
export const textInput: FieldDeclaration<FieldOf<'text-input'>, undefined> = {
  answer: {
    ...typedText,
    read(texts, field) {
      const typed = typedText.read(texts, field);
      const { dateFormat } = field;
      return dateFormat !== undefined && typeof typed === 'string' ? readDateText(dateFormat, typed) : typed;
    },
    write(answer, { dateFormat }) {
      return [dateFormat === undefined ? String(answer) : writeDateText(dateFormat, String(answer))];
    },
  },
};
