import { useSyncExternalStore } from 'react';

/** False in server HTML and on the first render that takes it over, true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
}
