import { useEffect, useMemo, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { Collection } from 'react-aria-components/Collection';
import { Tree, TreeItem, TreeItemContent } from 'react-aria-components/Tree';
import { entriesTo, type OutlineEntry } from '../parts/outline.ts';
import type { Place } from '../preview/protocol.ts';

interface OutlineProps {
  /** The open page or step. */
  readonly page: OutlineEntry;
  readonly selected: Place | undefined;
  readonly onSelect: (place: Place) => void;
}

/** The parts of the open page or step as a tree, in which the selected one is marked. */
export function Outline({ page, selected, onSelect }: OutlineProps) {
  const chain = useMemo(() => (selected ? entriesTo(page, selected) : []), [page, selected]);
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const around = chain.slice(0, -1).map(({ key }) => key);
  const toOpen = around.join(' | ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the keys are equal whenever their text is.
  useEffect(() => setOpened((now) => new Set([...now, page.key, ...around])), [page.key, toOpen]);
  const chosen = chain.at(-1);
  return (
    <Tree
      aria-label="Parts of the page"
      className="outline"
      items={[page]}
      selectionMode="single"
      selectionBehavior="replace"
      selectedKeys={chosen ? [chosen.key] : []}
      onSelectionChange={(keys) => {
        const [key] = keys === 'all' ? [] : keys;
        const entry = key === undefined ? undefined : withKey(page, String(key));
        if (entry) onSelect(entry.place);
      }}
      expandedKeys={opened}
      onExpandedChange={(keys) => setOpened(new Set([...keys].map(String)))}
    >
      {renderEntry}
    </Tree>
  );
}

function renderEntry({ key, label, kind, entries }: OutlineEntry) {
  return (
    <TreeItem id={key} textValue={label}>
      <TreeItemContent>
        <div className="line">
          {entries.length > 0 ? <Button slot="chevron">›</Button> : <span className="leaf" />}
          <span className="entry">{label}</span>
          <span className="kind">{kind}</span>
        </div>
      </TreeItemContent>
      <Collection items={entries}>{renderEntry}</Collection>
    </TreeItem>
  );
}

function withKey(entry: OutlineEntry, key: string): OutlineEntry | undefined {
  if (entry.key === key) return entry;
  for (const inner of entry.entries) {
    const found = withKey(inner, key);
    if (found) return found;
  }
  return undefined;
}
