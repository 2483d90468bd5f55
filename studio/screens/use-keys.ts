import { useEffect } from 'react';
import { endTyping } from '../changes/typing.ts';
import type { Work } from '../changes/work.ts';
import type { KeysMessage } from '../preview/protocol.ts';

/** Ctrl K everywhere; Ctrl Z and Ctrl Shift Z outside of text boxes, which have their own. */
export function useKeys(work: Work, find: () => void): (message: KeysMessage) => void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what finds is the same at each render.
  useEffect(() => {
    const act = (event: KeyboardEvent) => {
      const key = event.key.toLowerCase();
      const isText = (event.target as Element | null)?.closest('input, textarea, [contenteditable]') !== null;
      if (!(event.ctrlKey || event.metaKey)) return;
      if (key === 'k') find();
      else if (key !== 'z' || isText) return;
      else {
        // What is typed after it is a step of its own.
        endTyping();
        if (event.shiftKey) work.redo();
        else work.undo();
      }
      event.preventDefault();
    };
    document.addEventListener('keydown', act);
    return () => document.removeEventListener('keydown', act);
  }, [work]);
  return ({ type }) => {
    if (type === 'find') find();
    if (type === 'undo' || type === 'redo') endTyping();
    if (type === 'undo') work.undo();
    if (type === 'redo') work.redo();
  };
}
