import { type FocusEvent, lazy, Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import { AnswerPlaces } from '../answers/answer-places.tsx';
import type { SiteExtensions } from '../base/extensions.ts';
import { usePageTitle } from '../base/page-title.ts';
import type { ChangeSet, Person } from '../base/types.ts';
import { walkInAddress } from '../base/witness-address.ts';
import { type Found, useFindings, useSettledWork, useWork } from '../changes/findings.ts';
import { usePresence } from '../changes/presence.ts';
import { lastReadOf } from '../changes/read-work.ts';
import { endTyping } from '../changes/typing.ts';
import type { Work } from '../changes/work.ts';
import { useClipboardKeys, useCopying } from '../creating/use-copying.tsx';
import { useCreating } from '../creating/use-creating.tsx';
import { CommandPalette } from '../finding/command-palette.tsx';
import { ReplaceDialog } from '../finding/replace-dialog.tsx';
import { LibraryDialog } from '../media/library-dialog.tsx';
import { ItemList } from '../outline/item-list.tsx';
import { Outline } from '../outline/outline.tsx';
import { PeopleBar, PeopleContext } from '../outline/people-here.tsx';
import { SiteTree } from '../outline/site-tree.tsx';
import { useStructure } from '../outline/use-structure.tsx';
import { applyFix, contentListOf, PartPanel } from '../panels/part-panel.tsx';
import { pageOutline, partsBeside } from '../parts/outline.ts';
import { partAt } from '../parts/part-of.ts';
import { entryOf } from '../parts/structure.ts';
import { TextInPlace } from '../parts/texts-in-place.ts';
import type { KeysMessage, Place, TextMessage } from '../preview/protocol.ts';
import { Problems } from '../problems/problems.tsx';
import { ClosedNotice } from '../publishing/closed-notice.tsx';
import { Conflicts } from '../publishing/conflicts.tsx';
import { PublishDialog } from '../publishing/publish-dialog.tsx';
import { isEditable } from '../publishing/review-acts.ts';
import { parsed } from '../settings/json.ts';
import { titleOf } from '../settings/words.ts';
import { Canvas } from '../viewing/canvas.tsx';
import { useMovedPage } from './use-moved-page.ts';

/** CodeMirror is loaded when JSON is asked for. */
const JsonEditor = lazy(async () => {
  const { JsonEditor: editor } = await import('../code/json-editor.tsx');
  return { default: editor };
});

const savingNames = {
  saved: 'Saved',
  saving: 'Saving …',
  waiting: 'Not saved: waiting for a connection',
  choosing: 'Not saved: choose which text stands',
};

interface WorkspaceProps {
  readonly work: Work;
  readonly changeSet: ChangeSet;
  readonly extensions: SiteExtensions;
  readonly me: Person;
}

const nobody: readonly never[] = [];

/** Pointer of the property that something in the panel belongs to. */
function fieldOf(target: Element): string | undefined {
  return target.closest<HTMLElement>('[data-pointer]')?.dataset.pointer;
}

/** Where an author works: the site on the left, the page in the middle, the panel of what is selected on the right. */
export function Workspace({ work, changeSet, extensions, me }: WorkspaceProps) {
  usePageTitle(changeSet.name);
  useSettledWork(work);
  const { found, check } = useFindings(work, extensions);
  const [path, setPath] = useState('/');
  const [shown, setShown] = useState<readonly string[]>([]);
  const [selected, setSelected] = useState<Place>();
  const [walk, setWalk] = useState(() => walkInAddress(window.location.hash));
  const [isPublishing, setPublishing] = useState(false);
  const [isFinding, setFinding] = useState(false);
  const [field, setField] = useState<string>();
  const company = usePresence(work, changeSet.id, {
    path,
    document: selected?.document ?? null,
    pointer: field ?? selected?.pointer ?? null,
  });
  const [isJson, setJson] = useState(false);
  const [isInLibrary, setInLibrary] = useState(false);
  const [isReplacing, setReplacing] = useState(false);
  const onShown = useCallback((now: string, documents: readonly string[]) => {
    setPath(now);
    setShown((before) => (documents.join() === before.join() ? before : documents));
  }, []);
  const page = pageOutline(path, shown, (id) => work.textOf(id));
  useMovedPage(work, path, page?.place, setPath);
  const part = useMemo(
    () => selected && partAt(parsed(work.textOf(selected.document)), selected),
    [work, selected],
  );
  const structure = useStructure(work, check, setSelected);
  const list = selected && contentListOf(work, selected.document);
  const copying = useCopying(work, check, structure.remove, setSelected);
  const creating = useCreating(work, selected?.document ?? page?.place.document, (opened, place) => {
    if (opened !== undefined) setPath(opened);
    setSelected(place);
  });
  const state = company?.state ?? changeSet.state;
  const canEdit = isEditable(state, me);
  useEffect(() => work.lock(!canEdit), [work, canEdit]);
  const problems = found?.problems ?? [];
  const onKeys = useKeys(work, () => setFinding(true));
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      // Nothing more is saved of changes that are closed; the browser keeps what is not.
      if (canEdit && work.saving !== 'saved') event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [work, canEdit]);
  const beyond = selected && canEdit ? work.beyond(selected.document) : undefined;
  const mayEdit = (document: string | undefined) =>
    canEdit && (document === undefined || work.beyond(document) === undefined);
  const people = company?.people ?? nobody;
  const [texts] = useState(() => new TextInPlace(work));
  const [toEdit, setToEdit] = useState<Place>();
  const onText = (message: TextMessage) => {
    texts.take(message);
    if (message.type === 'editing')
      setSelected(partAt(parsed(work.textOf(message.place.document)), message.place));
    if (message.type === 'refused') setSelected({ ...message.place });
  };
  const addBeside = ({ document, pointer }: Place, side: 'before' | 'after') => {
    const entry = entryOf(pointer);
    if (entry)
      structure.add({ document, pointer: entry.list }, side === 'after' ? entry.index : entry.index - 1);
  };
  const onClipboard = useClipboardKeys(copying, part, canEdit ? structure.remove : undefined);
  const workspace = (
    <div className="workspace">
      <a href="#settings" className="skip">
        Skip to the settings
      </a>
      <header className="bar row">
        <a href="/studio" className="quiet">
          Studio
        </a>
        <h1 className="name">{changeSet.name}</h1>
        {canEdit && <Saved work={work} />}
        <span className="grow" />
        <PeopleBar people={people} />
        <button type="button" aria-keyshortcuts="Control+K" onClick={() => setFinding(true)}>
          Find <kbd className="quiet">Ctrl K</kbd>
        </button>
        <button type="button" onClick={() => setInLibrary(true)}>
          Pictures
        </button>
        {canEdit && <UndoButtons work={work} />}
        <button type="button" className="primary" onClick={() => setPublishing(true)}>
          {canEdit ? 'Review and publish' : 'Review'}
        </button>
        {!canEdit && <ClosedNotice changeSet={changeSet} state={state} me={me} path={path} />}
      </header>
      <div className="places">
        <SiteTree
          work={work}
          path={path}
          selected={selected}
          menu={canEdit && creating.menu}
          onOpen={({ path: found, place }) => {
            if (found !== undefined) setPath(found);
            if (place !== undefined) setSelected(place);
          }}
        />
        <section aria-label="Outline" className="outlines">
          {list && (
            <ItemList
              list={list}
              selected={selected}
              isReadOnly={!mayEdit(list.id)}
              problems={problems}
              structure={structure}
              onSelect={setSelected}
            />
          )}
          {page && !list && (
            <Outline
              page={page}
              selected={selected}
              isReadOnly={!mayEdit(page.place.document)}
              problems={problems}
              structure={structure}
              onSelect={setSelected}
              onEdit={(place) => setToEdit({ ...place })}
            />
          )}
        </section>
      </div>
      <main className="canvas">
        <Canvas
          work={work}
          extensions={extensions}
          path={path}
          selected={part}
          walk={walk}
          onOpen={setPath}
          onShown={onShown}
          onChosen={setSelected}
          acts={{
            parts: page ? partsBeside(page) : [],
            canEdit: mayEdit(page?.place.document),
            toEdit,
            onText,
            onAdd: addBeside,
            onKeys: (message) => {
              onKeys(message);
              onClipboard(message);
            },
          }}
        />
      </main>
      <aside
        id="settings"
        tabIndex={-1}
        className="panel"
        aria-label="Selected"
        onFocusCapture={({ target }: FocusEvent) => setField(fieldOf(target))}
        onBlurCapture={() => setField(undefined)}
      >
        <Conflicts work={work} />
        {beyond !== undefined && <p className="alert">{beyond} You can read it.</p>}
        {selected && (
          <button type="button" className="small" onClick={() => setJson(!isJson)}>
            {isJson ? 'Show the settings' : 'Show as JSON'}
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
              isReadOnly={!mayEdit(selected.document)}
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
            isReadOnly={!mayEdit(selected.document)}
            problems={problems}
            check={check}
            structure={structure}
            copying={copying}
            documentActs={creating.acts}
            onSelect={setSelected}
          />
        )}
        {selected && mayEdit(selected.document) && !isJson && (
          <AnswerPlaces work={work} place={selected} isLost={isLost(found, selected)} />
        )}
        <Problems
          work={work}
          found={found}
          onShow={setSelected}
          onWalk={setWalk}
          onFix={canEdit ? (fix) => applyFix(work, fix) : undefined}
        />
      </aside>
      {structure.dialog}
      {isInLibrary && (
        <LibraryDialog
          work={work}
          isReadOnly={!canEdit}
          onShow={setSelected}
          onClose={() => setInLibrary(false)}
        />
      )}
      {isReplacing && (
        <ReplaceDialog
          work={work}
          mayEdit={mayEdit}
          onShow={setSelected}
          onClose={() => setReplacing(false)}
        />
      )}
      {copying.dialog}
      <p role="status" className="hidden">
        {copying.said}
      </p>
      {creating.dialog}
      {isFinding && (
        <CommandPalette
          work={work}
          commands={[
            ...(canEdit
              ? [
                  ...creating.commands,
                  { title: 'Undo', keys: 'Ctrl Z', run: () => work.undo() },
                  { title: 'Redo', keys: 'Ctrl Shift Z', run: () => work.redo() },
                ]
              : []),
            ...(selected
              ? [
                  {
                    title: isJson ? 'Show the settings' : 'Show as JSON',
                    run: () => setJson(!isJson),
                  },
                ]
              : []),
            ...(canEdit ? [{ title: 'Find and replace', run: () => setReplacing(true) }] : []),
            { title: 'Pictures and files', run: () => setInLibrary(true) },
            { title: 'Review and publish', run: () => setPublishing(true) },
            { title: 'All changes', run: () => window.location.assign('/studio') },
          ]}
          selected={selected}
          onOpen={({ path: found, place }) => {
            if (found !== undefined) setPath(found);
            setSelected(place);
          }}
          onClose={() => setFinding(false)}
        />
      )}
      {isPublishing && (
        <PublishDialog work={work} changeSet={changeSet} me={me} onClose={() => setPublishing(false)} />
      )}
    </div>
  );
  return <PeopleContext value={people}>{workspace}</PeopleContext>;
}

