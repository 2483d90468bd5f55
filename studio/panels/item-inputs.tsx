import { readWork } from '../changes/read-work.ts';
import type { PanelContext } from '../inputs/panel-context.ts';
import { itemsIn } from '../parts/items.ts';
import { memberOf } from '../settings/json.ts';
import type { Property } from '../settings/properties.ts';
import { TextInput } from './text-input.tsx';

interface ItemInputProps {
  readonly id: string;
  readonly 'data-pointer': string;
  readonly 'aria-describedby': string | undefined;
  readonly onBlur: () => void;
  readonly property: Property;
  readonly panel: PanelContext;
}

/** When something may be seen. A moment with an offset of its own stays the text that it is. */
export function MomentInput({ property, panel, ...own }: ItemInputProps) {
  const { value, pointer } = property;
  const text = typeof value === 'string' ? value : '';
  if (text !== '' && !/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?$/.test(text))
    return (
      <TextInput
        {...own}
        isLong={false}
        readOnly={panel.isReadOnly}
        value={text}
        onWrite={(typed) => panel.write(pointer, typed === '' ? undefined : typed)}
      />
    );
  return (
    <input
      {...own}
      type="datetime-local"
      readOnly={panel.isReadOnly}
      value={text}
      onChange={({ target }) => panel.write(pointer, target.value === '' ? undefined : target.value)}
    />
  );
}

/** Another item of a content list: those of the same list as the one that is chosen come first. */
export function ItemInput({ property, panel, ...own }: ItemInputProps) {
  const { value, pointer, isRequired } = property;
  const items = itemsIn(readWork(panel.work));
  const chosen = memberOf(value, 'contentID');
  const list = items.find(({ contentID }) => contentID === chosen)?.list;
  const lists = new Set([...(list === undefined ? [] : [list]), ...items.map((item) => item.list)]);
  return (
    <select
      {...own}
      disabled={panel.isReadOnly}
      value={typeof chosen === 'number' ? chosen : ''}
      onChange={({ target }) =>
        panel.write(pointer, target.value === '' ? undefined : { contentID: Number(target.value) })
      }
    >
      {(!isRequired || list === undefined) && <option value="">None</option>}
      {[...lists].map((name) => (
        <optgroup key={name} label={name}>
          {items
            .filter((item) => item.list === name)
            .map(({ contentID, title }) => (
              <option key={contentID} value={contentID}>
                {title}
              </option>
            ))}
        </optgroup>
      ))}
    </select>
  );
}
