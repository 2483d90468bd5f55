import { useDeferredValue, useState } from 'react';
import { GridList, GridListItem } from 'react-aria-components/GridList';
import { ListLayout, Virtualizer } from 'react-aria-components/Virtualizer';
import type { Problem } from '#engine';
import type { Content } from '#schemas';
import { titleOfItem } from '../parts/items.ts';
import type { Place } from '../preview/protocol.ts';
import { titleOf } from '../settings/words.ts';
import type { Structure } from './use-structure.tsx';

interface ItemListProps {
  readonly list: Content;
  readonly selected: Place | undefined;
  readonly isReadOnly: boolean;
  readonly problems: readonly Problem[];
  readonly structure: Structure;
  readonly onSelect: (place: Place) => void;
}

interface Row {
  readonly index: number;
  readonly title: string;
  readonly detail: string;
}

const layout = { rowHeight: 32 };

/** The items of a content list, found by their words; of thousands only those in sight are rendered. */
export function ItemList({ list, selected, isReadOnly, problems, structure, onSelect }: ItemListProps) {
  const [typed, setTyped] = useState('');
  const wanted = useDeferredValue(typed).trim().toLowerCase();
  const rows = list.items
    .map((item, index): Row => ({ index, title: titleOfItem(item), detail: dayOf(item.fields) }))
    .filter(({ title }) => title.toLowerCase().includes(wanted));
  const [, chosen] = /^\/items\/(\d+)/.exec(selected?.pointer ?? '') ?? [];
  const faulty = new Set(
    problems.filter(({ document }) => document === list.id).map(({ pointer }) => pointer.split('/')[2]),
  );
  return (
    <div className="items">
      <label className="question">
        <span className="hidden">Find an item</span>
        <input
          type="search"
          placeholder="Find in this list"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </label>
      <Virtualizer layout={ListLayout} layoutOptions={layout}>
        <GridList
          aria-label={`Items of “${titleOf(list)}”`}
          className="outline"
          items={rows}
          dependencies={[problems]}
          selectionMode="single"
          selectionBehavior="replace"
          selectedKeys={chosen === undefined ? [] : [Number(chosen)]}
          onSelectionChange={(keys) => {
            const [index] = keys === 'all' ? [] : keys;
            if (index !== undefined) onSelect({ document: list.id, pointer: `/items/${index}` });
          }}
          renderEmptyState={() => <p className="quiet">No item has these words.</p>}
        >
          {({ index, title, detail }) => (
            <GridListItem id={index} textValue={title}>
              <div className="line">
                <span className="entry">{title}</span>
                {faulty.has(String(index)) && (
                  <span className="mark error">
                    <span className="hidden">Problem</span>
                  </span>
                )}
                <span className="quiet">{detail}</span>
              </div>
            </GridListItem>
          )}
        </GridList>
      </Virtualizer>
      {!isReadOnly && (
        <button
          type="button"
          className="plain add"
          onClick={() => structure.add({ document: list.id, pointer: '/items' })}
        >
          + Add an item
        </button>
      )}
    </div>
  );
}

/** The day that an item is of, if it says one. */
function dayOf(fields: object): string {
  const day = Object.values(fields).find(
    (value): value is string => typeof value === 'string' && /^\d{4}-\d\d-\d\d/.test(value),
  );
  return day?.slice(0, 10) ?? '';
}
