import { plainDigits } from '../../../base/values/formats.ts';
import { dateType } from '../../../rules/types/rule-type.ts';
import { civilDate, readDate, writeDate } from '../../../rules/values/civil-date.ts';
import { dateParts, writeDateText } from '../date-text.ts';
import type { FieldDeclaration, FieldOf } from '../field-declaration.ts';

/** Separates the texts of the boxes if they are no date. It cannot be typed into a box. */
const separator = '\n';

/** A date from three boxes: day, month and year, sent under one name in that order. */
export const dateInput: FieldDeclaration<FieldOf<'date-input'>, undefined> = {
  answer: {
    types: ['string'],
    isTyped: true,
    ruleType: () => dateType,
    size: () => ({ characters: 100, choices: 1 }),
    read(texts) {
      const boxes = texts.slice(0, 3).map((text) => plainDigits(text).replace(/\s+/g, ' ').trim());
      if (boxes.every((box) => box === '')) return undefined;
      return dateOf(boxes) ?? wholeDate(boxes) ?? boxes.join(separator);
    },
    write(answer) {
      const date = readDate(answer);
      if (date) return [date.day, date.month, date.year].map(String);
      return String(answer).split(separator);
    },
    show: (answer) => writeDateText('d/MM/yyyy', String(answer)),
  },
};

/** A whole date that the visitor typed into the first box. */
function wholeDate([first = '', ...others]: readonly string[]): string | undefined {
  return others.some((box) => box !== '') ? undefined : dateOf(dateParts(first));
}

function dateOf([day = '', month = '', year = '']: readonly string[]): string | undefined {
  if (!/^\d{1,2}$/.test(day) || !/^\d{1,2}$/.test(month) || !/^\d{4}$/.test(year)) return undefined;
  const date = civilDate(Number(year), Number(month), Number(day));
  return date && writeDate(date);
}
