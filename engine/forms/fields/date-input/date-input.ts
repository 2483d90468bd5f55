import type { JsonValue } from '../../../base/values/answers.ts';
import type { Formats } from '../../../base/values/formats.ts';
import { dateType } from '../../../rules/types/rule-type.ts';
import { civilDate, readDate, writeDate } from '../../../rules/values/civil-date.ts';
import { joinBoxes, splitBoxes, textsOfBoxes } from '../boxes.ts';
import { dateParts, monthNumber, writeDateText } from '../date-text.ts';
import type { FieldDeclaration, FieldOf } from '../field-declaration.ts';

/** A date from three boxes: day, month and year, sent under one name in that order. */
export const dateInput: FieldDeclaration<FieldOf<'date-input'>, undefined> = {
  answer: {
    types: ['string'],
    isTyped: true,
    ruleType: () => dateType,
    size: () => ({ characters: 100, choices: 1 }),
    read: (texts, _, formats) => dateFromBoxes(texts, formats),
    write: dateIntoBoxes,
    show: (answer) => writeDateText('d/MM/yyyy', String(answer)),
  },
};

/** The date from three boxes, the month perhaps by its name, or their texts if they are none; undefined if all are empty. */
export function dateFromBoxes(texts: readonly string[], formats?: Formats): string | undefined {
  const boxes = textsOfBoxes(texts, 3);
  return boxes && (dateOf(boxes, formats) ?? wholeDate(boxes, formats) ?? joinBoxes(boxes));
}

/** The texts of the three boxes. Inverse of `dateFromBoxes`. */
export function dateIntoBoxes(answer: JsonValue): readonly string[] {
  const date = readDate(answer);
  return date ? [date.day, date.month, date.year].map(String) : splitBoxes(answer);
}

/** A whole date that the visitor typed into the first box. */
function wholeDate([first = '', ...others]: readonly string[], formats?: Formats): string | undefined {
  return others.some((box) => box !== '') ? undefined : dateOf(dateParts(first), formats);
}

function dateOf([day = '', month = '', year = '']: readonly string[], formats?: Formats): string | undefined {
  if (!/^\d{1,2}$/.test(day) || !/^\d{4}$/.test(year)) return undefined;
  const date = civilDate(Number(year), monthNumber(month, formats), Number(day));
  return date && writeDate(date);
}
