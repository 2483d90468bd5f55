import type { ComponentProps, ReactNode } from 'react';
import type { ChangeSet } from '../base/types.ts';
import { useWork } from '../changes/findings.ts';
import type { Work } from '../changes/work.ts';
import { PeopleBar } from '../outline/people-here.tsx';
import { conflictId } from '../publishing/conflicts.tsx';
import type { Undoing } from './use-undoing.ts';

const savingNames = {
  saved: 'Saved',
  saving: 'Saving …',
  waiting: 'Not saved: waiting for a connection',
  choosing: 'Not saved: choose which text stands',
};

interface WorkspaceBarProps extends ComponentProps<typeof PeopleBar> {
  readonly work: Work;
  readonly changeSet: ChangeSet;
  readonly canEdit: boolean;
  readonly canPublish: boolean;
  readonly undoing: Undoing;
  readonly onFind: () => void;
  readonly onLibrary: () => void;
  readonly onPublish: () => void;
  /** A notice at its end, such as that the changes are closed. */
  readonly children: ReactNode;
}

/** The bar above the site: the name of the changes, who else is here, whether all is saved, and what one can do anywhere. */
export function WorkspaceBar(props: WorkspaceBarProps) {
  const { work, changeSet, canEdit, canPublish, people, undoing, onFind, onLibrary, onPublish, children } =
    props;
  return (
    <header className="bar row">
      <a href="/studio" className="quiet">
        Studio
      </a>
      <h1 className="name">{changeSet.name}</h1>
      {canEdit && <Saved work={work} />}
      <span role="status" className="quiet undone" title={undoing.said}>
        {undoing.said}
      </span>
      <PeopleBar people={people} />
      <button type="button" aria-keyshortcuts="Control+K" onClick={onFind}>
        Find <kbd className="quiet">Ctrl K</kbd>
      </button>
      <button type="button" onClick={onLibrary}>
        Pictures
      </button>
      {canEdit && <UndoButtons work={work} undoing={undoing} />}
      <button type="button" className="primary" onClick={onPublish}>
        {canPublish ? 'Review and publish' : 'Review'}
      </button>
      {children}
    </header>
  );
}

/** Whether everything that was typed is saved; a link to the choice that keeps it from being saved. */
function Saved({ work }: { readonly work: Work }) {
  useWork(work);
  const words = work.refusal ?? savingNames[work.saving];
  const isUnsaved = work.saving === 'waiting' || work.saving === 'choosing';
  return (
    <span role="status" className={isUnsaved ? 'warning' : 'quiet'}>
      {work.saving === 'choosing' ? <a href={`#${conflictId}`}>{words}</a> : words}
    </span>
  );
}

function UndoButtons({ work, undoing }: Pick<WorkspaceBarProps, 'work' | 'undoing'>) {
  useWork(work);
  const act = work.canUndo ? work.lastAct : undefined;
  return (
    <>
      <button
        type="button"
        onClick={undoing.undo}
        disabled={!work.canUndo}
        title={act && `Undo: ${act.words}`}
      >
        Undo
      </button>
      <button type="button" onClick={undoing.redo} disabled={!work.canRedo}>
        Redo
      </button>
    </>
  );
}
