import { useEffect, useState } from 'react';

/** The visitor of a journey: the one whom this author chose for it last, by name; empty for one who has answered nothing. */
export function useLastVisitor(journey: string | undefined): readonly [string, (name: string) => void] {
  const [name, setName] = useState('');
  useEffect(() => setName(journey === undefined ? '' : (read(journey) ?? '')), [journey]);
  const choose = (chosen: string) => {
    setName(chosen);
    if (journey !== undefined) write(journey, chosen);
  };
  return [name, choose];
}

const keyOf = (journey: string) => `visitor of ${journey}`;

function read(journey: string): string | null {
  try {
    return window.localStorage.getItem(keyOf(journey));
  } catch {
    // The browser keeps nothing.
    return null;
  }
}

function write(journey: string, name: string): void {
  try {
    window.localStorage.setItem(keyOf(journey), name);
  } catch {
    // It is chosen again next time.
  }
}
