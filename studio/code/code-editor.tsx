import './code.css';
import { EditorState, type Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { type Ref, useEffect, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import { codeTheme } from './code-theme.ts';
import { useLeftSelection } from './late-editor.tsx';

interface CodeEditorProps {
  readonly id: string;
  readonly label: string;
  /** Said after the label by screen readers. */
  readonly description?: string | undefined;
  readonly 'data-pointer'?: string | undefined;
  readonly value: string;
  readonly isReadOnly: boolean;
  /** Extensions of the editor; the same at each render. */
  readonly extensions: Extension;
  /** Called with what is typed; returns the value that will come back for it. */
  readonly onWrite: (text: string) => string;
  readonly onBlur?: (() => void) | undefined;
  /** Receives the editor while it is on the page. */
  readonly ref?: Ref<EditorView | undefined> | undefined;
}

/**
 * An editor of CodeMirror. It stands in a shadow root, where its styles are adopted style sheets, which the policy
 * of the studio allows. While it has focus, what is typed stays as it is typed; other changes of the value show.
 */
export function CodeEditor({
  id,
  value,
  extensions,
  isReadOnly,
  label,
  description,
  ...own
}: CodeEditorProps) {
  const host = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(undefined);
  /** Values that are still to come back for what was typed, oldest first: an old one must not replace a newer text. */
  const awaited = useRef<string[]>([]);
  const takeLeft = useLeftSelection();
  const latest = useRef({ value, ...own });
  useEffect(() => {
    latest.current = { value, ...own };
  });
  // Before the handle is given to whoever asked for it.
  useLayoutEffect(() => {
    const element = host.current;
    if (element === null) return;
    const root = element.shadowRoot ?? element.attachShadow({ mode: 'open', delegatesFocus: true });
    const made = new EditorView({
      root,
      parent: root,
      state: EditorState.create({
        doc: latest.current.value,
        extensions: [
          codeTheme,
          EditorView.lineWrapping,
          EditorState.readOnly.of(isReadOnly),
          EditorView.contentAttributes.of({
            'aria-label': label,
            tabindex: '0',
            ...(description !== undefined && { 'aria-description': description }),
            ...(isReadOnly && { 'aria-readonly': 'true' }),
          }),
          EditorView.updateListener.of((update) => {
            const isTyped = update.transactions.some((each) => each.isUserEvent('input') || isEdit(each));
            if (!update.docChanged || !isTyped) return;
            awaited.current.push(latest.current.onWrite(update.state.doc.toString()));
          }),
          EditorView.domEventHandlers({
            beforeinput: replaceSelected,
            blur: (_event, left) => {
              latest.current.onBlur?.();
              show(left, latest.current.value);
            },
          }),
          extensions,
        ],
      }),
    });
    view.current = made;
    const left = takeLeft();
    if (left !== undefined) {
      const { length } = made.state.doc;
      const at = (fromEnd: number) => Math.max(0, length - fromEnd);
      made.focus();
      made.dispatch({ selection: { anchor: at(left.anchor), head: at(left.head) }, scrollIntoView: true });
    }
    return () => {
      made.destroy();
      view.current = undefined;
    };
  }, [extensions, isReadOnly, label, description, takeLeft]);
  useEffect(() => {
    const index = awaited.current.indexOf(value);
    awaited.current = awaited.current.slice(index + 1);
    const isAnswer = index >= 0 && view.current?.hasFocus === true;
    if (view.current && !isAnswer) show(view.current, value);
  }, [value]);
  useImperativeHandle(own.ref, () => view.current);
  return <div ref={host} id={id} className="code" data-pointer={own['data-pointer']} />;
}

function isEdit(transaction: { isUserEvent(event: string): boolean }): boolean {
  return ['delete', 'move', 'undo', 'redo'].some((event) => transaction.isUserEvent(event));
}

/**
 * Types over a selection without the browser, which would keep the look of what it takes out by a style attribute: the
 * policy of the studio forbids those.
 */
function replaceSelected({ inputType, data, isComposing }: InputEvent, view: EditorView): boolean {
  const { from, to, empty } = view.state.selection.main;
  if (inputType !== 'insertText' || data === null || isComposing || empty) return false;
  const insert = () =>
    view.state.update(view.state.replaceSelection(data), { userEvent: 'input.type', scrollIntoView: true });
  const handlers = view.state.facet(EditorView.inputHandler);
  if (!handlers.some((handle) => handle(view, from, to, data, insert))) view.dispatch(insert());
  return true;
}

/** Shows another text. What is the same at its beginning and end stays, with the cursor and what is explained there. */
function show(view: EditorView, text: string): void {
  const shown = view.state.doc.toString();
  const most = Math.min(shown.length, text.length);
  let from = 0;
  while (from < most && shown[from] === text[from]) from += 1;
  let after = 0;
  while (after < most - from && shown.at(-1 - after) === text.at(-1 - after)) after += 1;
  const [to, end] = [shown.length - after, text.length - after];
  if (from < to || from < end) view.dispatch({ changes: { from, to, insert: text.slice(from, end) } });
}
