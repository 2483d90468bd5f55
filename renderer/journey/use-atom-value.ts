import { useSyncExternalStore } from 'react';
import type { Atom } from '../state/atom.ts';

/** The value of an atom; the component renders again when it changes. */
export function useAtomValue<Value>({ follow, get }: Atom<Value>): Value {
  return useSyncExternalStore(follow, get, get);
}
