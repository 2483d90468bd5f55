import type { Command, EditorState } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { type FormattingWords, writeMarks, writtenAddress } from '#engine';
import { control } from '../../field-parts/control/control.styles.ts';
import { css } from '../../theme/css.ts';
import { editorActs, linkAt, linkTo, stateOf } from './editor-acts.ts';
import { blocksOf } from './editor-schema.ts';
import { pastedHtml } from './pasted-html.ts';

export interface RichEditorProps {
  readonly id: string;
  /** The text with marks that it begins with. */
  readonly text: string;
  /** Lines that it has at least. */
  readonly rows: number;
  readonly labelledBy: string;
  readonly describedBy: string | undefined;
  readonly required: boolean;
  readonly isInvalid: boolean;
  readonly words: FormattingWords;
  readonly onWrite: (marks: string) => void;
  readonly onBlur: (event: FocusEvent<HTMLElement>) => void;
}

/** Edits a text with formats as it will be read, and writes it with marks. */
export function RichEditor(props: RichEditorProps) {
  const { id, text, rows, labelledBy, describedBy, required, isInvalid, words, onBlur } = props;
  const holder = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(null);
  const write = useRef(props.onWrite);
  const [state, setState] = useState<EditorState>();
  const [address, setAddress] = useState<string>();
  write.current = props.onWrite;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the editor keeps its text; what is said of it is set below.
  useEffect(() => {
    if (!holder.current) return undefined;
    const made = new EditorView(holder.current, {
      state: stateOf(text),
      transformPastedHTML: pastedHtml,
      dispatchTransaction(transaction) {
        const next = made.state.apply(transaction);
        made.updateState(next);
        setState(next);
        if (transaction.docChanged) write.current(writeMarks(blocksOf(next.doc)));
      },
    });
    view.current = made;
    setState(made.state);
    // A label leads to a native control by itself, and to an editor by this.
    const label = document.getElementById(labelledBy);
    const focus = () => made.focus();
    label?.addEventListener('click', focus);
    return () => {
      label?.removeEventListener('click', focus);
      made.destroy();
    };
  }, []);

  useEffect(() => {
    view.current?.setProps({
      attributes: {
        id,
        class: control({ kind: 'area' }),
        role: 'textbox',
        tabindex: '0',
        style: `min-height: ${rows * 1.5 + 1.5}em`,
        'aria-multiline': 'true',
        'aria-labelledby': labelledBy,
        'aria-required': String(required),
        'aria-invalid': String(isInvalid),
        ...(describedBy !== undefined && { 'aria-describedby': describedBy }),
      },
    });
  }, [id, rows, labelledBy, describedBy, required, isInvalid]);

  const run = (command: Command) => {
    const now = view.current;
    if (!now) return;
    command(now.state, now.dispatch);
    now.focus();
  };
  const setLink = () => {
    const href = writtenAddress(address ?? '');
    if (href === undefined) return;
    setAddress(undefined);
    run(linkTo(href));
  };
  const link = state && linkAt(state);
  const keepSelection = (event: { preventDefault(): void }) => event.preventDefault();

  return (
    <div className={frame()}>
      <div
        role="toolbar"
        aria-label={words.label}
        aria-controls={id}
        className={tools()}
        onKeyDown={moveAlong}
      >
        {editorActs.map(({ name, run: command, isOn }, index) => (
          <button
            type="button"
            key={name}
            tabIndex={index === 0 ? 0 : -1}
            aria-pressed={state !== undefined && isOn(state)}
            className={tool()}
            onMouseDown={keepSelection}
            onClick={() => run(command)}
          >
            {words[name]}
          </button>
        ))}
        <button
          type="button"
          tabIndex={-1}
          aria-pressed={link !== undefined}
          aria-expanded={address !== undefined}
          className={tool()}
          onMouseDown={keepSelection}
          onClick={() => setAddress(address === undefined ? (link ?? '') : undefined)}
        >
          {words.link}
        </button>
      </div>
      {address !== undefined && (
        <div className={linkRow()}>
          <label className={linkLabel()}>
            {words.address}
            <input
              type="text"
              inputMode="url"
              autoComplete="off"
              spellCheck={false}
              // biome-ignore lint/a11y/noAutofocus: it was opened by a press.
              autoFocus
              className={control()}
              value={address}
              onChange={(event) => setAddress(event.target.value)}
              onKeyDown={(event) => {
                if (event.key === 'Escape') {
                  setAddress(undefined);
                  view.current?.focus();
                }
                if (event.key !== 'Enter') return;
                event.preventDefault();
                setLink();
              }}
            />
          </label>
          <button type="button" className={tool()} onClick={setLink}>
            {words.setLink}
          </button>
          {link !== undefined && (
            <button
              type="button"
              className={tool()}
              onClick={() => {
                setAddress(undefined);
                run(linkTo(undefined));
              }}
            >
              {words.removeLink}
            </button>
          )}
        </div>
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: what loses the focus is the editor within. */}
      <div ref={holder} className={content()} onBlur={onBlur} />
    </div>
  );
}

/** The arrow keys move between the buttons, which are one stop of the Tab key. */
function moveAlong({ key, target, currentTarget }: KeyboardEvent<HTMLElement>): void {
  const buttons = [...currentTarget.querySelectorAll('button')];
  const at = buttons.indexOf(target as HTMLButtonElement);
  const isRightToLeft = getComputedStyle(currentTarget).direction === 'rtl';
  const forward = isRightToLeft ? 'ArrowLeft' : 'ArrowRight';
  const back = isRightToLeft ? 'ArrowRight' : 'ArrowLeft';
  const next = { [forward]: at + 1, [back]: at - 1, Home: 0, End: buttons.length - 1 }[key];
  const button = next === undefined ? undefined : buttons.at(next % buttons.length);
  if (!button) return;
  for (const each of buttons) each.tabIndex = each === button ? 0 : -1;
  button.focus();
}

const frame = css('rich-text-input-frame', { display: 'grid', gap: '$2', minWidth: 0 });

const tools = css('rich-text-input-tools', { display: 'flex', flexWrap: 'wrap', gap: '$1' });

const tool = css('rich-text-input-tool', {
  minHeight: '$target',
  paddingInline: '$3',
  border: '1px solid $line',
  borderRadius: '$md',
  backgroundColor: '$paper',
  color: '$ink',
  fontSize: '$sm',
  fontWeight: '$medium',
  '&[aria-pressed=true]': { backgroundColor: '$ink', borderColor: '$ink', color: '$onNight' },
  '@forced': { '&[aria-pressed=true]': { borderColor: 'Highlight', borderWidth: '2px' } },
});

const linkRow = css('rich-text-input-link', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: '$2',
});

const linkLabel = css('rich-text-input-link-label', {
  display: 'grid',
  flex: '1 1 14rem',
  gap: '$1',
  fontSize: '$sm',
});

/** The text as it will be read. */
const content = css('rich-text-input-content', {
  minWidth: 0,
  '& [role=textbox]': { height: 'auto', whiteSpace: 'break-spaces', overflowWrap: 'anywhere' },
  '& p, & ul, & ol, & h3, & h4': { marginBlock: '0 0.6em' },
  '& li > p': { marginBlock: 0 },
  '& ul': { listStyle: 'disc', paddingInlineStart: '1.5rem' },
  '& ol': { listStyle: 'decimal', paddingInlineStart: '1.75rem' },
  '& h3': { fontSize: '$lg', fontWeight: '$bold' },
  '& h4': { fontSize: '$md', fontWeight: '$bold' },
  '& a': { color: '$accentText', textDecoration: 'underline' },
});
