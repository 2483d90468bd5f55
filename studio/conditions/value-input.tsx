import type { JsonValue } from '#engine';
import { comparisons } from './comparisons.ts';
import type { Test } from './conditions.ts';
import { DateInput } from './date-input.tsx';
import { NumberInput } from './number-input.tsx';
import type { Subject } from './subjects.ts';

interface ValueInputProps {
  readonly test: Test;
  readonly subject: Subject;
  readonly onWrite: (value: JsonValue) => void;
}

/** The value that is compared with, entered as its kind needs it. */
export function ValueInput({ test: { comparison, value = null }, subject, onWrite }: ValueInputProps) {
  switch (comparisons[comparison].takes) {
    case 'nothing':
      return null;
    case 'several':
      return <SeveralInput value={value} options={subject.options} onWrite={onWrite} />;
    case 'date':
      return <DateInput value={value} onWrite={onWrite} />;
    case 'number':
      return <NumberInput label="Value" value={value} onWrite={onWrite} />;
    case 'range': {
      const [from = 0, to = 0] = Array.isArray(value) ? value : [];
      return (
        <div className="compared">
          <NumberInput label="From" value={from} onWrite={(written) => onWrite([written, to])} />
          <NumberInput label="To" value={to} onWrite={(written) => onWrite([from, written])} />
        </div>
      );
    }
    default:
      return <OneInput value={value} subject={subject} onWrite={onWrite} />;
  }
}

interface OneInputProps {
  readonly value: JsonValue;
  readonly subject: Subject;
  readonly onWrite: (value: JsonValue) => void;
}

function OneInput({ value, subject: { options, kind }, onWrite }: OneInputProps) {
  if (options.length > 0)
    return (
      <select aria-label="Value" value={String(value)} onChange={({ target }) => onWrite(target.value)}>
        {!options.some(({ id }) => id === value) && <option value={String(value)}>{String(value)}</option>}
        {options.map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </select>
    );
  if (kind === 'number' || typeof value === 'number')
    return <NumberInput label="Value" value={value} onWrite={onWrite} />;
  return (
    <input
      aria-label="Value"
      value={typeof value === 'string' ? value : ''}
      onChange={({ target }) => onWrite(target.value)}
    />
  );
}

interface SeveralInputProps {
  readonly value: JsonValue;
  readonly options: Subject['options'];
  readonly onWrite: (value: JsonValue) => void;
}

/** Options to tick, at least one of which stays ticked; ids that are no option stay as they are until they are unticked. */
function SeveralInput({ value, options, onWrite }: SeveralInputProps) {
  const chosen = Array.isArray(value) ? value.map(String) : [];
  const known = new Set(options.map(({ id }) => id));
  const others = chosen.filter((id) => !known.has(id)).map((id) => ({ id, label: id }));
  const all = [...options, ...others];
  return all.map(({ id, label }) => (
    <label key={id} className="choice">
      <input
        type="checkbox"
        checked={chosen.includes(id)}
        disabled={chosen.length === 1 && chosen.includes(id)}
        onChange={({ target }) =>
          onWrite(
            all
              .map((each) => each.id)
              .filter((each) => (each === id ? target.checked : chosen.includes(each))),
          )
        }
      />
      {label}
    </label>
  ));
}
