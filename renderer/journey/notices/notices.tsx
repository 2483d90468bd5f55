import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { Notice } from '#engine';
import { useStep } from '../step-context.ts';
import { useAtomValue } from '../use-atom-value.ts';
import { NoticeBanner } from './notice-banner.tsx';

interface NoticesProps {
  /** Called after the last banner was closed. */
  readonly onClosed: () => void;
}

/** The banners of a failed submission. Closing the last one returns the form to idle. */
export function Notices({ onClosed }: NoticesProps) {
  const { atoms, host } = useStep();
  const request = useAtomValue(atoms.request);
  const hydrated = useHydrated();
  const first = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (request.state !== 'error') return;
    first.current?.focus({ preventScroll: true });
    first.current?.scrollIntoView({ block: 'start' });
  }, [request]);

  if (request.state !== 'error') return null;
  const { notices } = request;
  const close = (closed: Notice) => {
    const left = notices.filter((notice) => notice !== closed);
    atoms.request.set(left.length > 0 ? { state: 'error', notices: left } : { state: 'idle' });
    if (left.length === 0) onClosed();
  };
  return (
    <div>
      {notices.map((notice, index) => (
        <NoticeBanner
          key={notice.message}
          ref={index === 0 ? first : null}
          notice={notice}
          words={host.words}
          onClose={hydrated ? () => close(notice) : undefined}
        />
      ))}
    </div>
  );
}

/** False in server HTML and during hydration, true afterwards. */
function useHydrated(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
}
