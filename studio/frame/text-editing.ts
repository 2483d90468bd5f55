import { isPlainText } from '../base/plain-text.ts';
import type { Place } from '../preview/protocol.ts';
import {
  markedTexts,
  pastedText,
  readMark,
  typedText,
  withoutMarks,
  writeMark,
} from './marks/invisible-marks.ts';
import { isRichText, paragraphsOf, takesParagraphs } from './pasted-paragraphs.ts';

interface TextEditingDeps {
  /** The value of a document at a place, as it is written. */
  readonly valueAt: (place: Place) => unknown;
  readonly placeOf: (mark: number) => Place | undefined;
  readonly onBegin: (place: Place) => void;
  readonly onWrite: (place: Place, value: string) => void;
  /** The author wants what was there before. */
  readonly onTakeBack: (place: Place) => void;
  readonly onEnd: () => void;
  /** Several paragraphs are to take the place of the text, which is not edited any more. */
  readonly onParagraphs: (place: Place, values: readonly string[]) => void;
}

/** Edits one text of the page where it stands. */
export interface TextEditing {
  /** Begins with the text in a node. False for one that inserts values, or is not shown as it is written. */
  begin(node: Node): boolean;
  isOn(): boolean;
  /** The place of the text that is edited. */
  place(): Place | undefined;
  /** Whether a node is in the text that is edited. */
  has(node: Node): boolean;
  /** The place of the text that is edited for a node in it, which has no mark meanwhile. */
  placeOf(node: Node): Place | undefined;
  /** Puts what is typed, and the caret, back after the page was rendered. */
  keep(): void;
  /** Gives the text focus again, which the panel may have taken. */
  focus(): void;
  end(): void;
}

interface Edited {
  readonly place: Place;
  readonly mark: number;
  /** The text as its document had it. */
  readonly before: string;
  element: HTMLElement;
  /** Without its mark while it is edited: the caret would stand behind it, and what is typed, too. */
  node: Text;
  /** The text with its mark as the page was rendered last. */
  rendered: string;
  /** The text that is typed; the page shows it a moment later. */
  text: string;
  /** Whether the author has a space in it that breaks no line; others are of the browser's making. */
  hasFixedSpace: boolean;
  /** Offsets of what is selected. */
  selected: readonly [number, number];
}

const longestAway = 300;

/** How long the studio may take until it has heard that a text is edited: its panel may be opening. */
const longestOpening = 10_000;

const fixedSpace = '\u00a0';

