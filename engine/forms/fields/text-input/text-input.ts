import { readDateText, writeDateText } from '../date-text.ts';
import type { FieldDeclaration, FieldOf } from '../field-declaration.ts';
import { readPhone } from '../phone-text.ts';
import { typedText } from '../typed-text.ts';

/** One line of text; with `dateFormat`, a date typed and shown in that format. */
export const textInput: FieldDeclaration<FieldOf<'text-input'>, undefined> = {
  answer: {
    ...typedText,
    read(texts, field) {
      const typed = typedText.read(texts, field);
      const { dateFormat, inputType } = field;
      if (typeof typed !== 'string') return typed;
      if (dateFormat !== undefined) return readDateText(dateFormat, typed);
      return inputType === 'tel' ? readPhone(typed) : typed;
    },
    write(answer, { dateFormat }) {
      return [dateFormat === undefined ? String(answer) : writeDateText(dateFormat, String(answer))];
    },
  },
};
