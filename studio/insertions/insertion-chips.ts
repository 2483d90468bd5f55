import { type EditorState, Prec, StateEffect, StateField } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView, WidgetType } from '@codemirror/view';
import { type Insertion, insertionsIn } from './inserted-value.ts';

type Words = ReadonlyMap<string, string>;

/** Gives an editor the words of the values that its text may insert. */
export const wordsKnown = StateEffect.define<Words>();

/** A value as a chip with its words, in place of its formula. */
class Chip extends WidgetType {
  readonly #insertion: Insertion;

  constructor(insertion: Insertion) {
    super();
    this.#insertion = insertion;
  }

  override eq(other: Chip): boolean {
    return other.#insertion.words === this.#insertion.words;
  }

  override toDOM(): HTMLElement {
    const chip = document.createElement('span');
    chip.className = 'chip';
    chip.textContent = this.#insertion.words;
    return chip;
  }

  override ignoreEvent(): boolean {
    return false;
  }
}

interface Chips {
  readonly words: Words;
  readonly shown: DecorationSet;
}

function chipsIn(state: EditorState, words: Words): Chips {
  const chips = insertionsIn(state.doc.toString(), words).map((insertion) =>
    Decoration.replace({ widget: new Chip(insertion) }).range(insertion.from, insertion.to),
  );
  return { words, shown: Decoration.set(chips) };
}

const look = EditorView.theme({
  '&': { fontSize: 'inherit' },
  '.cm-scroller': { fontFamily: 'inherit' },
  '.chip': {
    padding: '0.0625rem 0.375rem',
    border: '1px solid var(--line)',
    borderRadius: '999px',
    backgroundColor: 'var(--chosen)',
    cursor: 'pointer',
  },
});

/**
 * Shows the values that a text inserts as chips: the cursor steps over one, and one key removes it.
 *
 * @param onChoose called with the number of the chip that is clicked, from 0
 */
export function insertionChips(words: Words, onChoose: (index: number) => void) {
  const chips = StateField.define<Chips>({
    create: (state) => chipsIn(state, words),
    update: (before, { docChanged, effects, state }) => {
      const known = effects.find((effect) => effect.is(wordsKnown));
      return docChanged || known ? chipsIn(state, known?.value ?? before.words) : before;
    },
    provide: (field) => [
      EditorView.decorations.from(field, ({ shown }) => shown),
      EditorView.atomicRanges.of((view) => view.state.field(field).shown),
    ],
  });
  const choose = EditorView.domEventHandlers({
    mousedown: (event, view) => {
      const { target } = event;
      if (!(target instanceof HTMLElement) || !target.classList.contains('chip')) return false;
      const at = view.posAtDOM(target);
      const found = insertionsIn(view.state.doc.toString(), words);
      const index = found.findIndex(({ from }) => from === at);
      const chosen = found[index];
      if (chosen === undefined) return false;
      view.focus();
      view.dispatch({ selection: { anchor: chosen.to } });
      onChoose(index);
      return true;
    },
  });
  return [chips, choose, Prec.highest(look)];
}
