import { type KeyboardEvent, memo, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { Collection } from 'react-aria-components/Collection';
import { Tree, TreeItem, TreeItemContent } from 'react-aria-components/Tree';
import { ListLayout, Virtualizer } from 'react-aria-components/Virtualizer';
import type { Problem } from '#engine';
import { entriesTo, entryWithKey, type OutlineEntry, type PageEntry } from '../parts/outline.ts';
import { entryOf } from '../parts/structure.ts';
import { isWithin, type Place } from '../preview/protocol.ts';
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
  useEffect(() => setOpened((now) => withKeys(now, [page.key, ...around])), [page.key, toOpen]);
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
  const latest = useRef({ structure, onSelect, onEdit });
  useEffect(() => {
    latest.current = { structure, onSelect, onEdit };
  });
  const acts = useCallback(() => latest.current, []);
  const isLong = useMemo(() => countOf(page) > fewRows, [page]);
  return (
    <div className={isLong ? 'items' : undefined} onKeyDownCapture={act}>
      <PartTree
        page={page}
        isLong={isLong}
        chosen={chosen?.key}
        opened={opened}
        isReadOnly={isReadOnly}
        problems={problems}
        acts={acts}
        onOpened={setOpened}
      />
      {!isReadOnly && (
        <button type="button" className="plain add" onClick={add}>
          + Add a part
        </button>
      )}
    </div>
  );
}

interface PartTreeProps extends Pick<OutlineProps, 'page' | 'isReadOnly' | 'problems'> {
  /** Key of the selected entry. */
  readonly chosen: string | undefined;
  /** Whether only the rows in sight are rendered. */
  readonly isLong: boolean;
  /** Keys of the entries whose inner ones show. */
  readonly opened: ReadonlySet<string>;
  /** The newest acts on parts, for rows that are not rendered again. */
  readonly acts: () => Pick<OutlineProps, 'structure' | 'onSelect' | 'onEdit'>;
  readonly onOpened: (opened: ReadonlySet<string>) => void;
}

/**
 * The tree itself. All of its rows render whenever it does, so it renders only for what it shows, and not for each letter that is
 * typed beside it.
 */
const PartTree = memo(function PartTree({
  page,
  chosen,
  isLong,
  opened,
  isReadOnly,
  problems,
  acts,
  onOpened,
}: PartTreeProps) {
  const dragging = useDragging(page, acts, isReadOnly);
  const tree = (
    <Tree
      aria-label="Parts of the page"
      className="outline"
      items={[page]}
      dependencies={[problems]}
      selectionMode="single"
      selectionBehavior="replace"
      selectedKeys={chosen === undefined ? [] : [chosen]}
      onSelectionChange={(keys) => {
        const [key] = keys === 'all' ? [] : keys;
        const entry = key === undefined ? undefined : entryWithKey(page, String(key));
        if (entry) acts().onSelect(entry.place);
      }}
      dragAndDropHooks={dragging}
      onAction={(key) => {
        const entry = entryWithKey(page, String(key));
        if (entry && !isReadOnly) acts().onEdit(entry.place);
      }}
      expandedKeys={opened}
      onExpandedChange={(keys) => onOpened(new Set([...keys].map(String)))}
    >
      {(entry) => renderEntry(entry, problems, !isReadOnly)}
    </Tree>
  );
  if (!isLong) return tree;
  return (
    <Virtualizer layout={ListLayout} layoutOptions={layout}>
      {tree}
    </Virtualizer>
  );
});

/** So many rows are rendered as a whole. Each of more would hear every key that is pressed anywhere. */
const fewRows = 100;
const layout = { rowHeight: 28 };

function countOf({ entries }: OutlineEntry): number {
  return entries.reduce((sum, entry) => sum + countOf(entry), 1);
}

function renderEntry(
  { key, label, kind, place, answering, entries }: OutlineEntry,
  problems: readonly Problem[],
  canMove: boolean,
) {
  const isMovable = canMove && entryOf(place.pointer) !== undefined;
  const own = problems.filter((problem) => isWithin(problem, place));
  const worst = own.some(({ severity }) => severity === 'error') ? 'error' : own[0]?.severity;
  const must = answering && mustWords[answering];
  return (
    <TreeItem id={key} textValue={label} aria-label={must === undefined ? label : `${label} (${must})`}>
      <TreeItemContent>
        <div className="line">
          {entries.length > 0 ? <Button slot="chevron">›</Button> : <span className="leaf" />}
          <span className="entry" title={kind === '' ? label : `${label} (${kind})`}>
            {label}
          </span>
          {must !== undefined && (
            <span className={`must ${answering}`} title={must}>
              *
            </span>
          )}
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

/** Words for a question that visitors cannot leave out. */
const mustWords = {
  always: 'must be answered',
  sometimes: 'must be answered under a condition',
} as const;

/** A set with some keys; the same one if it has them. */
function withKeys(set: ReadonlySet<string>, keys: readonly string[]): ReadonlySet<string> {
  return keys.every((key) => set.has(key)) ? set : new Set([...set, ...keys]);
}
