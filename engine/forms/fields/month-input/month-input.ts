import type { Formats } from '../../../base/values/formats.ts';
import { textFormats } from '../../../base/values/text-formats.ts';
import { textType } from '../../../rules/types/rule-type.ts';
import { civilDate, pad } from '../../../rules/values/civil-date.ts';
import { dateInWords } from '../../../rules/values/date-in-words.ts';
import { joinBoxes, splitBoxes, textsOfBoxes } from '../boxes.ts';
import { dateParts, monthNumber } from '../date-text.ts';
import type { FieldDeclaration, FieldOf } from '../field-declaration.ts';

/** A month of a year from two boxes: month and year, sent under one name in that order. */
export const monthInput: FieldDeclaration<FieldOf<'month-input'>, undefined> = {
  answer: {
    types: ['string'],
    isTyped: true,
    constraint: () => ({ type: 'string', format: 'year-month' }),
    ruleType: () => textType,
    size: () => ({ characters: 100, choices: 1 }),
    read(texts, { autocomplete }, formats) {
      const boxes = textsOfBoxes(texts, 2);
      // A card has the last two digits of its year.
      const digits = autocomplete === 'cc-exp' ? 2 : 4;
      return (
        boxes && (monthOf(boxes, digits, formats) ?? wholeMonth(boxes, digits, formats) ?? joinBoxes(boxes))
      );
    },
    write: (answer) => {
      const [year = '', month = ''] = isMonth(answer) ? answer.split('-') : [];
      return year === '' ? splitBoxes(answer) : [String(Number(month)), year];
    },
    show(answer, _, formats) {
      const [year, month] = isMonth(answer) ? answer.split('-').map(Number) : [];
      const date = civilDate(year ?? 0, month ?? 0, 1);
      const write = dateInWords('MMMM yyyy');
      return date && typeof write === 'function' ? write(date, formats?.dateNames) : undefined;
    },
  },
};

function isMonth(answer: unknown): answer is string {
  return typeof answer === 'string' && textFormats['year-month']?.test(answer) === true;
}

/** A whole month that the visitor typed into the first box, the year last or first. */
function wholeMonth([first = '', second = '']: readonly string[], digits: number, formats?: Formats) {
  if (second !== '') return undefined;
  const parts = dateParts(first.replace('/', ' '));
  return monthOf(parts, digits, formats) ?? monthOf(parts.toReversed(), 4, formats);
}

/** @param digits that the year has at least */
function monthOf([month = '', year = '', ...others]: readonly string[], digits: number, formats?: Formats) {
  if (others.length > 0 || !/^(\d\d)?\d\d$/.test(year) || year.length < digits) return undefined;
  const century = year.length === 2 ? 2000 : 0;
  const date = civilDate(Number(year) + century, monthNumber(month, formats), 1);
  return date && `${pad(date.year, 4)}-${pad(date.month, 2)}`;
}
