import { type KeyboardEvent, useState } from 'react';
import type { Renamed } from '../changes/check-protocol.ts';

interface NameInputProps {
  readonly id: string;
  readonly 'data-pointer': string;
  readonly 'aria-describedby': string | undefined;
  readonly value: string;
  readonly readOnly: boolean;
  /** Renames it wherever it is used; says why not if that cannot be. */
  readonly onRename: (to: string) => Promise<Renamed>;
}

/** The name of a question: it changes together with all that reads it. */
export function NameInput({ value, readOnly, onRename, ...own }: NameInputProps) {
  const [typed, setTyped] = useState(value);
  const [refusal, setRefusal] = useState<string>();
  const isChanged = typed !== value && typed !== '';
  const rename = async () => {
    const renamed = await onRename(typed);
    setRefusal('refusal' in renamed ? renamed.refusal : undefined);
  };
  const act = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && isChanged) void rename();
    if (event.key === 'Escape') setTyped(value);
  };
  return (
    <>
      <input
        {...own}
        data-unwritten={isChanged || undefined}
        value={typed}
        readOnly={readOnly}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={act}
      />
      {isChanged && (
        <p className="row">
          <button type="button" onClick={() => void rename()}>
            Rename everywhere
          </button>
          <button type="button" onClick={() => setTyped(value)}>
            Cancel
          </button>
        </p>
      )}
      {refusal !== undefined && (
        <p role="alert" className="problem error">
          {refusal}
        </p>
      )}
    </>
  );
}
