import { useFoundEntries } from '../inputs/found-entries.tsx';
import type { PanelContext } from '../inputs/panel-context.ts';
import { itemsIn, titleOfItem } from '../parts/items.ts';
import { actionWords } from '../settings/action-words.ts';
import { isObject } from '../settings/json.ts';
import type { Property } from '../settings/properties.ts';
import type { PlacedSchema } from '../settings/schemas.ts';
import { labelOf, wordsOf } from '../settings/words.ts';

interface PartListProps {
  readonly property: Property;
  readonly item: PlacedSchema;
  readonly panel: PanelContext;
}

const nothing: readonly never[] = [];

/** A list of parts: each leads to a panel of its own. */
export function PartList({ property: { label, help, value, pointer }, item, panel }: PartListProps) {
  const entries: readonly unknown[] = Array.isArray(value) ? value : nothing;
  const found = useFoundEntries(entries, label);
  const kind = wordsOf(item.schema.title ?? 'part');
  return (
    <fieldset className="property">
      <legend>{label}</legend>
      {help !== '' && <p className="help">{help}</p>}
      {found.box}
      <ol className="list">
        {found.indices.map((index) => (
          <li key={index}>
            <button type="button" onClick={() => panel.onSelect(`${pointer}/${index}`)}>
              {wordsFor(entries[index], panel) ?? `${kind} ${index + 1}`}
            </button>
          </li>
        ))}
      </ol>
      {found.more}
      {!panel.isReadOnly && (
        <button type="button" className="plain" onClick={() => panel.onAdd(pointer)}>
          + Add
        </button>
      )}
      {panel.problemsAt(pointer)}
    </fieldset>
  );
}

/** The words by which people know a part, an item or the item that a link leads to; undefined where there are none. */
function wordsFor(entry: unknown, panel: PanelContext): string | undefined {
  const own = labelOf(entry, actionWords(entry) ?? '');
  if (own !== '' || !isObject(entry) || entry.contentID === undefined) return own || undefined;
  if ('fields' in entry) return titleOfItem(entry);
  return itemsIn(panel.documents()).find(({ contentID }) => contentID === entry.contentID)?.title;
}
