import { useCallback, useEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import type { SiteExtensions } from '../base/extensions.ts';
import { limitsWords } from '../base/limits-words.ts';
import { usePageTitle } from '../base/page-title.ts';
import type { ChangeSet, Person, TakenBack } from '../base/types.ts';
import { walkInAddress } from '../base/witness-address.ts';
import { useFindings, useSettledWork } from '../changes/findings.ts';
import { usePresence } from '../changes/presence.ts';
import { readWhenIdle, readWork } from '../changes/read-work.ts';
import type { Work } from '../changes/work.ts';
import { addedParagraphs } from '../creating/added-paragraphs.ts';
import { useClipboardKeys, useCopying } from '../creating/use-copying.tsx';
import { useCreating } from '../creating/use-creating.tsx';
import { CommandPalette } from '../finding/command-palette.tsx';
import { ReplaceDialog } from '../finding/replace-dialog.tsx';
import { LibraryDialog } from '../media/library-dialog.tsx';
import { ItemList } from '../outline/item-list.tsx';
import { Outline } from '../outline/outline.tsx';
import { PeopleContext } from '../outline/people-here.tsx';
import { SiteTree } from '../outline/site-tree.tsx';
import { useStructure } from '../outline/use-structure.tsx';
import { focusPanel } from '../panels/focus-panel.ts';
import { contentListOf } from '../panels/part-panel.tsx';
import { pageOutline, partsBeside } from '../parts/outline.ts';
import { firstOwnPath } from '../parts/page-paths.ts';
import { partAt } from '../parts/part-of.ts';
import { entryOf } from '../parts/structure.ts';
import { TextInPlace } from '../parts/texts-in-place.ts';
import type { Place, TextMessage } from '../preview/protocol.ts';
import { ClosedNotice } from '../publishing/closed-notice.tsx';
import { PublishDialog } from '../publishing/publish-dialog.tsx';
import { isAtLeast, isEditable } from '../publishing/review-acts.ts';
import { parsed } from '../settings/json.ts';
import { Canvas } from '../viewing/canvas.tsx';
import { goCommands } from './jump.ts';
import { SettingsSide } from './settings-side.tsx';
import { useKeys } from './use-keys.ts';
import { useMovedPage } from './use-moved-page.ts';
import { useUndoing } from './use-undoing.ts';
import { WorkspaceBar } from './workspace-bar.tsx';

/** Dialogs over the whole site, of which one at most is open. */
type OpenDialog = 'find' | 'library' | 'replace' | 'publish';

interface WorkspaceProps {
  readonly work: Work;
  readonly changeSet: ChangeSet;
  readonly takenBack: TakenBack | null;
  readonly extensions: SiteExtensions;
  readonly me: Person;
}

const nobody: readonly never[] = [];

/** Where an author works: the site on the left, the page in the middle, the panel of what is selected on the right. */
export function Workspace({ work, changeSet, takenBack, extensions, me }: WorkspaceProps) {
  usePageTitle(changeSet.name);
  useSettledWork(work);
  const isOwn = (id: string) => work.beyond(id) === undefined;
  const [path, setPath] = useState(() => (me.limits && firstOwnPath(readWork(work), isOwn)) ?? '/');
  const [shown, setShown] = useState<readonly string[]>([]);
  const isPageShown = shown.length > 0;
  useEffect(() => {
    if (isPageShown) readWhenIdle(work);
  }, [work, isPageShown]);
  const { found, check } = useFindings(work, extensions, isPageShown);
  const [selected, setSelected] = useState<Place>();
  const [walk, setWalk] = useState(() => walkInAddress(window.location.hash));
  const [field, setField] = useState<string>();
  const company = usePresence(work, changeSet.id, {
    path,
    document: selected?.document ?? null,
    pointer: field ?? selected?.pointer ?? null,
  });
  const [isJson, setJson] = useState(false);
  const [dialog, setDialog] = useState<OpenDialog>();
  // A dialog says that it closed after what it opened in its place.
  const closing = (closed: OpenDialog) => () => setDialog((open) => (open === closed ? undefined : open));
  const onShown = useCallback((now: string, documents: readonly string[]) => {
    setPath(now);
    setShown((before) => (documents.join() === before.join() ? before : documents));
  }, []);
  const onChosen = useCallback(
    (place: Place, keepsFocus = false) =>
      setSelected(keepsFocus ? partAt(parsed(work.textOf(place.document)), place) : place),
    [work],
  );
  const page = pageOutline(path, shown, (id) => work.textOf(id));
  useMovedPage(work, path, page?.place, setPath);
  const part = useMemo(
    () => selected && partAt(parsed(work.textOf(selected.document)), selected),
    [work, selected],
  );
  const selectAndFocus = (place: Place) => {
    flushSync(() => setSelected(place));
    focusPanel();
  };
  const structure = useStructure(work, check, selectAndFocus, setPath);
  const list = selected && contentListOf(work, selected.document);
  const copying = useCopying(work, check, structure.remove, setSelected);
  const creating = useCreating(work, selected?.document ?? page?.place.document, (opened, place) => {
    if (opened !== undefined) setPath(opened);
    setSelected(place);
  });
  const state = company?.state ?? changeSet.state;
  const canEdit = isEditable(state, me);
  const canPublish = canEdit && isAtLeast(me, 'publisher');
  useEffect(() => work.lock(!canEdit), [work, canEdit]);
  const problems = found?.problems ?? [];
  const undoing = useUndoing(work, { shown, selected: part }, (place, opened) => {
    if (opened !== undefined) setPath(opened);
    setSelected(place);
  });
  const [typed, setTyped] = useState('');
  const find = (begun: string) => {
    setDialog('find');
    setTyped(begun);
  };
  const onKeys = useKeys(undoing, find);
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      // Nothing more is saved of changes that are closed; the browser keeps what is not.
      if (canEdit && work.saving !== 'saved') event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [work, canEdit]);
  const mayEdit = (document: string | undefined) => canEdit && (document === undefined || isOwn(document));
  const people = company?.people ?? nobody;
  const [texts] = useState(() => new TextInPlace(work));
  const [toEdit, setToEdit] = useState<Place>();
  const onText = (message: TextMessage) => {
    texts.take(message);
    if (message.type === 'editing')
      setSelected(partAt(parsed(work.textOf(message.place.document)), message.place));
    if (message.type === 'refused') setSelected({ ...message.place });
    if (message.type !== 'paragraphs') return;
    const added = addedParagraphs(work.documents(), message.place, message.values);
    if (added === undefined) return;
    work.edit(added.changes, { words: 'paste paragraphs', to: added.last });
    setSelected(added.last);
  };
  const addBeside = ({ document, pointer }: Place, side: 'before' | 'after') => {
    const entry = entryOf(pointer);
    if (entry)
      structure.add({ document, pointer: entry.list }, side === 'after' ? entry.index : entry.index - 1);
  };
  const beside = page ? partsBeside(page) : [];
  const besideAdded = part && entryOf(part.pointer) ? part : beside.at(-1)?.place;
  const onClipboard = useClipboardKeys(copying, part, canEdit ? structure.remove : undefined);
  const workspace = (
    <div className="workspace">
      <a href="#settings" className="skip">
        Skip to the settings
      </a>
      <WorkspaceBar
        work={work}
        changeSet={changeSet}
        canEdit={canEdit}
        canPublish={canPublish}
        people={people}
        undoing={undoing}
        onFind={() => find('')}
        onLibrary={() => setDialog('library')}
        onPublish={() => setDialog('publish')}
      >
        {!canEdit && (
          <ClosedNotice changeSet={changeSet} state={state} takenBack={takenBack} me={me} path={path} />
        )}
      </WorkspaceBar>
      <div className="places">
        <SiteTree
          work={work}
          path={path}
          selected={selected}
          menu={
            canEdit && (
              <>
                {me.limits && <p className="quiet">You may change {limitsWords(me.limits)}.</p>}
                {creating.menu}
              </>
            )
          }
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
          problems={problems}
          onOpen={setPath}
          onShown={onShown}
          onChosen={onChosen}
          acts={{
            parts: beside,
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
      <SettingsSide
        work={work}
        extensions={extensions}
        found={found}
        check={check}
        selected={selected}
        canEdit={canEdit}
        isJson={isJson}
        structure={structure}
        copying={copying}
        documentActs={creating.acts}
        onJson={setJson}
        onSelect={setSelected}
        onField={setField}
        onWalk={setWalk}
      />
      {structure.dialog}
      {dialog === 'library' && (
        <LibraryDialog work={work} isReadOnly={!canEdit} onShow={setSelected} onClose={closing('library')} />
      )}
      {dialog === 'replace' && (
        <ReplaceDialog work={work} mayEdit={mayEdit} onShow={setSelected} onClose={closing('replace')} />
      )}
      {copying.dialog}
      <p role="status" className="hidden">
        {copying.said}
      </p>
      {creating.dialog}
      {dialog === 'find' && (
        <CommandPalette
          work={work}
          commands={[
            ...(canEdit
              ? [
                  ...(besideAdded && mayEdit(besideAdded.document)
                    ? [{ title: 'Add a part', run: () => addBeside(besideAdded, 'after') }]
                    : []),
                  ...creating.commands,
                  { title: 'Undo', keys: 'Ctrl Z', run: undoing.undo },
                  { title: 'Redo', keys: 'Ctrl Shift Z', run: undoing.redo },
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
            ...goCommands,
            ...(canEdit ? [{ title: 'Find and replace', run: () => setDialog('replace') }] : []),
            { title: 'Pictures and files', run: () => setDialog('library') },
            { title: canPublish ? 'Review and publish' : 'Review', run: () => setDialog('publish') },
            { title: 'All changes', run: () => window.location.assign('/studio') },
          ]}
          selected={selected}
          begun={typed}
          onOpen={({ path: found, place }) => {
            if (found !== undefined) setPath(found);
            setSelected(place);
          }}
          onClose={closing('find')}
        />
      )}
      {dialog === 'publish' && (
        <PublishDialog work={work} changeSet={changeSet} me={me} onClose={closing('publish')} />
      )}
    </div>
  );
  return <PeopleContext value={people}>{workspace}</PeopleContext>;
}
