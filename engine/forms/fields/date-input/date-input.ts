import { dateType } from '../../../rules/types/rule-type.ts';
import { civilDate, readDate, writeDate } from '../../../rules/values/civil-date.ts';
import { joinBoxes, splitBoxes, textsOfBoxes } from '../boxes.ts';
import { dateParts, writeDateText } from '../date-text.ts';
import type { FieldDeclaration, FieldOf } from '../field-declaration.ts';

/** A date from three boxes: day, month and year, sent under one name in that order. */
export const dateInput: FieldDeclaration<FieldOf<'date-input'>, undefined> = {
  answer: {
    types: ['string'],
    isTyped: true,
    ruleType: () => dateType,
    size: () => ({ characters: 100, choices: 1 }),
    read(texts) {
      const boxes = textsOfBoxes(texts, 3);
      return boxes && (dateOf(boxes) ?? wholeDate(boxes) ?? joinBoxes(boxes));
    },
    write(answer) {
      const date = readDate(answer);
      if (date) return [date.day, date.month, date.year].map(String);
      return splitBoxes(answer);
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
