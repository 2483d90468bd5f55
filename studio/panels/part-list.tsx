import type { PanelContext } from '../inputs/panel-context.ts';
import { actionWords } from '../settings/action-words.ts';
import type { Property } from '../settings/properties.ts';
import type { PlacedSchema } from '../settings/schemas.ts';
import { labelOf, wordsOf } from '../settings/words.ts';

interface PartListProps {
  readonly property: Property;
  readonly item: PlacedSchema;
  readonly panel: PanelContext;
}

/** A list of parts: each leads to a panel of its own. */
export function PartList({ property: { label, help, value, pointer }, item, panel }: PartListProps) {
  const entries = Array.isArray(value) ? value : [];
  const kind = wordsOf(item.schema.title ?? 'part');
  return (
    <fieldset className="property">
      <legend>{label}</legend>
      {help !== '' && <p className="help">{help}</p>}
      <ol className="list">
        {entries.map((entry, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an entry is known by its place in the list.
          <li key={index}>
            <button type="button" onClick={() => panel.onSelect(`${pointer}/${index}`)}>
              {labelOf(entry, actionWords(entry) ?? `${kind} ${index + 1}`)}
            </button>
          </li>
        ))}
      </ol>
      {!panel.isReadOnly && (
        <button type="button" className="plain" onClick={() => panel.onAdd(pointer)}>
          + Add
        </button>
      )}
      {panel.problemsAt(pointer)}
    </fieldset>
  );
}
