import { StateEffect, StateField } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView } from '@codemirror/view';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { explanations } from './formula-explanation.ts';

const mark = StateEffect.define<string>();
/** A mark over the whole text, as that of a mistake. */
const marks = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update: (now, { effects, newDoc }) =>
    effects.reduce(
      (set, effect) =>
        effect.is(mark)
          ? Decoration.set(Decoration.mark({ class: effect.value }).range(0, newDoc.length))
          : set,
      now,
    ),
  provide: (field) => EditorView.decorations.from(field),
});

/** An editor whose first word can be explained. */
function open(): EditorView {
  document.body.innerHTML = '';
  const explain = () => Promise.resolve({ from: 0, to: 7, markdown: 'the answers of the visitor' });
  return new EditorView({
    parent: document.body,
    doc: 'answers.hours > 8',
    extensions: [marks, explanations(explain)],
  });
}

it('a word is explained although the text is drawn anew while the pointer rests on it', async () => {
  const view = open();
  view.dispatch({ effects: mark.of('before') });
  await userEvent.hover(page.getByText('answers', { exact: false }).first(), { position: { x: 8, y: 8 } });
  const pointed = view.contentDOM.querySelector('.before');
  view.dispatch({ effects: mark.of('after') });
  expect(pointed?.isConnected).toBe(false);
  await expect.element(page.getByText('the answers of the visitor')).toBeVisible();
  view.destroy();
});

it('a word is not explained once the pointer has left', async () => {
  const view = open();
  view.dispatch({ effects: mark.of('before') });
  await userEvent.hover(page.getByText('answers', { exact: false }).first(), { position: { x: 8, y: 8 } });
  await userEvent.hover(document.documentElement, { position: { x: 600, y: 400 } });
  view.dispatch({ effects: mark.of('after') });
  await new Promise((resolve) => setTimeout(resolve, 600));
  expect(document.querySelector('.cm-explanation')).toBeNull();
  view.destroy();
});
