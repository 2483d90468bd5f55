import { type ReactNode, useDeferredValue, useMemo, useState } from 'react';
import { isObject } from '../settings/json.ts';

interface FoundEntries {
  /** Places in the list of the entries that show. */
  readonly indices: readonly number[];
  /** A box to find entries by their words; nothing for a list that is seen at a glance. */
  readonly box: ReactNode;
  /** Shows more of them, or says that there are none. */
  readonly more: ReactNode;
  /** Shows an entry whatever was looked for. */
  readonly reveal: (index: number) => void;
}

const shownAtOnce = 50;
const fewEntries = 20;

/**
 * The entries of a list that show: those with the words that are looked for, and of many only the first. One that was found stays
 * while its words are changed.
 *
 * @param chosen index of an entry that shows from the beginning
 */
export function useFoundEntries(entries: readonly unknown[], label: string, chosen = 0): FoundEntries {
  const [typed, setTyped] = useState('');
  const [most, setMost] = useState(Math.max(shownAtOnce, chosen + 1));
  const wanted = useDeferredValue(typed).trim().toLowerCase();
  const isWanted = (entry: unknown) => wanted === '' || hasWords(entry, wanted);
  // biome-ignore lint/correctness/useExhaustiveDependencies: found when it is looked for, or when others have come.
  const before = useMemo(
    () => new Set([...entries.keys()].filter((index) => isWanted(entries[index]))),
    [wanted, entries.length],
  );
  const found = [...entries.keys()].filter((index) => before.has(index) || isWanted(entries[index]));
  return {
    indices: found.slice(0, most),
    box: entries.length > fewEntries && (
      <input
        type="search"
        aria-label={`Find in ${label.toLowerCase()}`}
        placeholder={`Find in ${entries.length}`}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          setMost(shownAtOnce);
        }}
      />
    ),
    more: (
      <>
        {found.length > most && (
          <button type="button" className="plain" onClick={() => setMost(most + shownAtOnce)}>
            Show more of {found.length}
          </button>
        )}
        {wanted !== '' && (
          <p role="status" className={found.length === 0 ? 'quiet' : 'hidden'}>
            {found.length === 0 ? 'None has these words.' : `${found.length} found.`}
          </p>
        )}
      </>
    ),
    reveal(index) {
      setTyped('');
      setMost((now) => Math.max(now, index + 1));
    },
  };
}

/** Whether a value, or anything in it, has some words; names of settings do not count. */
function hasWords(value: unknown, wanted: string): boolean {
  if (Array.isArray(value) || isObject(value))
    return Object.values(value).some((inner) => hasWords(inner, wanted));
  return String(value).toLowerCase().includes(wanted);
}
