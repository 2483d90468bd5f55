import { type ComponentProps, type FocusEvent, lazy, Suspense } from 'react';
import { AnswerPlaces } from '../answers/answer-places.tsx';
import { ValueOrigins } from '../answers/value-origins.tsx';
import type { Found } from '../changes/findings.ts';
import { lastReadOf } from '../changes/read-work.ts';
import { applyFix, PartPanel } from '../panels/part-panel.tsx';
import type { Place } from '../preview/protocol.ts';
import { Problems } from '../problems/problems.tsx';
import { Conflicts } from '../publishing/conflicts.tsx';
import { titleOf } from '../settings/words.ts';

/** CodeMirror is loaded when JSON is asked for. */
const JsonEditor = lazy(async () => {
  const { JsonEditor: editor } = await import('../code/json-editor.tsx');
  return { default: editor };
});

type PanelProps = ComponentProps<typeof PartPanel>;

interface SettingsSideProps
  extends Pick<
    PanelProps,
    'work' | 'extensions' | 'check' | 'structure' | 'copying' | 'documentActs' | 'onSelect'
  > {
  readonly found: Found | undefined;
  readonly selected: Place | undefined;
  readonly canEdit: boolean;
  readonly isJson: boolean;
  readonly onJson: (isJson: boolean) => void;
  /** Called with the pointer of the setting that has focus, undefined when none has. */
  readonly onField: (pointer: string | undefined) => void;
  readonly onWalk: ComponentProps<typeof Problems>['onWalk'];
}

/** The side with the settings of what is selected, and with the problems of the changes. */
export function SettingsSide(props: SettingsSideProps) {
  const { work, extensions, found, check, selected, canEdit, isJson } = props;
  const { structure, copying, documentActs, onJson, onSelect, onField, onWalk } = props;
  const problems = found?.problems ?? [];
  const beyond = selected && canEdit ? work.beyond(selected.document) : undefined;
  const mayEdit = canEdit && beyond === undefined;
  return (
    <aside
      id="settings"
      tabIndex={-1}
      className="panel"
      aria-label="Selected"
      onFocusCapture={({ target }: FocusEvent) => onField(fieldOf(target))}
      onBlurCapture={() => onField(undefined)}
    >
      <Conflicts work={work} />
      {beyond !== undefined && <p className="alert">{beyond} You can read it.</p>}
      {selected && isJson && (
        <button type="button" className="small" onClick={() => onJson(false)}>
          Show the settings
        </button>
      )}
      {selected && isJson && work.textOf(selected.document) !== undefined && (
        <Suspense fallback={<p className="quiet">Loading the editor …</p>}>
          <JsonEditor
            work={work}
            place={selected}
            title={titleOf(
              lastReadOf(work).find(({ id }) => id === selected.document) ?? { id: selected.document },
            )}
            isReadOnly={!mayEdit}
            problems={problems}
            onFix={(fix) => applyFix(work, fix)}
          />
        </Suspense>
      )}
      {!selected && (
        <p className="quiet">Click a part of the page, or choose it in the outline, to change it.</p>
      )}
      {selected && !isJson && (
        <PartPanel
          work={work}
          extensions={extensions}
          place={selected}
          isReadOnly={!mayEdit}
          problems={problems}
          check={check}
          structure={structure}
          copying={copying}
          documentActs={documentActs}
          onSelect={onSelect}
        />
      )}
      {selected && !isJson && (
        <AnswerPlaces
          work={work}
          place={selected}
          isLost={isLost(found, selected)}
          isReadOnly={!mayEdit}
          onShow={onSelect}
        />
      )}
      {selected && !isJson && <ValueOrigins work={work} place={selected} onShow={onSelect} />}
      <Problems
        work={work}
        found={found}
        onShow={onSelect}
        onWalk={onWalk}
        onFix={canEdit ? (fix) => applyFix(work, fix) : undefined}
      />
      {selected && !isJson && (
        <p>
          <button type="button" className="plain" onClick={() => onJson(true)}>
            Show as JSON
          </button>
        </p>
      )}
    </aside>
  );
}

/** Pointer of the property that something in the panel belongs to. */
function fieldOf(target: Element): string | undefined {
  return target.closest<HTMLElement>('[data-pointer]')?.dataset.pointer;
}

/** Whether an answer of the question at a place goes nowhere. */
function isLost(found: Found | undefined, { document, pointer }: Place): boolean {
  const lost = found?.problems.filter((problem) => problem.code === 'unread-answer') ?? [];
  return lost.some((problem) => {
    const question = problem.pointer.slice(0, problem.pointer.lastIndexOf('/'));
    return problem.document === document && `${pointer}/`.startsWith(`${question}/`);
  });
}
