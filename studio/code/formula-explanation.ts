import type { Extension } from '@codemirror/state';
import {
  activateHover,
  closeHoverTooltips,
  type EditorView,
  hoverTooltip,
  keymap,
  ViewPlugin,
} from '@codemirror/view';
import type { WordExplanation } from '#analysis';

/**
 * Explains the word that is pointed at, or by Ctrl I the one at the cursor. Escape closes the explanation, and it stays
 * closed until another word is pointed at.
 */
export function explanations(
  explain: (formula: string, offset: number) => Promise<WordExplanation | undefined>,
): Extension {
  let shown: WordExplanation | undefined;
  let closed: WordExplanation | undefined;
  const show = (view: EditorView) => {
    closed = undefined;
    activateHover(view, view.state.selection.main.head, -1, {
      tooltip,
      until: ({ docChanged, selection }) => docChanged || selection !== undefined,
    });
    return true;
  };
  const close = (view: EditorView) => {
    if (view.state.field(tooltip.active).length === 0) return false;
    closed = shown;
    view.dispatch({ effects: closeHoverTooltips });
    return true;
  };
  const tooltip = hoverTooltip(async ({ state }, offset) => {
    const formula = state.doc.toString();
    const found = await explain(formula, offset);
    if (found === undefined || found.from === closed?.from) return null;
    closed = undefined;
    shown = found;
    return { pos: found.from, end: found.to, create: () => ({ dom: explanationBox(found.markdown) }) };
  });
  return [
    tooltip,
    stillPointer,
    keymap.of([
      { key: 'Mod-i', run: show },
      { key: 'Escape', run: close },
    ]),
  ];
}

/**
 * Points again at what is under a pointer that stands still, once the editor has drawn its text anew, as it does when a
 * mistake is marked. CodeMirror waits with the element that was pointed at, and gives up when that is gone.
 */
const stillPointer = ViewPlugin.fromClass(
  class {
    last: MouseEvent | undefined;
    docViewUpdate(view: EditorView): void {
      const { last } = this;
      if (last === undefined) return;
      requestAnimationFrame(() => {
        if (this.last !== last || isIn(view, last.target)) return;
        const { clientX, clientY } = last;
        const pointed = view.root.elementFromPoint(clientX, clientY);
        if (!isIn(view, pointed)) return;
        pointed?.dispatchEvent(new MouseEvent('mousemove', { clientX, clientY, bubbles: true }));
      });
    }
  },
  {
    eventHandlers: {
      mousemove(event) {
        this.last = event;
      },
      mouseleave() {
        this.last = undefined;
      },
    },
  },
);

function isIn(view: EditorView, target: EventTarget | null): boolean {
  return target instanceof Node && view.contentDOM.contains(target);
}

/** An explanation with its code; the markdown of explanations has no other marks. */
function explanationBox(markdown: string): HTMLElement {
  const box = document.createElement('div');
  box.className = 'cm-explanation';
  box.setAttribute('role', 'status');
  for (const [index, part] of markdown.split(/```\n?|`/).entries()) {
    const text = document.createElement(index % 2 === 1 ? 'code' : 'span');
    text.textContent = part;
    box.append(text);
  }
  return box;
}
