import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { rowAfterKey, type SiteRow } from './site-rows.ts';

/** A row that is rendered. */
interface VirtualRow {
  readonly row: SiteRow;
  readonly index: number;
  /** Pixels from the top of the tree. */
  readonly place: number;
  readonly isTabStop: boolean;
}

interface VirtualTree {
  readonly items: readonly VirtualRow[];
  /** Of all rows, in pixels. */
  readonly height: number;
  /** Takes the element of a row, whose height may be any. */
  readonly measure: (element: HTMLElement | null) => void;
  readonly moveByKey: (event: KeyboardEvent) => void;
  /** Makes a row the tab stop. */
  readonly stopAt: (index: number) => void;
}

const usualHeight = 32;
/** So many rows are rendered as a whole, which the search of the browser finds too. */
const fewRows = 300;
const beyondSight = 20;

/**
 * A tree of any size of which only the rows in sight are rendered. It is one tab stop, at the row that was used last or else at
 * the current one, which stays rendered; the keys are those of a tree.
 *
 * @param scrolled the element that scrolls
 * @param current index of the current row, which is brought into view whenever it is another; -1 without one
 * @param searched the words that the rows were found by, with which the tree begins at its top; empty for all rows
 * @param act does what Enter does
 */
export function useVirtualTree(
  scrolled: RefObject<HTMLElement | null>,
  rows: readonly SiteRow[],
  current: number,
  searched: string,
  act: (row: SiteRow) => void,
): VirtualTree {
  const [used, setUsed] = useState<string>();
  const toFocus = useRef(false);
  const usedAt = used === undefined ? -1 : rows.findIndex(({ key }) => key === used);
  const stop = Math.max(0, usedAt >= 0 ? usedAt : current);
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scrolled.current,
    estimateSize: () => usualHeight,
    getItemKey: (index) => rows[index]?.key ?? index,
    overscan: rows.length <= fewRows ? rows.length : beyondSight,
    rangeExtractor: (range) =>
      [...new Set([...defaultRangeExtractor(range), stop])]
        .filter((index) => index < rows.length)
        .sort((one, other) => one - other),
  });
  const currentKey = rows[current]?.key;
  // biome-ignore lint/correctness/useExhaustiveDependencies: it scrolls when another row is the current one.
  useEffect(() => {
    if (currentKey !== undefined) virtual.scrollToIndex(current, { align: 'auto' });
  }, [currentKey]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it scrolls with each other search, after the current row did.
  useEffect(() => {
    if (searched !== '') virtual.scrollToOffset(0);
  }, [searched]);
  useLayoutEffect(() => {
    const row = toFocus.current && scrolled.current?.querySelector(`[data-index="${stop}"]`);
    if (!(row instanceof HTMLElement)) return;
    toFocus.current = false;
    row.focus({ preventScroll: true });
  });
  const goTo = (index: number) => {
    const row = rows[index];
    if (row === undefined) return;
    toFocus.current = index !== stop;
    setUsed(row.key);
    virtual.scrollToIndex(index, { align: 'auto' });
  };
  return {
    items: virtual.getVirtualItems().flatMap(({ index, start }) => {
      const row = rows[index];
      return row === undefined ? [] : [{ row, index, place: start, isTabStop: index === stop }];
    }),
    height: virtual.getTotalSize(),
    measure: virtual.measureElement,
    stopAt: (index) => setUsed(rows[index]?.key),
    moveByKey(event) {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      const to = rowAfterKey(rows, stop, event.key);
      const row = rows[stop];
      if (to === undefined || row === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      if (to === stop) act(row);
      else goTo(to);
    },
  };
}
