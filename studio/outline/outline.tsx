import { type KeyboardEvent, useEffect, useMemo, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { Collection } from 'react-aria-components/Collection';
import { Tree, TreeItem, TreeItemContent } from 'react-aria-components/Tree';
import type { Problem } from '#engine';
import { entriesTo, entryWithKey, type OutlineEntry, type PageEntry } from '../parts/outline.ts';
import { isWithin } from '../parts/part-of.ts';
import { entryOf } from '../parts/structure.ts';
import type { Place } from '../preview/protocol.ts';
import { PeopleAtPart } from './people-here.tsx';
import { useDragging } from './use-dragging.ts';
import type { Structure } from './use-structure.tsx';

interface OutlineProps {
  /** The open page or step. */
  readonly page: PageEntry;
  readonly selected: Place | undefined;
  readonly isReadOnly: boolean;
  readonly problems: readonly Problem[];
  readonly structure: Structure;
  readonly onSelect: (place: Place) => void;
  /** Edits the first text of a part on the page. */
  readonly onEdit: (place: Place) => void;
}

/** The parts of the open page or step as a tree, in which the selected one is marked. */
export function Outline({ page, selected, isReadOnly, problems, structure, onSelect, onEdit }: OutlineProps) {
  const chain = useMemo(() => (selected ? entriesTo(page, selected) : []), [page, selected]);
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const around = chain.slice(0, -1).map(({ key }) => key);
  const toOpen = around.join(' | ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the keys are equal whenever their text is.
  useEffect(() => setOpened((now) => new Set([...now, page.key, ...around])), [page.key, toOpen]);
  const dragging = useDragging(page, structure, isReadOnly);
  const chosen = chain.at(-1);
  const part = chosen?.place;
  const add = () => {
    const entry = part && entryOf(part.pointer);
    if (part && entry) structure.add({ document: part.document, pointer: entry.list }, entry.index);
    else structure.add({ document: page.place.document, pointer: `${page.place.pointer}${page.list}` });
  };
  const act = (event: KeyboardEvent) => {
    if (part === undefined || isReadOnly) return;
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (event.altKey && by !== undefined) structure.move(part, by < 0 ? -1 : 1);
    else if (event.key === 'Delete') void structure.remove(part);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div onKeyDownCapture={act}>
      <Tree
        aria-label="Parts of the page"
        className="outline"
        items={[page]}
        dependencies={[problems]}
        selectionMode="single"
        selectionBehavior="replace"
        selectedKeys={chosen ? [chosen.key] : []}
        onSelectionChange={(keys) => {
          const [key] = keys === 'all' ? [] : keys;
          const entry = key === undefined ? undefined : entryWithKey(page, String(key));
          if (entry) onSelect(entry.place);
        }}
        dragAndDropHooks={dragging}
        onAction={(key) => {
          const entry = entryWithKey(page, String(key));
          if (entry && !isReadOnly) onEdit(entry.place);
        }}
        expandedKeys={opened}
        onExpandedChange={(keys) => setOpened(new Set([...keys].map(String)))}
      >
        {(entry) => renderEntry(entry, problems, !isReadOnly)}
      </Tree>
      {!isReadOnly && (
        <button type="button" className="plain add" onClick={add}>
          + Add a part
        </button>
      )}
    </div>
  );
}

function renderEntry(
  { key, label, kind, place, entries }: OutlineEntry,
  problems: readonly Problem[],
  canMove: boolean,
) {
  const isMovable = canMove && entryOf(place.pointer) !== undefined;
  const own = problems.filter((problem) => isWithin(problem, place));
  const worst = own.some(({ severity }) => severity === 'error') ? 'error' : own[0]?.severity;
  return (
    <TreeItem id={key} textValue={label}>
      <TreeItemContent>
        <div className="line">
          {entries.length > 0 ? <Button slot="chevron">›</Button> : <span className="leaf" />}
          <span className="entry" title={kind === '' ? label : `${label} (${kind})`}>
            {label}
          </span>
          <PeopleAtPart place={place} inner={entries.map((entry) => entry.place)} />
          {isMovable && (
            <Button slot="drag" className="drag" aria-label={`Move ${label}`}>
              ⠿
            </Button>
          )}
          {worst !== undefined && (
            <span className={`mark ${worst}`}>
              <span className="hidden">{worst === 'error' ? 'Error' : 'Note'}</span>
            </span>
          )}
        </div>
      </TreeItemContent>
      <Collection items={entries} dependencies={[problems]}>
        {(entry) => renderEntry(entry, problems, canMove)}
      </Collection>
    </TreeItem>
  );
}
