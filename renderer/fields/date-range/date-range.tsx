import { dateRange } from '#engine';
import type { FieldProps, RareField } from '../../field-parts/field-props.ts';
import { Parts } from '../../field-parts/parts/parts.tsx';

export const rareField: RareField<'date-range'> = { component: DateRange, declaration: dateRange };

/** Two days, from and to, each in boxes for day, month and year. */
function DateRange(props: FieldProps<'date-range'>) {
  const { fromLabel, toLabel, openEnd } = props.field;
  const parts = [
    { part: 'from', kind: 'date', label: fromLabel, isRequired: true },
    { part: 'to', kind: 'date', label: toLabel, isRequired: openEnd !== true },
  ] as const;
  return <Parts {...props} parts={parts} />;
}
