import './insertions.css';
import { useId } from 'react';
import { SubjectOptions } from '../conditions/subject-options.tsx';
import { type Subject, unknownSubject } from '../conditions/subjects.ts';
import type { InsertedValue } from './inserted-value.ts';

interface ValueSettingsProps {
  readonly value: InsertedValue;
  readonly subjects: readonly Subject[];
  readonly isReadOnly: boolean;
  /** The setting whose value it is, with the label that it has; without it the value gets one. */
  readonly of?: { readonly id: string; readonly label: string; readonly 'data-pointer': string };
  readonly onWrite: (value: InsertedValue) => void;
}

/** Ways to write a date, as the pattern and as it looks. */
const dateFormats: readonly (readonly [pattern: string, example: string])[] = [
  ['d MMMM yyyy', '9 March 2026'],
  ['EEEE d MMMM', 'Monday 9 March'],
  ['d MMM yyyy', '9 Mar 2026'],
  ['dd/MM/yyyy', '09/03/2026'],
  ['MM/dd/yyyy', '03/09/2026'],
  ['dd.MM.yyyy', '09.03.2026'],
  ['yyyyMMdd', '20260309'],
];

/** The value that is read, how it is written, and what stands in its place while there is none. */
export function ValueSettings({ value, subjects, isReadOnly, of, onWrite }: ValueSettingsProps) {
  const own = useId();
  const { path, format, otherwise } = value;
  const known = subjects.find((each) => each.path === path);
  const isDate = format !== undefined || known?.kind === 'date';
  const isListed = dateFormats.some(([pattern]) => pattern === format);
  const named = (words: string) => (of === undefined ? words : `${of.label}: ${words.toLowerCase()}`);
  return (
    <div className="settings">
      {of === undefined && (
        <label htmlFor={own} className="help">
          Value to insert
        </label>
      )}
      <select
        id={of?.id ?? own}
        data-pointer={of?.['data-pointer']}
        disabled={isReadOnly}
        value={path}
        onChange={({ target }) => onWrite(newValue(target.value, subjects))}
      >
        {known === undefined && <option value={path}>{unknownSubject(path).label}</option>}
        <SubjectOptions subjects={subjects} />
      </select>
      {known?.description !== undefined && <p className="help">{known.description}</p>}
      {isDate && (
        <label className="help">
          Written as
          <select
            aria-label={named('Written as')}
            disabled={isReadOnly}
            value={format ?? ''}
            onChange={({ target }) =>
              onWrite({ ...value, format: target.value || undefined, otherwise: undefined })
            }
          >
            <option value="">2026-03-09</option>
            {format !== undefined && !isListed && <option value={format}>{format}</option>}
            {dateFormats.map(([pattern, example]) => (
              <option key={pattern} value={pattern}>
                {example}
              </option>
            ))}
          </select>
        </label>
      )}
      {format === undefined && (
        <div className="help">
          While there is none
          <OtherwiseInput
            label={named('While there is none')}
            value={otherwise}
            kind={known?.kind}
            isReadOnly={isReadOnly}
            onWrite={(written) => onWrite({ ...value, otherwise: written })}
          />
        </div>
      )}
    </div>
  );
}

/** A value that an author chooses: nothing is said yet of how it is written. */
export function newValue(path: string, subjects: readonly Subject[], format?: string): InsertedValue {
  const isDate = subjects.some((each) => each.path === path && each.kind === 'date');
  return { path, format: isDate ? format : undefined, otherwise: undefined };
}

interface OtherwiseInputProps {
  readonly label: string;
  readonly value: InsertedValue['otherwise'];
  readonly kind: Subject['kind'];
  readonly isReadOnly: boolean;
  readonly onWrite: (value: InsertedValue['otherwise']) => void;
}

function OtherwiseInput({ label, value, kind, isReadOnly, onWrite }: OtherwiseInputProps) {
  if (kind === 'yes-no')
    return (
      <select
        aria-label={label}
        disabled={isReadOnly}
        value={String(value ?? '')}
        onChange={({ target }) => onWrite(target.value === '' ? undefined : target.value === 'true')}
      >
        <option value="">Nothing</option>
        <option value="true">Yes</option>
        <option value="false">No</option>
      </select>
    );
  const isNumber = kind === 'number' || typeof value === 'number';
  return (
    <input
      aria-label={label}
      type={isNumber ? 'number' : 'text'}
      step="any"
      readOnly={isReadOnly}
      placeholder="Nothing"
      value={value === undefined ? '' : String(value)}
      onChange={({ target }) => {
        if (target.value === '') onWrite(undefined);
        else onWrite(isNumber ? target.valueAsNumber : target.value);
      }}
    />
  );
}
