import { Plugin, TextSelection } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';

/**
 * Has a key such as Ctrl B act on what is selected when it is pressed. The browser tells the editor of a selection a moment
 * later, so that a quick key would act on the one before.
 */
export const shownSelection = new Plugin({
  props: {
    handleDOMEvents: {
      keydown(view, { ctrlKey, metaKey }) {
        if ((ctrlKey || metaKey) && !view.composing) takeSelection(view);
        return false;
      },
    },
  },
});

function takeSelection(view: EditorView): void {
  const shown = view.dom.ownerDocument.getSelection();
  const { anchorNode, focusNode } = shown ?? {};
  if (!shown || !anchorNode || !focusNode) return;
  if (!view.dom.contains(anchorNode) || !view.dom.contains(focusNode)) return;
  const { doc, selection, tr } = view.state;
  const anchor = doc.resolve(view.posAtDOM(anchorNode, shown.anchorOffset));
  const head = doc.resolve(view.posAtDOM(focusNode, shown.focusOffset));
  if (
    !(selection instanceof TextSelection) ||
    (selection.anchor === anchor.pos && selection.head === head.pos)
  )
    return;
  view.dispatch(tr.setSelection(TextSelection.between(anchor, head)));
}