export function textEditing(page: Document, deps: TextEditingDeps): TextEditing {
  let edited: Edited | undefined;
  /** Whether a method of input is at work on a word, which nobody else may touch. */
  let isComposing = false;
  let away: ReturnType<typeof setTimeout> | undefined;
  /** Whether the studio has not heard of it yet: until then its panel may take the focus for what was clicked before. */
  let isOpening = false;

  function begin(node: Node): boolean {
    if (edited?.element.contains(node)) return true;
    const rendered = node.nodeValue ?? '';
    const mark = readMark(rendered);
    const place = mark === undefined ? undefined : deps.placeOf(mark);
    const element = node.parentElement;
    if (mark === undefined || place === undefined || element === null || !(node instanceof Text))
      return false;
    const source = deps.valueAt(place);
    const text = withoutMarks(element.textContent);
    if (!isPlainText(source) || asWritten(place, text) !== source) return false;
    if (element.childNodes.length > 1) return false;
    end();
    const hasFixedSpace = text.includes(fixedSpace);
    const selected = [0, text.length] as const;
    edited = { place, mark, before: text, element, node, rendered, text, hasFixedSpace, selected };
    isOpening = true;
    open(edited);
    deps.onBegin(place);
    focus();
    return true;
  }

  function open({ element, node, text }: Edited): void {
    node.nodeValue = text;
    element.setAttribute('contenteditable', 'plaintext-only');
    element.addEventListener('keydown', act);
    element.addEventListener('paste', paste);
    element.addEventListener('blur', leave);
  }

  function close({ element }: Edited): void {
    element.removeAttribute('contenteditable');
    element.removeEventListener('keydown', act);
    element.removeEventListener('paste', paste);
    element.removeEventListener('blur', leave);
  }

  /** Puts a text with its mark where the page was rendered, also if the browser has taken its node away. */
  function restore({ element, node }: Edited, text: string): void {
    if (readMark(element.textContent) !== undefined) return;
    node.nodeValue = text;
    if (element.childNodes.length !== 1 || element.firstChild !== node) element.replaceChildren(node);
  }

  function take(event: Event): void {
    const isOther = !(event.target instanceof Node && edited?.element.contains(event.target));
    if (edited === undefined || isOther) return;
    isComposing = event instanceof InputEvent && event.isComposing;
    if (event instanceof InputEvent && event.data?.includes(fixedSpace)) edited.hasFixedSpace = true;
    const typed = typedText(edited.element.textContent, edited.before);
    if (typed === undefined) {
      tidy();
      return;
    }
    const spaced = edited.hasFixedSpace ? typed : typed.replaceAll(fixedSpace, ' ');
    edited.text = spaced.replaceAll('\n', ' ');
    remember();
    tidy();
    // A document has no empty texts: the one before stands until another is typed.
    if (edited.text.trim() !== '' && !isComposing)
      deps.onWrite(edited.place, asWritten(edited.place, edited.text));
  }

  /** Pastes a text without the marks of what was copied: as paragraphs where there can be several, else as one line. */
  function paste(event: ClipboardEvent): void {
    event.preventDefault();
    event.stopPropagation();
    const pasted = pastedText(event.clipboardData?.getData('text/plain') ?? '');
    const paragraphs = paragraphsOf(pasted);
    if (edited && paragraphs.length > 1 && takesParagraphs(edited.place, deps.valueAt)) {
      pasteParagraphs(edited, paragraphs);
      return;
    }
    const line = pasted.replaceAll(/\s*[\r\n]\s*/g, ' ');
    if (line !== '') page.execCommand('insertText', false, line);
  }

  function pasteParagraphs({ place, mark, text }: Edited, pasted: readonly string[]): void {
    remember();
    const [from, to] = edited?.selected ?? [0, 0];
    const texts = pasted.map((paragraph, at) =>
      [at === 0 && text.slice(0, from), paragraph, at === pasted.length - 1 && text.slice(to)]
        .filter((piece) => piece !== false)
        .join('')
        .trim(),
    );
    stop((texts[0] ?? '') + writeMark(mark));
    deps.onEnd();
    deps.onParagraphs(
      place,
      texts.map((each) => asWritten(place, each)),
    );
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
    const { place, rendered } = edited;
    stop(rendered);
    deps.onTakeBack(place);
    deps.onEnd();
  }

  /** Somebody looks elsewhere: it ends unless they are back at once. */
  function leave(): void {
    if (away !== undefined) return;
    // Where the studio takes the focus, the page still says that it has it until the event is over.
    away = setTimeout(() => {
      if (page.hasFocus()) end();
      else away = setTimeout(end, isOpening ? longestOpening : longestAway);
    });
  }

  function stop(shown: string): void {
    clearTimeout(away);
    away = undefined;
    if (edited === undefined) return;
    const last = edited;
    edited = undefined;
    close(last);
    restore(last, shown);
    last.element.blur();
  }

  function end(): void {
    if (edited === undefined) return;
    if (edited.text.trim() === '') takeBack();
    else {
      stop(edited.text + writeMark(edited.mark));
      deps.onEnd();
    }
  }

  function remember(): void {
    const selection = page.getSelection();
    if (edited === undefined || selection === null || selection.rangeCount === 0) return;
    const { startContainer, startOffset, endContainer, endOffset } = selection.getRangeAt(0);
    if (!edited.element.contains(startContainer) || !edited.element.contains(endContainer)) return;
    edited.selected = [offsetOf(startContainer, startOffset), offsetOf(endContainer, endOffset)];
  }

  /** Characters of the text before a point in it. */
  function offsetOf(container: Node, at: number): number {
    if (edited === undefined) return 0;
    const before = page.createRange();
    before.selectNodeContents(edited.element);
    before.setEnd(container, at);
    return Math.min(edited.text.length, withoutMarks(before.toString()).length);
  }

  /** Shows the text as it is typed, in one node, with the caret where it was. */
  function tidy(): void {
    if (edited === undefined || isComposing || edited.text === '') return;
    const { element, text } = edited;
    const node = element.firstChild instanceof Text ? element.firstChild : edited.node;
    if (element.textContent !== text) node.nodeValue = text;
    if (element.childNodes.length !== 1 || element.firstChild !== node) element.replaceChildren(node);
    select();
  }

  function keep(): void {
    if (edited === undefined || isComposing) return;
    const shown = readMark(edited.element.textContent);
    if (!edited.element.isConnected || (shown !== undefined && shown !== edited.mark)) {
      const node = textWith(edited.mark, page);
      const element = node?.parentElement;
      if (!node || !element) {
        end();
        return;
      }
      close(edited);
      edited = { ...edited, element, node, rendered: node.data };
      open(edited);
      focus();
    }
    const node = edited.element.firstChild;
    // A mark shows that the page was rendered.
    if (shown !== undefined && node instanceof Text) edited = { ...edited, node, rendered: node.data };
    tidy();
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
    place: () => edited?.place,
    has: (node) => edited?.element.contains(node) === true,
    placeOf: (node) => (edited?.element.contains(node) ? edited.place : undefined),
    keep,
    focus() {
      isOpening = false;
      focus();
    },
    end,
  };
}

function textWith(mark: number, page: Document): Text | undefined {
  return markedTexts(page.body).find(({ data }) => readMark(data) === mark);
}

/** A plain text as its document has it: texts of blocks are HTML. */
function asWritten(place: Place, text: string): string {
  if (!isRichText(place)) return text;
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
