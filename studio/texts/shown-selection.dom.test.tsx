import { EditorView } from 'prosemirror-view';
import { afterEach, expect, it } from 'vitest';
import { stateWith } from './editor-state.ts';
import { readHtml, writeHtml } from './html-text.ts';

let view: EditorView | undefined;
afterEach(() => {
  view?.destroy();
  document.body.replaceChildren();
});

it('A key acts on what is selected when it is pressed, of which the browser has not told yet', () => {
  const text = readHtml('Come and see us.', 'inline');
  if (text === undefined) throw new Error('The text cannot be read.');
  view = new EditorView(document.body, { state: stateWith(text, 'inline') });
  view.focus();
  const words = document.createTreeWalker(view.dom, NodeFilter.SHOW_TEXT).nextNode();
  if (words === null) throw new Error('No text shows.');
  document.getSelection()?.setBaseAndExtent(words, 0, words, 4);
  view.dom.dispatchEvent(
    new KeyboardEvent('keydown', { key: 'b', keyCode: 66, ctrlKey: true, bubbles: true, cancelable: true }),
  );
  expect(writeHtml(view.state.doc, 'inline')).toBe('<strong>Come</strong> and see us.');
});
