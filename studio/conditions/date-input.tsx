import type { JsonValue } from '#engine';
import {
  type DateUnit,
  type DateValue,
  dateUnits,
  isDate,
  readDateValue,
  writeDateValue,
} from './date-value.ts';
import { NumberInput } from './number-input.tsx';

interface DateInputProps {
  readonly value: JsonValue;
  readonly onWrite: (value: JsonValue) => void;
}

const directions = ['after', 'before'] as const;

/** A date of the calendar, today, or a date so many days, months or years after or before today. */
export function DateInput({ value, onWrite }: DateInputProps) {
  const date: DateValue = readDateValue(value) ?? { kind: 'from-today', count: 0, unit: 'days' };
  const put = (written: DateValue) => onWrite(writeDateValue(written));
  const chosen =
    date.kind === 'date' ? 'date' : date.count === 0 ? 'today' : `${date.unit} ${directionOf(date.count)}`;
  const count = date.kind === 'from-today' ? Math.abs(date.count) : 0;
  const choose = (name: string) => {
    const [unit, direction] = name.split(' ');
    const found = dateUnits.find((each) => each === unit);
    if (name === 'date') put({ kind: 'date', date: new Date().toISOString().slice(0, 10) });
    else if (found === undefined) put({ kind: 'from-today', count: 0, unit: 'days' });
    else put(fromToday(count || 14, found, direction));
  };
  return (
    <div className="compared">
      {date.kind === 'from-today' && date.count !== 0 && (
        <NumberInput
          label="How many"
          value={count}
          onWrite={(written) => {
            if (Number.isInteger(written) && written > 0)
              put(fromToday(written, date.unit, directionOf(date.count)));
          }}
        />
      )}
      <select aria-label="Value" value={chosen} onChange={({ target }) => choose(target.value)}>
        <option value="today">today</option>
        {directions.flatMap((direction) =>
          dateUnits.map((unit) => (
            <option key={`${unit} ${direction}`} value={`${unit} ${direction}`}>
              {`${unit} ${direction} today`}
            </option>
          )),
        )}
        <option value="date">a date …</option>
      </select>
      {date.kind === 'date' && (
        <input
          aria-label="Date"
          type="date"
          value={date.date}
          onChange={({ target }) => {
            if (isDate(target.value)) put({ kind: 'date', date: target.value });
          }}
        />
      )}
    </div>
  );
}

function directionOf(count: number): string {
  return count < 0 ? 'before' : 'after';
}

function fromToday(count: number, unit: DateUnit, direction: string | undefined): DateValue {
  return { kind: 'from-today', count: direction === 'before' ? -count : count, unit };
}