/** Whether an answer of the question at a place goes nowhere. */
function isLost(found: Found | undefined, { document, pointer }: Place): boolean {
  const lost = found?.problems.filter((problem) => problem.code === 'unread-answer') ?? [];
  return lost.some((problem) => {
    const question = problem.pointer.slice(0, problem.pointer.lastIndexOf('/'));
    return problem.document === document && `${pointer}/`.startsWith(`${question}/`);
  });
}

/** Ctrl K everywhere; Ctrl Z and Ctrl Shift Z outside of text boxes, which have their own. */
function useKeys(work: Work, find: () => void): (message: KeysMessage) => void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what finds is the same at each render.
  useEffect(() => {
    const act = (event: KeyboardEvent) => {
      const key = event.key.toLowerCase();
      const isText = (event.target as Element | null)?.closest('input, textarea, [contenteditable]') !== null;
      if (!(event.ctrlKey || event.metaKey)) return;
      if (key === 'k') find();
      else if (key !== 'z' || isText) return;
      else {
        // What is typed after it is a step of its own.
        endTyping();
        if (event.shiftKey) work.redo();
        else work.undo();
      }
      event.preventDefault();
    };
    document.addEventListener('keydown', act);
    return () => document.removeEventListener('keydown', act);
  }, [work]);
  return ({ type }) => {
    if (type === 'find') find();
    if (type === 'undo' || type === 'redo') endTyping();
    if (type === 'undo') work.undo();
    if (type === 'redo') work.redo();
  };
}

/** Whether everything that was typed is saved. */
function Saved({ work }: { readonly work: Work }) {
  useWork(work);
  return (
    <span role="status" className="quiet">
      {work.refusal ?? savingNames[work.saving]}
    </span>
  );
}

function UndoButtons({ work }: { readonly work: Work }) {
  useWork(work);
  return (
    <>
      <button type="button" onClick={() => work.undo()} disabled={!work.canUndo}>
        Undo
      </button>
      <button type="button" onClick={() => work.redo()} disabled={!work.canRedo}>
        Redo
      </button>
    </>
  );
}
