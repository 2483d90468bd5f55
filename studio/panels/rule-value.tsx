import { lazy, type ReactNode, useRef, useState } from 'react';
import { LateEditor } from '../code/late-editor.tsx';
import { type Subject, wordsBySubject } from '../conditions/subjects.ts';
import type { PanelContext } from '../inputs/panel-context.ts';
import {
  type Insertion,
  insertionsIn,
  readInsertedValue,
  writeInsertedValue,
} from '../insertions/inserted-value.ts';
import { InsertedValues } from '../insertions/inserted-values.tsx';
import type { Cursor, InsertionCursor } from '../insertions/insertion-editor.tsx';
import { ValueSettings } from '../insertions/value-settings.tsx';
import type { Property } from '../settings/properties.ts';

/** CodeMirror is loaded when the first text that inserts a value shows. */
const InsertionEditor = lazy(async () => {
  const { InsertionEditor: editor } = await import('../insertions/insertion-editor.tsx');
  return { default: editor };
});

interface RuleValueProps {
  readonly id: string;
  readonly 'data-pointer': string;
  readonly property: Property;
  readonly subjects: readonly Subject[];
  readonly panel: PanelContext;
  /** The formula, or a plain text. */
  readonly children: ReactNode;
  /** Called when the author comes to it. */
  readonly onOpen: () => void;
}

type Kind = 'value' | 'insertions' | 'text' | 'formula';

/** A rule that gives a value: one that is read, a text that inserts some, a plain text, or another formula. */
export function RuleValue({ id, property, subjects, panel, children, onOpen, ...own }: RuleValueProps) {
  const { value, pointer, label } = property;
  /** The kind when the author came to it: an input that is typed into stays. */
  const [held, setHeld] = useState<Kind>();
  const [chosen, setChosen] = useState<number | 'new'>();
  const [cursor, setCursor] = useState<Cursor>();
  const last = useRef<number>(undefined);
  const editor = useRef<InsertionCursor>(null);
  const read = readInsertedValue(value);
  const text = typeof value === 'string' && !value.startsWith('=') ? value : undefined;
  const words = wordsBySubject(subjects);
  const insertions = text === undefined ? [] : insertionsIn(text, words);
  const kind = held ?? kindOf(property, read !== undefined, insertions);
  const write = (written: string, at?: number) => {
    panel.write(pointer, written);
    panel.endTyping();
    if (at !== undefined) setCursor({ at });
  };
  const change = ({ from, to }: Insertion, formula: string | undefined) =>
    panel.write(pointer, spliced(text ?? '', from, to, formula));
  const insert = (formula: string) => {
    setChosen(undefined);
    if (property.isNamedFreely && (text ?? '') === '') return write(`= ${formula}`);
    const at = editor.current?.read()?.at ?? last.current ?? (text ?? '').length;
    const written = spliced(text ?? '', at, at, formula);
    write(written, at + written.length - (text ?? '').length);
  };
  const choose = (next: number | 'new' | undefined) => {
    if (next !== undefined) onOpen();
    setChosen(next);
  };
  return (
    <>
      <fieldset
        className="settings"
        onFocus={() => {
          onOpen();
          setHeld(kind);
        }}
        onBlur={() => setHeld(undefined)}
        onSelect={({ target }) => {
          if (target instanceof HTMLTextAreaElement) last.current = target.selectionStart;
        }}
      >
        {kind === 'value' && read && (
          <ValueSettings
            of={{ id, label, 'data-pointer': own['data-pointer'] }}
            value={read}
            subjects={subjects}
            isReadOnly={panel.isReadOnly}
            onWrite={(written) => write(`= ${writeInsertedValue(written)}`)}
          />
        )}
        {kind === 'value' && (
          <details className="more">
            <summary>Formula</summary>
            {children}
          </details>
        )}
        {kind === 'insertions' && (
          <LateEditor box={children}>
            <InsertionEditor
              id={id}
              data-pointer={own['data-pointer']}
              label={label}
              value={text ?? ''}
              words={words}
              isReadOnly={panel.isReadOnly}
              cursor={cursor}
              onWrite={(written) => panel.write(pointer, written)}
              onBlur={panel.endTyping}
              onChoose={choose}
              ref={editor}
            />
          </LateEditor>
        )}
        {(kind === 'text' || kind === 'formula') && children}
      </fieldset>
      {(kind === 'text' || kind === 'insertions') && (
        <InsertedValues
          insertions={insertions}
          subjects={subjects}
          isReadOnly={panel.isReadOnly}
          chosen={chosen}
          onChoose={choose}
          onChange={change}
          onInsert={insert}
        />
      )}
    </>
  );
}

function kindOf({ value, isNamedFreely }: Property, isRead: boolean, insertions: readonly Insertion[]): Kind {
  if (isRead) return 'value';
  if (insertions.length > 0) return 'insertions';
  const isText = typeof value === 'string' ? !value.startsWith('=') : isNamedFreely && value === undefined;
  return isText ? 'text' : 'formula';
}

/** A text with a formula, or nothing, in place of some of it. */
function spliced(text: string, from: number, to: number, formula: string | undefined): string {
  return text.slice(0, from) + (formula === undefined ? '' : `{{ ${formula} }}`) + text.slice(to);
}
