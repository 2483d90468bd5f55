import type { Node } from 'prosemirror-model';
import type { Command, EditorState } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { Toolbar } from 'react-aria-components/Toolbar';
import { isSafeAttribute } from '#engine';
import { focusSoon } from '../base/focus-soon.ts';
import { actsOf, linkAt, linkTo, stateAfter, stateWith } from './editor-state.ts';
import type { HtmlSubset } from './html-schema.ts';
import { readHtml, writeHtml } from './html-text.ts';
import { pasting } from './pasted-html.ts';
import 'prosemirror-view/style/prosemirror.css';
import './texts.css';

interface TextEditorProps {
  readonly id: string;
  readonly label: string;
  readonly pointer: string;
  readonly describedBy: string | undefined;
  readonly html: string;
  readonly subset: HtmlSubset;
  readonly isReadOnly: boolean;
  /** Whether the author has chosen it on the page, so that it has focus as soon as it is there. */
  readonly isChosen: boolean;
  readonly onWrite: (html: string) => void;
  readonly onBlur: () => void;
  /** Asks where a link leads. */
  readonly renderLink: (href: string, write: (href: string) => void) => ReactNode;
  /** Shown for a text that the editor would change by itself. */
  readonly children: ReactNode;
}

/** A text with bold words, links and the like, as visitors read it. One that has more than can be edited so stays HTML. */
export function TextEditor(props: TextEditorProps) {
  const { html, subset, children } = props;
  const [written, setWritten] = useState<string>();
  const document = useMemo(() => readHtml(html, subset), [html, subset]);
  // The editor's own text stays in it; a text from elsewhere is looked at first.
  if (document === undefined && html !== written)
    return (
      <>
        <p className="help">This text has HTML that is edited as such.</p>
        {children}
      </>
    );
  return (
    <Editor
      {...props}
      document={document}
      written={written}
      onWrite={(text) => {
        setWritten(text);
        props.onWrite(text);
      }}
      onTaken={() => setWritten(undefined)}
    />
  );
}

interface EditorProps extends TextEditorProps {
  readonly document: Node | undefined;
  /** The text that the editor has written last. */
  readonly written: string | undefined;
  /** Called when a text from elsewhere has taken its place. */
  readonly onTaken: () => void;
}

function Editor({ document, written, onWrite, onTaken, ...props }: EditorProps) {
  const { id, label, pointer, describedBy, html, subset, isReadOnly, isChosen, onBlur, renderLink } = props;
  const holder = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(null);
  const write = useRef(onWrite);
  const leave = useRef(onBlur);
  const chosen = useRef(isChosen);
  const [state, setState] = useState<EditorState>();
  const [isLinking, setLinking] = useState(false);
  const [typed, setTyped] = useState<string>();
  write.current = onWrite;
  leave.current = onBlur;
  chosen.current = isChosen;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the editor keeps its text; another one is put into it below.
  useEffect(() => {
    if (holder.current === null || document === undefined) return;
    const made = new EditorView(holder.current, {
      state: stateWith(document, subset),
      editable: () => !isReadOnly,
      ...pasting(subset),
      attributes: {
        id,
        class: 'text-editor',
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        'data-pointer': pointer,
        tabindex: '0',
        ...(describedBy !== undefined && { 'aria-describedby': describedBy }),
      },
      dispatchTransaction(transaction) {
        const next = made.state.apply(transaction);
        made.updateState(next);
        setState(next);
        if (transaction.docChanged && transaction.getMeta('taken') === undefined)
          write.current(writeHtml(next.doc, subset));
      },
      handleDOMEvents: {
        blur: () => {
          leave.current();
          return false;
        },
      },
    });
    view.current = made;
    setState(made.state);
    // Loaded late, it may be another text that is chosen by now.
    const forget = focusSoon({ focus: () => chosen.current && made.focus() });
    return () => {
      forget();
      made.destroy();
    };
  }, [id, label, pointer, subset, isReadOnly]);

  // Undone, merged, or written elsewhere: the text of the document goes before that of the editor.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the parsed text is new at each render.
  useEffect(() => {
    const now = view.current;
    if (now === null || document === undefined || html === written || now.state.doc.eq(document)) return;
    now.updateState(stateAfter(now.state, document, subset));
    setState(now.state);
    onTaken();
  }, [html, written, subset]);

  const run = (command: Command) => {
    const now = view.current;
    if (now === null) return;
    command(now.state, now.dispatch);
    now.focus();
  };
  const link = state && linkAt(state);
  return (
    <div className="text-frame">
      {!isReadOnly && (
        <Toolbar aria-label={`How ${label} is written`} className="text-acts">
          {actsOf(subset).map(({ name, label: words, keys, run: command, isOn }) => (
            <button
              type="button"
              key={name}
              className="small"
              aria-pressed={state !== undefined && isOn(state)}
              title={keys === undefined ? words : `${words}: ${keys}`}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => run(command)}
            >
              {words}
            </button>
          ))}
          <button
            type="button"
            className="small"
            aria-pressed={link?.href !== undefined}
            aria-expanded={isLinking}
            disabled={link === undefined}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => {
              setTyped(undefined);
              setLinking(!isLinking);
            }}
          >
            Link
          </button>
        </Toolbar>
      )}
      <div ref={holder} />
      {isLinking && link && (
        <div className="text-link">
          {renderLink(typed ?? link.href ?? '', (href) => {
            setTyped(href);
            const now = view.current;
            // An unfinished address is only typed.
            if (now && isSafeAttribute('a', 'href', href)) linkTo(link, href)(now.state, now.dispatch);
          })}
          <div className="row">
            {link.href !== undefined && (
              <button type="button" className="small" onClick={() => run(linkTo(link, ''))}>
                Take the link away
              </button>
            )}
            <button
              type="button"
              className="small"
              onClick={() => {
                setLinking(false);
                view.current?.focus();
              }}
            >
              Done
            </button>
          </div>
        </div>
      )}
    </div>
  );
}
