import { standardKeymap } from '@codemirror/commands';
import { json } from '@codemirror/lang-json';
import { bracketMatching, codeFolding, foldGutter, foldKeymap } from '@codemirror/language';
import { linter, lintGutter, lintKeymap } from '@codemirror/lint';
import { StateEffect } from '@codemirror/state';
import { EditorView, keymap, lineNumbers } from '@codemirror/view';
import { useEffect, useMemo, useReducer, useRef } from 'react';
import { applyFixes } from '#analysis';
import type { Fix, Problem } from '#engine';
import { editTyped, endTyping } from '../changes/typing.ts';
import type { Work } from '../changes/work.ts';
import type { Place } from '../preview/protocol.ts';
import { CodeEditor } from './code-editor.tsx';
import { type BrokenText, draftOfTyped, faultsOfTyped, marksInText, offsetOfPart } from './json-typed.ts';

interface JsonEditorProps {
  readonly work: Work;
  /** The part that is selected: the text of its document shows from there. */
  readonly place: Place;
  /** Its title. */
  readonly title: string;
  readonly isReadOnly: boolean;
  /** All problems that are known. */
  readonly problems: readonly Problem[];
  /** Does what a remedy of such a problem says. */
  readonly onFix: (fix: Fix) => void;
}

/** Texts that cannot be drafts yet, by their documents: kept while others are looked at. */
const brokenTexts = new WeakMap<Work, Map<string, BrokenText>>();

/** Says to an editor that there are other problems. */
const problemsFound = StateEffect.define<null>();

const layout = EditorView.theme({
  '&': { maxBlockSize: '70dvh' },
  '.cm-scroller': { overflow: 'auto' },
});

/** The draft of a whole document as JSON. A text that is no JSON, or no such document, is kept here and not saved. */
export function JsonEditor(props: JsonEditorProps) {
  const { work, place, title, isReadOnly, problems } = props;
  const { document: id, pointer } = place;
  const [, rerender] = useReducer((count: number) => count + 1, 0);
  const kept = brokenOf(work);
  const broken = kept.get(id);
  const draft = work.textOf(id) ?? '';
  const text = broken?.text ?? draft;
  const faults = useMemo(() => (broken ? faultsOfTyped(broken.text, id) : []), [broken, id]);
  const view = useRef<EditorView>(undefined);

  const write = (typed: string) => {
    const now = work.textOf(id) ?? '';
    const base = kept.get(id)?.base ?? now;
    if (faultsOfTyped(typed, id).length > 0) {
      kept.set(id, { text: typed, base });
      rerender();
      return typed;
    }
    kept.delete(id);
    const body = draftOfTyped(typed, base, now);
    if (body === now) rerender();
    else editTyped(work, `${id} as JSON`, [{ id, body }]);
    return typed;
  };
  const giveUp = () => {
    kept.delete(id);
    rerender();
  };
  const fix = (remedy: Fix) => {
    endTyping();
    if (broken) write(applyFixes([remedy], () => broken.text).texts.get(id) ?? broken.text);
    else props.onFix(remedy);
  };
  const shown = broken ? faults : problems.filter((each) => each.document === id);
  const latest = useRef({ shown, fix, giveUp, isBroken: broken !== undefined });
  useEffect(() => {
    latest.current = { shown, fix, giveUp, isBroken: broken !== undefined };
  });
  const extensions = useMemo(
    () => [
      json(),
      lineNumbers(),
      codeFolding(),
      foldGutter(),
      bracketMatching(),
      layout,
      keymap.of([
        {
          // A text that is not saved is no step of the studio's undo.
          key: 'Mod-z',
          stopPropagation: true,
          run: () => {
            if (latest.current.isBroken) latest.current.giveUp();
            return latest.current.isBroken;
          },
        },
        ...foldKeymap,
        ...lintKeymap,
        ...standardKeymap,
      ]),
      lintGutter(),
      linter(
        ({ state }) =>
          marksInText(state.doc.toString(), latest.current.shown).map(({ fixes, ...mark }) => ({
            ...mark,
            actions: (isReadOnly ? [] : fixes).map((each) => ({
              name: each.title,
              apply: () => latest.current.fix(each),
            })),
          })),
        {
          delay: 100,
          needsRefresh: ({ transactions }) =>
            transactions.some(({ effects }) => effects.some((effect) => effect.is(problemsFound))),
        },
      ),
    ],
    [isReadOnly],
  );
  useEffect(() => {
    if (problems) view.current?.dispatch({ effects: problemsFound.of(null) });
  }, [problems]);
  useEffect(() => {
    const editor = view.current;
    if (editor === undefined || editor.hasFocus) return;
    const at = Math.min(offsetOfPart(work.textOf(id) ?? '', pointer), editor.state.doc.length);
    editor.dispatch({ selection: { anchor: at }, effects: EditorView.scrollIntoView(at, { y: 'start' }) });
  }, [work, id, pointer]);
  return (
    <section aria-label={`${title}, as JSON`} className="as-json">
      <h2>{title}</h2>
      <CodeEditor
        key={id}
        ref={view}
        id="as-json"
        label="JSON of the document"
        description="F8 goes to the next problem, Control, Shift and M lists them. Tab leaves the editor."
        value={text}
        isReadOnly={isReadOnly}
        extensions={extensions}
        onWrite={write}
        onBlur={endTyping}
      />
      <div role="status">
        {broken && (
          <div className="problem error">
            <p>
              {faults[0]?.message} <span className="help">{faults[0]?.help}</span>
            </p>
            {faults[0]?.fixes?.map((each) => (
              <button type="button" className="small" key={each.title} onClick={() => fix(each)}>
                {each.title}
              </button>
            ))}
            <p>Until it is mended this text is only kept here, and the draft stays as it was.</p>
            <button type="button" className="small" onClick={giveUp}>
              Back to the draft
            </button>
          </div>
        )}
      </div>
    </section>
  );
}

function brokenOf(work: Work): Map<string, BrokenText> {
  const known = brokenTexts.get(work) ?? new Map<string, BrokenText>();
  brokenTexts.set(work, known);
  return known;
}
