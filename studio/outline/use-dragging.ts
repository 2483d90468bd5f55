import { useRef } from 'react';
import { type DragAndDrop, useDragAndDrop } from 'react-aria-components/useDragAndDrop';
import { type ListPlace, listsAt } from '../parts/moves.ts';
import { entryWithKey, type OutlineEntry, type PageEntry } from '../parts/outline.ts';
import { entryOf } from '../parts/structure.ts';
import type { Structure } from './use-structure.tsx';

/** A place of the outline that a part is dropped at. */
interface Target {
  readonly key: string | number;
  readonly dropPosition: 'before' | 'on' | 'after';
}

/**
 * Moves parts in the outline by dragging them, by pointer, touch or keys. Those who may not get the same hooks, which do nothing:
 * a tree that loses its hooks while it shows would call fewer hooks of React than before.
 *
 * @param acts moves parts, as the site is now
 */
export function useDragging(
  page: PageEntry,
  acts: () => { readonly structure: Pick<Structure, 'documentOf' | 'canMove' | 'moveTo'> },
  isReadOnly: boolean,
): DragAndDrop<OutlineEntry>['dragAndDropHooks'] {
  const dragged = useRef<OutlineEntry>(undefined);
  const entryAt = (key: string | number | undefined) =>
    key === undefined ? undefined : entryWithKey(page, String(key));
  const placeAt = ({ key, dropPosition }: Target): ListPlace | undefined => {
    const part = dragged.current?.place;
    const target = entryAt(key);
    if (part === undefined || target === undefined) return undefined;
    const entry = entryOf(target.place.pointer);
    const own = listsAt(acts().structure.documentOf(target.place.document), target.place.pointer).map(
      (list) => ({
        list: { document: target.place.document, pointer: list },
        index: Number.MAX_SAFE_INTEGER,
      }),
    );
    const beside = entry && {
      list: { document: target.place.document, pointer: entry.list },
      index: entry.index + (dropPosition === 'after' ? 1 : 0),
    };
    const places = dropPosition === 'on' ? own : beside ? [beside] : [];
    return places.find(({ list }) => acts().structure.canMove(part, list));
  };
  const { dragAndDropHooks } = useDragAndDrop<OutlineEntry>({
    isDisabled: isReadOnly,
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': entryAt(key)?.label ?? '' })),
    onDragStart: ({ keys: [key] }) => {
      dragged.current = entryAt(key);
    },
    onDragEnd: () => {
      dragged.current = undefined;
    },
    getDropOperation: (target) => (target.type === 'item' && placeAt(target) ? 'move' : 'cancel'),
    onMove: ({ target }) => {
      const place = placeAt(target);
      if (dragged.current && place) acts().structure.moveTo(dragged.current.place, place);
    },
  });
  return dragAndDropHooks;
}
