import type { Named } from '../parts/named.ts';

interface ReferenceInputProps {
  readonly id: string;
  readonly 'data-pointer': string;
  readonly 'aria-describedby': string | undefined;
  readonly value: string | undefined;
  readonly choices: readonly Named[];
  readonly isRequired: boolean;
  readonly isReadOnly: boolean;
  readonly onWrite: (value: string | undefined) => void;
}

/** Chooses what is named by its words; a name that nothing has is kept, and says so. */
export function ReferenceInput({
  value,
  choices,
  isRequired,
  isReadOnly,
  onWrite,
  ...own
}: ReferenceInputProps) {
  const isUnknown = value !== undefined && value !== '' && !choices.some(({ id }) => id === value);
  return (
    <select
      {...own}
      disabled={isReadOnly}
      value={value ?? ''}
      onChange={({ target }) => onWrite(target.value === '' ? undefined : target.value)}
    >
      {(!isRequired || value === undefined || value === '') && <option value="">Not set</option>}
      {isUnknown && <option value={value}>{value} (not there)</option>}
      {choices.map(({ id, label }) => (
        <option key={id} value={id}>
          {label}
        </option>
      ))}
    </select>
  );
}
