import { useId, useState } from 'react';
import type { JsonValue } from '#engine';
import type { Subject } from '../conditions/subjects.ts';

interface TrialValueProps {
  readonly subject: Subject;
  readonly value: JsonValue;
  readonly onWrite: (value: JsonValue) => void;
}

/** A value to try a formula with, entered as its kind needs it; nothing is unanswered. */
export function TrialValue({ subject, ...own }: TrialValueProps) {
  const id = useId();
  return (
    <div className="question">
      <label htmlFor={id}>{subject.label}</label>
      <ValueInput id={id} subject={subject} {...own} />
    </div>
  );
}

interface ValueInputProps extends TrialValueProps {
  readonly id: string;
}

function ValueInput({ id, subject: { kind, options }, value, onWrite }: ValueInputProps) {
  const write = (text: string, made: JsonValue = text) => onWrite(text === '' ? null : made);
  if (kind === 'yes-no')
    return (
      <select
        id={id}
        value={value === null ? '' : String(value)}
        onChange={({ target }) => write(target.value, target.value === 'true')}
      >
        <option value="">Not answered</option>
        <option value="true">Yes</option>
        <option value="false">No</option>
      </select>
    );
  if (kind === 'choice' && options.length > 0)
    return (
      <select id={id} value={String(value ?? '')} onChange={({ target }) => write(target.value)}>
        <option value="">Not answered</option>
        {options.map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </select>
    );
  if (kind === 'number')
    return (
      <input
        id={id}
        type="number"
        step="any"
        value={typeof value === 'number' ? value : ''}
        onChange={({ target }) => write(target.value, target.valueAsNumber)}
      />
    );
  if (kind === 'date' || kind === 'text')
    return (
      <input
        id={id}
        type={kind}
        value={typeof value === 'string' ? value : ''}
        onChange={({ target }) => write(target.value)}
      />
    );
  return <JsonInput id={id} value={value} onWrite={onWrite} />;
}

/** A value that has no simpler input, as JSON. What is none is not taken over. */
function JsonInput({ id, value, onWrite }: Omit<ValueInputProps, 'subject'>) {
  const [typed, setTyped] = useState<string>();
  return (
    <input
      id={id}
      className="formula"
      value={typed ?? (value === null ? '' : JSON.stringify(value))}
      onChange={({ target }) => {
        setTyped(target.value);
        try {
          onWrite(target.value === '' ? null : JSON.parse(target.value));
        } catch {
          // Half a value is being typed.
        }
      }}
      onBlur={() => setTyped(undefined)}
    />
  );
}
