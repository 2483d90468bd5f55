import { plainDigits } from '../../../base/values/formats.ts';
import { readDateText, writeDateText } from '../date-text.ts';
import type { FieldDeclaration, FieldOf } from '../field-declaration.ts';
import { writeText } from '../read-text.ts';
import { typedText } from '../typed-text.ts';

/** One line of text; with `dateFormat`, a date typed and shown in that format. */
export const textInput: FieldDeclaration<FieldOf<'text-input'>, undefined> = {
  answer: {
    ...typedText,
    read(texts, field, formats) {
      const typed = typedText.read(texts, field, formats);
      const { dateFormat, inputType, value } = field;
      if (typeof typed !== 'string') return typed;
      const plain = plainDigits(typed);
      if (dateFormat !== undefined) return readDateText(dateFormat, plain, formats);
      // A text with a pattern is a code.
      return inputType === 'tel' ? readPhone(plain) : value?.pattern ? plain : typed;
    },
    write: (answer, { dateFormat }, formats) => [
      dateFormat === undefined ? writeText(answer, formats) : writeDateText(dateFormat, String(answer)),
    ],
  },
};

/**
 * A phone number without separators; after a country code, single spaces are kept. A text with other
 * characters is returned unchanged, so that the constraint reports it.
 *
 * @example readPhone('(021) 555-0100') // '0215550100'
 * @example readPhone('+64-21 555 0100') // '+64 21 555 0100'
 */
function readPhone(text: string): string {
  const typed = text.trim();
  if (!/^\+?[\d\s()./\u2010-\u2013-]+$/.test(typed)) return typed;
  const groups = typed.replace(/^\+/, '').match(/\d+/g);
  if (groups === null) return typed;
  return typed.startsWith('+') ? `+${groups.join(' ')}` : groups.join('');
}
