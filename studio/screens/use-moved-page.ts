import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { Work } from '../changes/work.ts';
import { addressAt } from '../creating/page-address.ts';
import type { Place } from '../preview/protocol.ts';
import { parsed } from '../settings/json.ts';

/** Follows the page that is shown to another address, also when that is undone. */
export function useMovedPage(
  work: Work,
  path: string,
  place: Place | undefined,
  onMove: (path: string) => void,
): void {
  const last = useRef<{ readonly path: string; readonly place: Place }>(undefined);
  // The place of an address stays while another document has it meanwhile, such as one that sends visitors on.
  if (place && (last.current?.path !== path || last.current.place.document === place.document))
    last.current = { path, place };
  const now = useSyncExternalStore(
    (notice) => work.subscribe(notice),
    () => last.current && addressAt(parsed(work.textOf(last.current.place.document)), last.current.place),
  );
  useEffect(() => {
    const isFollowed = now !== undefined && now !== path && !now.includes('{');
    if (isFollowed && last.current?.path === path) onMove(now);
  });
}
