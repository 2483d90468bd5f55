import { standardKeymap } from '@codemirror/commands';
import { type EditorView, keymap, ViewPlugin } from '@codemirror/view';
import { type Ref, useEffect, useImperativeHandle, useMemo, useRef } from 'react';
import { CodeEditor } from '../code/code-editor.tsx';
import { insertionChips, wordsKnown } from './insertion-chips.ts';

interface InsertionEditorProps {
  readonly id: string;
  readonly 'data-pointer': string;
  readonly label: string;
  readonly value: string;
  /** Words for the values that the text may insert, by their paths. */
  readonly words: ReadonlyMap<string, string>;
  readonly isReadOnly: boolean;
  readonly onWrite: (text: string) => void;
  readonly onBlur: () => void;
  /** Called with the number of the value whose chip is clicked. */
  readonly onChoose: (index: number) => void;
  /** Where the cursor stands when the editor opens; it has the focus then. */
  readonly cursor: Cursor | undefined;
  readonly ref: Ref<InsertionCursor>;
}

/** A place in a text, as an offset. */
export interface Cursor {
  readonly at: number;
}

/** Reads where the cursor of an editor is. */
export interface InsertionCursor {
  readonly read: () => Cursor | undefined;
}

/** A text in which each value that it inserts is a chip with its words. */
export function InsertionEditor(props: InsertionEditorProps) {
  const { words, onChoose, onWrite, cursor, ref, ...own } = props;
  const view = useRef<EditorView>(undefined);
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });
  const extensions = useMemo(
    () => [
      keymap.of([...standardKeymap]),
      ViewPlugin.define((made) => {
        view.current = made;
        return {};
      }),
      insertionChips(latest.current.words, (index) => latest.current.onChoose(index)),
    ],
    [],
  );
  const said = JSON.stringify([...words]);
  useEffect(() => {
    if (said !== '') view.current?.dispatch({ effects: wordsKnown.of(latest.current.words) });
  }, [said]);
  useEffect(() => {
    if (cursor === undefined || view.current === undefined) return;
    view.current.focus();
    view.current.dispatch({ selection: { anchor: Math.min(cursor.at, view.current.state.doc.length) } });
  }, [cursor]);
  useImperativeHandle(ref, () => ({
    read: () => view.current && { at: view.current.state.selection.main.head },
  }));
  return (
    <CodeEditor
      {...own}
      description="A text that inserts values."
      extensions={extensions}
      onWrite={(text) => {
        onWrite(text);
        return text;
      }}
    />
  );
}
