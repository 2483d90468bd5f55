import { monthInput } from '#engine';
import { Boxes } from '../../field-parts/boxes/boxes.tsx';
import type { FieldProps, RareField } from '../../field-parts/field-props.ts';

export const rareField: RareField<'month-input'> = { component: MonthInput, declaration: monthInput };

/** A month of a year in two boxes, sent as two entries of one name: month, year. */
function MonthInput(props: FieldProps<'month-input'>) {
  const { field, host } = props;
  const { monthLabel = host.words.month, yearLabel = host.words.year } = field;
  const parts = [
    { part: 'month', label: monthLabel, width: 'four', takesWords: field.autocomplete === undefined },
    { part: 'year', label: yearLabel, width: 'four' },
  ] as const;
  const boxes = parts.map((each) => ({
    ...each,
    autoComplete: field.autocomplete && `${field.autocomplete}-${each.part}`,
  }));
  return <Boxes {...props} boxes={boxes} />;
}
