import { Boxes } from '../../field-parts/boxes/boxes.tsx';
import type { FieldProps } from '../../field-parts/field-props.ts';

/** A duration in a box for each unit, sent as entries of one name, the largest unit first. */
export function DurationInput(props: FieldProps<'duration-input'>) {
  const { field, host } = props;
  const { days, hours, minutes } = host.words;
  const { units, dayLabel = days, hourLabel = hours, minuteLabel = minutes } = field;
  const labels = { days: dayLabel, hours: hourLabel, minutes: minuteLabel };
  const boxes = units.map((part) => ({ part, label: labels[part], width: 'four' as const }));
  return <Boxes {...props} boxes={boxes} />;
}
