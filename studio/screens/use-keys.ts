import { useEffect, useRef } from 'react';
import type { KeysMessage } from '../preview/protocol.ts';
import { jumpOn } from './jump.ts';
import type { Undoing } from './use-undoing.ts';

/** Ctrl K and F6 everywhere; Ctrl Z and Ctrl Shift Z but in text boxes whose text is in no document yet, which have their own. */
export function useKeys(undoing: Undoing, find: (typed: string) => void): (message: KeysMessage) => void {
  const latest = useRef({ undoing, find });
  useEffect(() => {
    latest.current = { undoing, find };
  });
  useEffect(() => {
    const act = (event: KeyboardEvent) => {
      if (event.key === 'F6' && document.querySelector('dialog[open]') === null) {
        jumpOn(event.shiftKey);
        return event.preventDefault();
      }
      const key = event.key.toLowerCase();
      if (!(event.ctrlKey || event.metaKey)) return;
      if (key === 'k') latest.current.find('');
      else if (key !== 'z' || hasOwnUndo(event.target)) return;
      else if (event.shiftKey) latest.current.undoing.redo();
      else latest.current.undoing.undo();
      event.preventDefault();
    };
    document.addEventListener('keydown', act);
    return () => document.removeEventListener('keydown', act);
  }, []);
  return (message) => {
    if (message.type === 'next' || message.type === 'previous') jumpOn(message.type === 'previous');
    if (message.type === 'find') find(message.typed);
    if (message.type !== 'undo' && message.type !== 'redo') return;
    // The frame has the focus, and nothing in it.
    if (message.isNowhere && document.activeElement instanceof HTMLElement) document.activeElement.blur();
    undoing[message.type]();
  };
}

/** Whether what is typed somewhere is not written into documents: all text boxes beside those of settings. */
function hasOwnUndo(target: EventTarget | null): boolean {
  if (!(target instanceof Element) || !target.matches('input, textarea, [contenteditable]')) return false;
  return target.closest('#settings') === null || target.closest('[data-unwritten]') !== null;
}
