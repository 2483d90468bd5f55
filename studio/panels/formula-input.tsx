import { lazy, Suspense, useState } from 'react';
import { LateEditor } from '../code/late-editor.tsx';
import type { Subject } from '../conditions/subjects.ts';
import type { PanelContext } from '../inputs/panel-context.ts';
import type { Property } from '../settings/properties.ts';
import { writtenRule } from '../settings/rules.ts';
import { TextInput } from './text-input.tsx';

/** CodeMirror is loaded when the first formula shows. */
const FormulaEditor = lazy(async () => {
  const { FormulaEditor: editor } = await import('../code/formula-editor.tsx');
  return { default: editor };
});
const FormulaTrial = lazy(async () => {
  const { FormulaTrial: trial } = await import('../code/formula-trial.tsx');
  return { default: trial };
});

interface FormulaInputProps {
  readonly id: string;
  readonly 'data-pointer': string;
  readonly 'aria-describedby': string | undefined;
  readonly label: string;
  readonly property: Property;
  /** Whether only a formula makes sense, and no plain text. */
  readonly isCondition: boolean;
  /** The formula with its "=", or the plain text. */
  readonly text: string;
  /** The formula in English, if it can be read. */
  readonly sentence: string | undefined;
  readonly subjects: readonly Subject[];
  readonly panel: PanelContext;
  /** Called when the author wants to try it. */
  readonly onTry: () => void;
}

/** A rule as a formula, or a plain text that becomes one by a "=" at its beginning. */
export function FormulaInput(props: FormulaInputProps) {
  const { label, property, isCondition, text, sentence, subjects, panel, onTry, ...own } = props;
  const [isTyping, setTyping] = useState(false);
  const [isTried, setTried] = useState(false);
  const { pointer, value } = property;
  const written = (typed: string) => writtenRule(typed, value ?? property.example);
  const plain = (isTypedOn: boolean) => (
    <TextInput
      {...own}
      aria-label={label}
      className={text.startsWith('=') ? 'formula' : undefined}
      isLong
      readOnly={panel.isReadOnly}
      value={text}
      // A plain text stays one while it is typed into.
      onFocus={() => setTyping(isTypedOn)}
      onBlur={() => {
        setTyping(false);
        panel.endTyping();
      }}
      onWrite={(typed) => panel.type(pointer, written(typed))}
    />
  );
  const isFormula = isCondition ? typeof value !== 'boolean' : text.startsWith('=') && !isTyping;
  if (!isFormula) return plain(true);
  return (
    <>
      <LateEditor box={plain(false)}>
        <FormulaEditor
          id={own.id}
          data-pointer={own['data-pointer']}
          label={label}
          value={text}
          isReadOnly={panel.isReadOnly}
          document={{ id: panel.document, text: panel.text() }}
          pointer={pointer}
          problems={panel.problemsOf(pointer)}
          check={panel.check}
          labels={Object.fromEntries(subjects.map(({ path, label }) => [path, label]))}
          onWrite={(typed) => panel.write(pointer, written(typed))}
          onBlur={panel.endTyping}
        />
      </LateEditor>
      {sentence !== undefined && <p className="sentence">{sentence}</p>}
      {text !== '' && (
        <details
          className="more"
          onToggle={({ currentTarget }) => {
            setTried(currentTarget.open);
            if (currentTarget.open) onTry();
          }}
        >
          <summary>Try it with answers</summary>
          {isTried && (
            <Suspense>
              <FormulaTrial
                document={panel.document}
                texts={panel.texts}
                extensions={panel.extensions}
                formula={text}
                subjects={subjects}
              />
            </Suspense>
          )}
        </details>
      )}
    </>
  );
}
