import {
  autocompletion,
  closeBrackets,
  closeBracketsKeymap,
  completionKeymap,
} from '@codemirror/autocomplete';
import { standardKeymap } from '@codemirror/commands';
import { LanguageSupport, LRLanguage } from '@codemirror/language';
import { linter } from '@codemirror/lint';
import { StateEffect } from '@codemirror/state';
import { type EditorView, keymap } from '@codemirror/view';
import { styleTags, tags } from '@lezer/highlight';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Problem } from '#engine';
import { strictParser } from '#engine/parts';
import type { Check } from '../changes/findings.ts';
import { CodeEditor } from './code-editor.tsx';
import { completionsAtCursor } from './formula-completion.ts';
import { explanations } from './formula-explanation.ts';
import { formulaText, marksOfNotation, marksOfProblems } from './formula-marks.ts';

interface FormulaEditorProps {
  readonly id: string;
  readonly 'data-pointer': string;
  readonly label: string;
  /** The formula with its "=", as the document has it. */
  readonly value: string;
  readonly isReadOnly: boolean;
  readonly document: { readonly id: string; readonly text: string };
  readonly pointer: string;
  readonly problems: readonly Problem[];
  readonly check: Check | undefined;
  /** Words for what it can read, by its path. */
  readonly labels: Readonly<Record<string, string>>;
  /** Called with the formula and its "="; with nothing for an empty one. */
  readonly onWrite: (written: string) => void;
  readonly onBlur: () => void;
}

/** The notation of formulas, by the grammar that reads them everywhere; here it goes on after a mistake. */
const formulaLanguage = new LanguageSupport(
  LRLanguage.define({
    name: 'formula',
    parser: strictParser.configure({
      strict: false,
      props: [
        styleTags({
          Text: tags.string,
          Number: tags.number,
          'True False Null': tags.bool,
          'Call/Name': tags.function(tags.variableName),
          Reference: tags.variableName,
          'Property/Key': tags.propertyName,
        }),
      ],
    }),
    languageData: { closeBrackets: { brackets: ['(', '[', '{', "'"] } },
  }),
);

/** Says to an editor that the check has found other problems. */
const problemsFound = StateEffect.define<null>();

/** A formula with completion, its mistakes underlined and its type below. */
export function FormulaEditor(props: FormulaEditorProps) {
  const { value, document, pointer, problems, check, labels, onWrite, ...own } = props;
  const latest = useRef(props);
  const view = useRef<EditorView>(undefined);
  useEffect(() => {
    latest.current = props;
  });
  const extensions = useMemo(
    () => [
      formulaLanguage,
      closeBrackets(),
      keymap.of([...closeBracketsKeymap, ...completionKeymap, ...standardKeymap]),
      autocompletion({
        icons: false,
        override: [
          (context) =>
            completionsAtCursor(context, async (formula, offset) => {
              const { check: asked, document: within, pointer: at } = latest.current;
              return await asked?.complete({ document: within.id, pointer: at }, formula, offset);
            }),
        ],
      }),
      explanations(async (formula, offset) => {
        const { check: asked, document: within, pointer: at, labels: words } = latest.current;
        return await asked?.explain({ document: within.id, pointer: at }, formula, offset, words);
      }),
      linter(
        ({ state }) => {
          const formula = state.doc.toString();
          const ofNotation = marksOfNotation(formula);
          const { document: within, pointer: at, problems: found, value: written } = latest.current;
          if (ofNotation.length > 0 || formulaText(written) !== formula) return [...ofNotation];
          return [...marksOfProblems(within.text, at, found)];
        },
        {
          delay: 100,
          needsRefresh: ({ transactions }) =>
            transactions.some(({ effects }) => effects.some((effect) => effect.is(problemsFound))),
        },
      ),
    ],
    [],
  );
  useEffect(() => {
    if (problems) view.current?.dispatch({ effects: problemsFound.of(null) });
  }, [problems]);
  return (
    <>
      <CodeEditor
        {...own}
        ref={view}
        description="A formula. Control and Space lists what can be written, Control and I explains a word; Escape closes either."
        value={formulaText(value)}
        extensions={extensions}
        onWrite={(text) => {
          const written = text.trim() === '' ? '' : `= ${formulaText(text.trimStart())}`;
          onWrite(written);
          return formulaText(written);
        }}
      />
      <FormulaType check={check} document={document.id} pointer={pointer} formula={formulaText(value)} />
    </>
  );
}

interface FormulaTypeProps {
  readonly check: Check | undefined;
  readonly document: string;
  readonly pointer: string;
  readonly formula: string;
}

const pauseMs = 300;

/** The type of a formula, found once its author pauses. */
function FormulaType({ check, document, pointer, formula }: FormulaTypeProps) {
  const [type, setType] = useState<string>();
  useEffect(() => {
    if (check === undefined || formula.trim() === '' || marksOfNotation(formula).length > 0) {
      setType(undefined);
      return;
    }
    let isOpen = true;
    const pause = setTimeout(async () => {
      const found = await check.typeOf({ document, pointer }, formula);
      if (isOpen) setType(found);
    }, pauseMs);
    return () => {
      isOpen = false;
      clearTimeout(pause);
    };
  }, [check, document, pointer, formula]);
  return type === undefined ? null : <p className="help">Its value is {type}.</p>;
}
