import type { KeysMessage } from '../preview/protocol.ts';
import { withoutMarks } from './marks/invisible-marks.ts';

/** Tells the studio of its keys that are pressed on the page: those for finding, moving on and undoing, and of the clipboard. */
export function studioKeys(page: Document, tell: (message: KeysMessage) => void): void {
  const startFinding = tellWhatIsTyped(page, (typed) => tell({ type: 'find', typed }));
  page.addEventListener('keydown', (event) => {
    if (event.key === 'F6') {
      tell({ type: event.shiftKey ? 'previous' : 'next' });
      return event.preventDefault();
    }
    if (!(event.ctrlKey || event.metaKey)) return;
    const key = event.key.toLowerCase();
    if (key === 'k') startFinding();
    else if (key === 'z' && !isText(event.target))
      tell({ type: event.shiftKey ? 'redo' : 'undo', isNowhere: event.target === page.body });
    else return;
    event.preventDefault();
  });
  const act = (event: ClipboardEvent) => {
    // Selected text is copied as text.
    if (page.getSelection()?.isCollapsed === false) return copyClean(page, event);
    if (isText(event.target)) return;
    if (event.type === 'paste')
      tell({ type: 'paste', text: event.clipboardData?.getData('text/plain') ?? '' });
    else tell({ type: event.type === 'cut' ? 'cut' : 'copy' });
    event.preventDefault();
  };
  for (const type of ['copy', 'cut', 'paste'] as const) page.addEventListener(type, act);
}

/**
 * Begins to find something: what is typed belongs to the studio from now on, and comes to the page until the studio has taken
 * the focus.
 */
function tellWhatIsTyped(page: Document, tell: (typed: string) => void): () => void {
  let typed: string | undefined;
  const end = () => {
    typed = undefined;
  };
  const take = (event: KeyboardEvent) => {
    if (typed === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (event.key === 'Escape') return end();
    if ([...event.key].length !== 1) return;
    typed += event.key;
    tell(typed);
  };
  page.addEventListener('keydown', take, true);
  page.addEventListener('pointerdown', end, true);
  return () => {
    page.defaultView?.addEventListener('blur', end, { once: true });
    typed = '';
    tell(typed);
  };
}

/** Copies the selection of the page without the marks in its texts. */
function copyClean(page: Document, event: ClipboardEvent): void {
  const selection = page.getSelection();
  const isInField = event.target instanceof Element && event.target.closest('input, textarea') !== null;
  if (event.type !== 'copy' || selection === null || isInField || event.clipboardData === null) return;
  const holder = page.createElement('div');
  for (let index = 0; index < selection.rangeCount; index++)
    holder.append(selection.getRangeAt(index).cloneContents());
  event.clipboardData.setData('text/plain', withoutMarks(selection.toString()));
  event.clipboardData.setData('text/html', withoutMarks(holder.innerHTML));
  event.preventDefault();
}

/** Whether keys belong to a text that is typed. */
function isText(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;
}
