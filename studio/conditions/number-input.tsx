import { useState } from 'react';
import type { JsonValue } from '#engine';

interface NumberInputProps {
  readonly label: string;
  readonly value: JsonValue;
  readonly onWrite: (value: number) => void;
}

/** A number. While it is typed it may be none, which is not written. */
export function NumberInput({ label, value, onWrite }: NumberInputProps) {
  const [typed, setTyped] = useState<string>();
  return (
    <input
      aria-label={label}
      type="number"
      step="any"
      value={typed ?? (typeof value === 'number' ? value : '')}
      onChange={({ target }) => {
        setTyped(target.value);
        if (!Number.isNaN(target.valueAsNumber)) onWrite(target.valueAsNumber);
      }}
      onBlur={() => setTyped(undefined)}
    />
  );
}
