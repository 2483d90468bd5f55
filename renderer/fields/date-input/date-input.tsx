import { dateInput } from '#engine';
import { Boxes, boxesOfDate } from '../../field-parts/boxes/boxes.tsx';
import type { FieldProps, RareField } from '../../field-parts/field-props.ts';

export const rareField: RareField<'date-input'> = { component: DateInput, declaration: dateInput };

/** A date in three boxes, sent as three entries of one name: day, month, year. */
function DateInput(props: FieldProps<'date-input'>) {
  const { field, host } = props;
  const { dayLabel = host.words.day, monthLabel = host.words.month, yearLabel = host.words.year } = field;
  const parts = boxesOfDate({ ...host.words, day: dayLabel, month: monthLabel, year: yearLabel });
  const boxes = parts.map((each) => ({
    ...each,
    autoComplete: field.autocomplete && `${field.autocomplete}-${each.part}`,
  }));
  return <Boxes {...props} boxes={boxes} />;
}
