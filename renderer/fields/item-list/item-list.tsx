import { type MouseEvent, useEffect, useRef } from 'react';
import { formEntries, type ItemEdit, itemList, writeItemEdit } from '#engine';
import type { FieldProps, RareField } from '../../field-parts/field-props.ts';
import { GroupFrame } from '../../field-parts/frame/group-frame.tsx';
import { button } from '../../theme/button.styles.ts';
import { visuallyHidden } from '../../theme/layout.styles.ts';
import {
  addPlace,
  itemButton,
  itemButtons,
  item as itemClass,
  items as itemsClass,
  itemTitle,
} from './item-list.styles.ts';

export const rareField: RareField<'item-list'> = { component: ItemList, declaration: itemList };

/** The same questions for each item, with buttons that add, remove and move items. They work without scripts, too. */
function ItemList(props: FieldProps<'item-list'>) {
  const { field, id, list, host } = props;
  const { name, language } = field;
  const { words } = host;
  const { items, fewest, most } = list ?? { items: [], fewest: 0, most: 0 };
  const addId = `${id}-add`;
  const focusNext = useRef<string>(undefined);

  useEffect(() => {
    const target = focusNext.current;
    focusNext.current = undefined;
    if (target !== undefined) (document.getElementById(target) ?? document.getElementById(addId))?.focus();
  });

  function change(event: MouseEvent, edit: ItemEdit, focus: string): void {
    event.preventDefault();
    focusNext.current = focus;
    list?.change(edit);
  }

  return (
    <GroupFrame {...props} role="group" options={[]} required>
      {/* The Enter key presses the first button of a form: it is to send the form, not to change an item. */}
      <button type="submit" tabIndex={-1} aria-hidden="true" className={visuallyHidden()} />
      <ol className={itemsClass()}>
        {items.map(({ id: key, title, questions }, index) => {
          const titleId = `${id}-item-${key}`;
          const neighbour = items[index + 1] ?? items[index - 1];
          const edits = [
            { edit: 'up', label: words.moveItemUp, isShown: index > 0, focus: titleId },
            { edit: 'down', label: words.moveItemDown, isShown: index < items.length - 1, focus: titleId },
            {
              edit: 'remove',
              label: field.removeLabel ?? words.removeItem,
              isShown: items.length > fewest,
              focus: neighbour ? `${id}-item-${neighbour.id}` : addId,
            },
          ] as const;
          return (
            <li key={key}>
              <fieldset className={itemClass()}>
                <legend id={titleId} tabIndex={-1} lang={language} className={itemTitle()}>
                  {title}
                </legend>
                <div>
                  <input type="hidden" name={name} value={key} />
                  {questions}
                </div>
                <div className={itemButtons()}>
                  {edits
                    .filter(({ isShown }) => isShown)
                    .map(({ edit, label, focus }) => (
                      <button
                        key={edit}
                        type="submit"
                        name={formEntries.change}
                        value={writeItemEdit(name, { edit, id: key })}
                        formNoValidate
                        formAction={`${host.action}#${id}`}
                        className={`${button({ tone: 'quiet' })} ${itemButton()}`}
                        onClick={(event) => change(event, { edit, id: key }, focus)}
                      >
                        {label}
                        <span className={visuallyHidden()}> {title}</span>
                      </button>
                    ))}
                </div>
              </fieldset>
            </li>
          );
        })}
      </ol>
      {items.length < most && (
        <div className={addPlace()}>
          <button
            id={addId}
            type="submit"
            name={formEntries.change}
            value={writeItemEdit(name, { edit: 'add', id: 'new' })}
            formNoValidate
            formAction={`${host.action}#${addId}`}
            className={button({ tone: 'secondary', size: 'small' })}
            onClick={(event) => {
              const fresh = newId();
              change(event, { edit: 'add', id: fresh }, `${id}-item-${fresh}`);
            }}
          >
            {field.addLabel ?? words.addItem}
          </button>
        </div>
      )}
    </GroupFrame>
  );
}

function newId(): string {
  return [...crypto.getRandomValues(new Uint32Array(2))]
    .map((part) => part.toString(36))
    .join('')
    .slice(0, 12);
}
