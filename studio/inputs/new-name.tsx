import { type KeyboardEvent, useState } from 'react';

interface NewNameProps {
  /** The words of the button. */
  readonly act: string;
  readonly label: string;
  readonly taken: readonly string[];
  readonly onAdd: (name: string) => void;
}

/** Asks for a name by which something is added. */
export function NewName({ act, label, taken, onAdd }: NewNameProps) {
  const [name, setName] = useState<string>();
  if (name === undefined)
    return (
      <button type="button" className="plain" onClick={() => setName('')}>
        + {act}
      </button>
    );
  const isFree = /^[A-Za-z][A-Za-z0-9]*$/.test(name) && !taken.includes(name);
  const add = () => {
    if (!isFree) return;
    onAdd(name);
    setName(undefined);
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter') add();
    if (event.key === 'Escape') setName(undefined);
  };
  return (
    <span className="row">
      <input
        // biome-ignore lint/a11y/noAutofocus: it appears because its button was pressed.
        autoFocus
        aria-label={label}
        value={name}
        onChange={({ target }) => setName(target.value)}
        onKeyDown={press}
      />
      <button type="button" className="small" disabled={!isFree} onClick={add}>
        {act}
      </button>
      <button type="button" className="small" onClick={() => setName(undefined)}>
        Cancel
      </button>
      {taken.includes(name) && <span className="problem error">There is one of this name.</span>}
    </span>
  );
}
