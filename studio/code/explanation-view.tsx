import type { Explanation } from '#analysis';
import type { Subject } from '../conditions/subjects.ts';
import { isObject } from '../settings/json.ts';
import { wordsOf } from '../settings/words.ts';

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
  if (typeof value === 'number') return numbers.format(value);
  if (Array.isArray(value)) return membersInWords(value.map((each) => inWords(each, subjects)));
  if (isObject(value))
    return membersInWords(
      Object.entries(value).flatMap(([name, own]) =>
        isEmpty(own) ? [] : [`${wordsOf(name)} ${inWords(own, subjects)}`],
      ),
    );
  if (typeof value !== 'string') return String(value);
  const option = subjects.flatMap(({ options }) => options).find(({ id }) => id === value);
  return `“${option?.label ?? value}”`;
}

const numbers = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 6, useGrouping: 'min2' });
const mostMembers = 12;

/** The entries of a list or an object, as far as they can be read at a glance. */
function membersInWords(members: readonly string[]): string {
  if (members.length === 0) return 'nothing';
  const more = members.length - mostMembers;
  return [...members.slice(0, mostMembers), ...(more > 0 ? [`and ${more} more`] : [])].join('; ');
}

function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || value === '';
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
