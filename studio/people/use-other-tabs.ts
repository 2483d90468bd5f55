import { useEffect } from 'react';
import { forgetPerson, ownerKey } from '../changes/browser-memory.ts';

/** Leaves the page when its person signs out in another tab, or somebody else signs in there: it would go on as somebody else. */
export function useOtherTabs(person: string): void {
  useEffect(() => {
    const look = ({ key, newValue }: StorageEvent) => {
      if (key !== ownerKey || newValue === person) return;
      forgetPerson(window.sessionStorage, person);
      if (newValue === null) window.location.assign('/studio');
      else window.location.reload();
    };
    window.addEventListener('storage', look);
    return () => window.removeEventListener('storage', look);
  }, [person]);
}
