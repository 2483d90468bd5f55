import type { Atom } from 'jotai/vanilla';
import { useCallback, useSyncExternalStore } from 'react';
import { useStep } from './step-context.ts';

/**
 * What an atom of the step holds; whoever asks is rendered again when that changes. Atoms of a form hold plain values:
 * jotai's own hook, which knows promises as well, costs every step a kilobyte.
 */
export function useAtomValue<Value>(atom: Atom<Value>): Value {
  const { store } = useStep().form;
  const subscribe = useCallback((listener: () => void) => store.sub(atom, listener), [store, atom]);
  const read = () => store.get(atom);
  return useSyncExternalStore(subscribe, read, read);
}
