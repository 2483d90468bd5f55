import type { Explanation } from '#analysis';
import type { Subject } from '../conditions/subjects.ts';

interface ExplanationViewProps {
  readonly explanation: Explanation;
  readonly subjects: readonly Subject[];
}

/** The value of a rule, and why: its parts with their values, those that did not decide set back. */
export function ExplanationView({ explanation, subjects }: ExplanationViewProps) {
  const { value, fault, parts } = explanation;
  return (
    <div role="status">
      <p className="sentence">
        With these answers it is{' '}
        <strong>{fault === undefined ? inWords(value, subjects) : 'not to be said'}</strong>.
        {fault !== undefined && ` ${fault.message}`}
      </p>
      {parts.length > 0 && (
        <details open>
          <summary>Why?</summary>
          <Parts parts={parts} subjects={subjects} />
        </details>
      )}
    </div>
  );
}

interface PartsProps {
  readonly parts: readonly Explanation[];
  readonly subjects: readonly Subject[];
}

function Parts({ parts, subjects }: PartsProps) {
  return (
    <ul className="why">
      {parts.map((part) => (
        <li key={part.pointer} className={part.decisive ? undefined : 'quiet'}>
          {capital(part.text)}: <strong>{inWords(part.value, subjects)}</strong>
          {!part.decisive && ' (did not decide)'}
          {part.parts.length > 0 && <Parts parts={part.parts} subjects={subjects} />}
        </li>
      ))}
    </ul>
  );
}

/** A value as people say it: an option by its label. */
function inWords(value: unknown, subjects: readonly Subject[]): string {
  if (value === undefined || value === null) return 'not known';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value !== 'string') return JSON.stringify(value);
  const option = subjects.flatMap(({ options }) => options).find(({ id }) => id === value);
  return `“${option?.label ?? value}”`;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
