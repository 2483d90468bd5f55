import './insertions.css';
import { useState } from 'react';
import type { Subject } from '../conditions/subjects.ts';
import { type Insertion, readInsertedValue, writeInsertedValue } from './inserted-value.ts';
import { newValue, ValueSettings } from './value-settings.tsx';

interface InsertedValuesProps {
  readonly insertions: readonly Insertion[];
  readonly subjects: readonly Subject[];
  readonly isReadOnly: boolean;
  /** The number of the value that is being changed, or "new". */
  readonly chosen: number | 'new' | undefined;
  readonly onChoose: (chosen: number | 'new' | undefined) => void;
  /** Writes the formula of a value in its place; undefined takes the value out. */
  readonly onChange: (insertion: Insertion, formula: string | undefined) => void;
  readonly onInsert: (formula: string) => void;
}

/** The values that a text inserts, each changed by its button; and one to insert another. */
export function InsertedValues(props: InsertedValuesProps) {
  const { insertions, subjects, isReadOnly, chosen, onChoose, onChange, onInsert } = props;
  const changed = typeof chosen === 'number' ? insertions[chosen] : undefined;
  return (
    <>
      <div className="inserted">
        {insertions.map(({ words }, at) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: a value is known by its place.
            key={at}
            type="button"
            className="small"
            aria-label={`Change the value: ${words}`}
            aria-expanded={chosen === at}
            onClick={() => onChoose(chosen === at ? undefined : at)}
          >
            {words}
          </button>
        ))}
        {!isReadOnly && chosen !== 'new' && (
          <button type="button" className="plain" onClick={() => onChoose('new')}>
            + Insert a value
          </button>
        )}
      </div>
      {changed && (
        <ChangedValue
          key={chosen}
          insertion={changed}
          subjects={subjects}
          isReadOnly={isReadOnly}
          onWrite={(formula) => onChange(changed, formula)}
          onClose={() => onChoose(undefined)}
        />
      )}
      {chosen === 'new' && (
        <NewValue subjects={subjects} onInsert={onInsert} onClose={() => onChoose(undefined)} />
      )}
    </>
  );
}

interface ChangedValueProps {
  readonly insertion: Insertion;
  readonly subjects: readonly Subject[];
  readonly isReadOnly: boolean;
  readonly onWrite: (formula: string | undefined) => void;
  readonly onClose: () => void;
}

function ChangedValue({ insertion, subjects, isReadOnly, onWrite, onClose }: ChangedValueProps) {
  const value = readInsertedValue(`= ${insertion.formula}`);
  return (
    <fieldset className="inserting">
      <legend className="hidden">Change the value</legend>
      {value && (
        <ValueSettings
          value={value}
          subjects={subjects}
          isReadOnly={isReadOnly}
          onWrite={(written) => onWrite(writeInsertedValue(written))}
        />
      )}
      <details className="more" open={value === undefined}>
        <summary>Formula</summary>
        <input
          className="formula"
          aria-label="Formula of the value"
          readOnly={isReadOnly}
          value={insertion.formula}
          onChange={({ target }) => onWrite(target.value)}
        />
      </details>
      <p className="row">
        {!isReadOnly && (
          <button
            type="button"
            className="small"
            onClick={() => {
              onWrite(undefined);
              onClose();
            }}
          >
            Take it out
          </button>
        )}
        <button type="button" className="small" onClick={onClose}>
          Done
        </button>
      </p>
    </fieldset>
  );
}

interface NewValueProps {
  readonly subjects: readonly Subject[];
  readonly onInsert: (formula: string) => void;
  readonly onClose: () => void;
}

const usualDate = 'd MMMM yyyy';

function NewValue({ subjects, onInsert, onClose }: NewValueProps) {
  const [draft, setDraft] = useState<ReturnType<typeof newValue>>();
  const [first] = subjects;
  const value = draft ?? (first && newValue(first.path, subjects, usualDate));
  return (
    <fieldset className="inserting">
      <legend className="hidden">Insert a value</legend>
      {value ? (
        <ValueSettings
          value={value}
          subjects={subjects}
          isReadOnly={false}
          onWrite={(written) =>
            setDraft(written.path === value.path ? written : newValue(written.path, subjects, usualDate))
          }
        />
      ) : (
        <p className="quiet">There is nothing to insert here.</p>
      )}
      <p className="row">
        <button
          type="button"
          className="small"
          disabled={value === undefined}
          onClick={() => value && onInsert(writeInsertedValue(value))}
        >
          Insert
        </button>
        <button type="button" className="small" onClick={onClose}>
          Cancel
        </button>
      </p>
    </fieldset>
  );
}
