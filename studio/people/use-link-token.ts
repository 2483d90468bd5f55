import { useSyncExternalStore } from 'react';

function subscribe(notice: () => void): () => void {
  window.addEventListener('hashchange', notice);
  return () => window.removeEventListener('hashchange', notice);
}

/** The token of the link that was followed. It is behind the `#`, so that no server and no proxy writes it down. */
export function useLinkToken(): string {
  return useSyncExternalStore(subscribe, () => window.location.hash.slice(1));
}
