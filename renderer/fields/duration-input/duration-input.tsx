import { durationInput } from '#engine';
import { Boxes } from '../../field-parts/boxes/boxes.tsx';
import type { FieldProps, RareField } from '../../field-parts/field-props.ts';

export const rareField: RareField<'duration-input'> = {
  component: DurationInput,
  declaration: durationInput,
};

/** A duration in a box for each unit, sent as entries of one name, the largest unit first. */
function DurationInput(props: FieldProps<'duration-input'>) {
  const { field, host } = props;
  const { days, hours, minutes } = host.words;
  const { units, dayLabel = days, hourLabel = hours, minuteLabel = minutes } = field;
  const labels = { days: dayLabel, hours: hourLabel, minutes: minuteLabel };
  const boxes = units.map((part) => ({ part, label: labels[part], width: 'four' as const }));
  return <Boxes {...props} boxes={boxes} />;
}
