import { numberType } from '../../../rules/types/rule-type.ts';
import { textSize } from '../answer-size.ts';
import type { FieldDeclaration, FieldOf } from '../field-declaration.ts';
import { readText, writeNumber } from '../read-text.ts';

type NumberInput = FieldOf<'number-input'>;

/** A number as people write it: optionally with prefix, unit and thousands separators. */
export const numberInput: FieldDeclaration<NumberInput, undefined> = {
  answer: {
    types: ['number', 'integer'],
    needsType: true,
    isTyped: true,
    ruleType: () => numberType,
    size: ({ value }) => textSize(value),
    read([text], field, formats) {
      const typed = text?.trim();
      if (!typed) return undefined;
      const answer = readText(field.value, bareNumber(typed, field), formats);
      return typeof answer === 'number' ? answer : typed;
    },
    write: (answer, field, formats) => [
      typeof answer === 'number' ? writeNumber(answer, field, formats) : String(answer),
    ],
    show(answer, field, formats) {
      const { prefix = '', unit } = field;
      if (typeof answer !== 'number') return undefined;
      return `${prefix}${writeNumber(answer, field, formats)}${unit === undefined ? '' : ` ${unit}`}`;
    },
  },
};

/** The text without prefix and unit. A field without a prefix accepts any currency sign. */
function bareNumber(typed: string, { prefix, unit = '' }: NumberInput): string {
  const sign = prefix ?? /^\p{Sc}/u.exec(typed)?.[0] ?? '';
  const start = typed.startsWith(sign) ? sign.length : 0;
  const end = unit !== '' && typed.endsWith(unit) ? unit.length : 0;
  return typed.slice(start, Math.max(start, typed.length - end)).trim();
}
