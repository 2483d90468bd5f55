import { useCallback, useEffect, useRef, useState } from 'react';
import type { ToPreview } from './protocol.ts';

const pingMs = 1_000;

/** A page with much to render may be at work for a while, also on a slow computer. */
const silentMs = 8_000;

/** Whether the frame of the preview still answers, which code that works without end keeps it from. */
export function useAnswering(
  send: (message: ToPreview) => void,
  isReady: boolean,
): { readonly isSilent: boolean; readonly hear: () => void } {
  const [isSilent, setSilent] = useState(false);
  const asked = useRef<number>(undefined);
  const hear = useCallback(() => {
    asked.current = undefined;
    setSilent(false);
  }, []);
  useEffect(() => {
    if (!isReady) return;
    asked.current = undefined;
    const timer = setInterval(() => {
      // Browsers let pages in the background sleep.
      if (document.hidden) asked.current = undefined;
      else if (asked.current === undefined) {
        asked.current = Date.now();
        send({ type: 'ping' });
      } else if (Date.now() - asked.current > silentMs) setSilent(true);
    }, pingMs);
    return () => clearInterval(timer);
  }, [send, isReady]);
  return { isSilent, hear };
}
