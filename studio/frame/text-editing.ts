import type { Place } from '../preview/protocol.ts';
import { readMark, withoutMarks, writeMark } from './invisible-marks.ts';

interface TextEditingDeps {
  /** The value of a document at a place, as it is written. */
  readonly valueAt: (place: Place) => unknown;
  readonly placeOf: (mark: number) => Place | undefined;
  readonly onBegin: (place: Place) => void;
  readonly onWrite: (place: Place, value: string) => void;
  /** The author wants what was there before. */
  readonly onTakeBack: (place: Place) => void;
  readonly onEnd: () => void;
}

/** Edits one text of the page where it stands. */
export interface TextEditing {
  /** Begins with the text in a node. False for one that inserts values, or is not shown as it is written. */
  begin(node: Node): boolean;
  isOn(): boolean;
  /** Whether a node is in the text that is edited. */
  has(node: Node): boolean;
  /** Puts what is typed, and the caret, back after the page was rendered. */
  keep(): void;
  /** Gives the text focus again, which the panel may have taken. */
  focus(): void;
  end(): void;
}

interface Edited {
  readonly place: Place;
  readonly mark: number;
  element: HTMLElement;
  /** The text that is typed; the page shows it a moment later. */
  text: string;
  /** Offsets of what is selected. */
  selected: readonly [number, number];
}

const longestAway = 300;

export function textEditing(page: Document, deps: TextEditingDeps): TextEditing {
  let edited: Edited | undefined;
  /** Whether a method of input is at work on a word, which nobody else may touch. */
  let isComposing = false;
  let away: ReturnType<typeof setTimeout> | undefined;

  function begin(node: Node): boolean {
    const mark = readMark(node.nodeValue ?? '');
    const place = mark === undefined ? undefined : deps.placeOf(mark);
    const element = node.parentElement;
    if (mark === undefined || place === undefined || element === null) return false;
    const source = deps.valueAt(place);
    const text = withoutMarks(element.textContent);
    if (typeof source !== 'string' || isMade(source) || asWritten(place, text) !== source) return false;
    if (element.childNodes.length > 1) return false;
    if (edited?.element === element) return true;
    end();
    edited = { place, mark, element, text, selected: [0, text.length] };
    open(edited);
    deps.onBegin(place);
    focus();
    return true;
  }

  function open({ element }: Edited): void {
    element.setAttribute('contenteditable', 'plaintext-only');
    element.addEventListener('keydown', act);
    element.addEventListener('blur', leave);
  }

  function close({ element }: Edited): void {
    element.removeAttribute('contenteditable');
    element.removeEventListener('keydown', act);
    element.removeEventListener('blur', leave);
  }

  function take(event: Event): void {
    const isOther = !(event.target instanceof Node && edited?.element.contains(event.target));
    if (edited === undefined || isOther) return;
    isComposing = event instanceof InputEvent && event.isComposing;
    edited.text = withoutMarks(edited.element.textContent).replaceAll('\n', ' ');
    remember();
    // A document has no empty texts: the one before stands until another is typed.
    if (edited.text.trim() !== '' && !isComposing)
      deps.onWrite(edited.place, asWritten(edited.place, edited.text));
  }

  function act(event: KeyboardEvent): void {
    if (edited === undefined || event.isComposing) return;
    // Elsewhere keys are acts of the studio, and in a button a space presses it.
    event.stopPropagation();
    if (event.key === ' ' && edited.element.closest('button, summary')) {
      event.preventDefault();
      page.execCommand('insertText', false, ' ');
    }
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    event.preventDefault();
    if (event.key === 'Escape') takeBack();
    else end();
  }

  function takeBack(): void {
    if (edited === undefined) return;
    const { place } = edited;
    stop();
    deps.onTakeBack(place);
    deps.onEnd();
  }

  /** Somebody looks elsewhere: it ends unless they are back at once. */
  function leave(): void {
    if (away === undefined) away = setTimeout(end, page.hasFocus() ? 0 : longestAway);
  }

  function stop(): void {
    clearTimeout(away);
    away = undefined;
    if (edited === undefined) return;
    const { element } = edited;
    close(edited);
    edited = undefined;
    element.blur();
  }

  function end(): void {
    if (edited === undefined) return;
    if (edited.text.trim() === '') takeBack();
    else {
      stop();
      deps.onEnd();
    }
  }

  function remember(): void {
    const selection = page.getSelection();
    if (edited === undefined || selection === null || selection.rangeCount === 0) return;
    const { startContainer, startOffset, endContainer, endOffset } = selection.getRangeAt(0);
    if (!edited.element.contains(startContainer) || !edited.element.contains(endContainer)) return;
    const offset = (node: Node, at: number) =>
      node.nodeType === Node.TEXT_NODE ? at : at === 0 ? 0 : (edited?.text.length ?? 0);
    const most = edited.text.length;
    edited.selected = [
      Math.min(most, offset(startContainer, startOffset)),
      Math.min(most, offset(endContainer, endOffset)),
    ];
  }

  function keep(): void {
    if (edited === undefined || isComposing) return;
    if (!edited.element.isConnected) {
      const element = elementWith(edited.mark, page);
      if (element === undefined) {
        end();
        return;
      }
      close(edited);
      edited.element = element;
      open(edited);
      focus();
    }
    const node = edited.element.firstChild;
    if (edited.text === '' || node === null || node.nodeType !== Node.TEXT_NODE) return;
    if (withoutMarks(edited.element.textContent) !== edited.text)
      node.nodeValue = edited.text + writeMark(edited.mark);
    select();
  }

  function select(): void {
    const node = edited?.element.firstChild;
    const selection = page.getSelection();
    if (edited === undefined || !node || selection === null || page.activeElement !== edited.element) return;
    const length = node.nodeValue?.length ?? 0;
    const [from, to] = edited.selected.map((offset) => Math.min(offset, length));
    const { anchorNode, anchorOffset, focusNode, focusOffset } = selection;
    if (
      anchorNode === node &&
      focusNode === node &&
      Math.min(anchorOffset, focusOffset) === from &&
      Math.max(anchorOffset, focusOffset) === to
    )
      return;
    selection.setBaseAndExtent(node, from ?? 0, node, to ?? 0);
  }

  function focus(): void {
    if (edited === undefined) return;
    clearTimeout(away);
    away = undefined;
    edited.element.focus();
    select();
  }

  // Before React hears of it: what is typed would be taken for a change of the page, and put back.
  window.addEventListener('input', take, true);
  window.addEventListener('compositionend', take, true);
  page.addEventListener('selectionchange', remember);
  return {
    begin,
    isOn: () => edited !== undefined,
    has: (node) => edited?.element.contains(node) === true,
    keep,
    focus,
    end,
  };
}

function elementWith(mark: number, page: Document): HTMLElement | undefined {
  const nodes = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT);
  for (let node = nodes.nextNode(); node; node = nodes.nextNode())
    if (readMark(node.nodeValue ?? '') === mark) return node.parentElement ?? undefined;
  return undefined;
}

/** Whether a text is made by a formula, or inserts values. */
function isMade(source: string): boolean {
  return source.startsWith('=') || source.includes('{{');
}

/** A plain text as its document has it: texts of blocks are HTML. */
function asWritten({ pointer }: Place, text: string): string {
  if (!pointer.includes('/blocks/')) return text;
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
