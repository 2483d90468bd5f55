import { exactNumber } from '../../../base/values/exact-number.ts';
import type { Formats } from '../../../base/values/formats.ts';
import { numberType } from '../../../rules/types/rule-type.ts';
import { numberLength } from '../answer-size.ts';
import { joinBoxes, splitBoxes, textsOfBoxes } from '../boxes.ts';
import type { FieldDeclaration, FieldOf } from '../field-declaration.ts';

type Unit = FieldOf<'duration-input'>['units'][number];

const minutesOf: Readonly<Record<Unit, number>> = { days: 1440, hours: 60, minutes: 1 };

/** A duration from a box for each unit, sent under one name: a number of the last unit. */
export const durationInput: FieldDeclaration<FieldOf<'duration-input'>, undefined> = {
  answer: {
    types: ['integer'],
    isTyped: true,
    constraint: ({ value }) => ({ type: 'integer', minimum: 0, ...value }),
    ruleType: () => numberType,
    size: () => ({ characters: numberLength, choices: 1 }),
    read(texts, { units }) {
      const boxes = textsOfBoxes(texts, units.length);
      return boxes && (durationOf(boxes, units) ?? joinBoxes(boxes));
    },
    write(answer, { units }) {
      if (typeof answer !== 'number') return splitBoxes(answer);
      return partsOf(answer, units).map(String);
    },
    show(answer, { units }, formats) {
      if (typeof answer !== 'number') return undefined;
      const parts = partsOf(answer, units).map((count, index) => ({ count, unit: units[index] }));
      const given = parts.filter(({ count }) => count !== 0);
      return (given.length > 0 ? given : parts.slice(-1))
        .map(({ count, unit }) => withUnit(count, unit, formats))
        .join(' ');
    },
  },
};

/** The duration that the boxes give together; an empty one counts as none. Undefined if one is no whole number. */
function durationOf(boxes: readonly string[], units: readonly Unit[]): number | undefined {
  if (!boxes.every((box) => /^\d*$/.test(box))) return undefined;
  const sizes = sizesOf(units);
  const sum = boxes.reduce((total, box, index) => total + Number(box) * (sizes[index] ?? 0), 0);
  return exactNumber(String(sum));
}

/** How many of each unit make a duration, the largest first. */
function partsOf(answer: number, units: readonly Unit[]): readonly number[] {
  let rest = answer;
  return sizesOf(units).map((size, index) => {
    const count = index === units.length - 1 ? rest / size : Math.trunc(rest / size);
    rest -= count * size;
    return count;
  });
}

/** The size of each unit, in the last of them. */
function sizesOf(units: readonly Unit[]): readonly number[] {
  const last = units.at(-1);
  return units.map((unit) => minutesOf[unit] / (last === undefined ? 1 : minutesOf[last]));
}

function withUnit(count: number, unit: Unit | undefined, formats: Formats | undefined): string {
  const style = { style: 'unit', unit: unit?.slice(0, -1), unitDisplay: 'long' } as const;
  return new Intl.NumberFormat(formats?.locale ?? 'en', style).format(count);
}
