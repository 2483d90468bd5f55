import type { KeysMessage } from './protocol.ts';

/** Tells the studio of its keys that are pressed on the page: those for finding and undoing, and of the clipboard. */
export function studioKeys(page: Document, tell: (message: KeysMessage) => void): void {
  page.addEventListener('keydown', (event) => {
    if (!(event.ctrlKey || event.metaKey)) return;
    const key = event.key.toLowerCase();
    if (key === 'k') tell({ type: 'find' });
    else if (key === 'z' && !isText(event.target)) tell({ type: event.shiftKey ? 'redo' : 'undo' });
    else return;
    event.preventDefault();
  });
  const act = (event: ClipboardEvent) => {
    // What is selected as a text is copied as one.
    if (isText(event.target) || page.getSelection()?.isCollapsed === false) return;
    if (event.type === 'paste')
      tell({ type: 'paste', text: event.clipboardData?.getData('text/plain') ?? '' });
    else tell({ type: event.type === 'cut' ? 'cut' : 'copy' });
    event.preventDefault();
  };
  for (const type of ['copy', 'cut', 'paste'] as const) page.addEventListener(type, act);
}

/** Whether keys belong to a text that is typed. */
function isText(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;
}
