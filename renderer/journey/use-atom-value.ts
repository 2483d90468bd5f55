import type { Atom } from 'jotai/vanilla';
import { useCallback, useSyncExternalStore } from 'react';
import { useStep } from './step-context.ts';

/**
 * The value of an atom of the step; the component renders again when it changes. Atoms of a form hold plain
 * values: jotai's own hook also handles promises, and costs every step a kilobyte.
 */
export function useAtomValue<Value>(atom: Atom<Value>): Value {
  const { store } = useStep().form;
  const subscribe = useCallback((listener: () => void) => store.sub(atom, listener), [store, atom]);
  const read = () => store.get(atom);
  return useSyncExternalStore(subscribe, read, read);
}
