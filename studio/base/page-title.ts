import { useEffect } from 'react';

/** Names the window of the browser by the screen that it shows. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = title === '' ? 'Studio' : `${title} · Studio`;
  }, [title]);
}
