import { useLayoutEffect, useRef } from 'react';
import type { ShownCardOption } from '#engine';
import { choiceId } from '../../field-parts/field-ids.ts';
import type { FieldProps } from '../../field-parts/field-props.ts';
import { tab, tabRadio, tabs } from './choice-cards.styles.ts';

interface CardTabsProps {
  readonly field: FieldProps<'choice-cards'>['field'];
  readonly id: string;
  readonly options: FieldProps<'choice-cards'>['options'];
  readonly chosen: readonly string[];
  /** Ids of highlighted cards: while no card is chosen, the first of them is shown. */
  readonly featured: readonly string[];
}

/**
 * On a narrow screen only the card of the selected tab is shown, by the stylesheet. The tabs belong to no
 * form, so they are not sent.
 */
export function CardTabs({ field, id, options, chosen, featured }: CardTabsProps) {
  const indexIn = (ids: readonly string[]) => options.findIndex((option) => ids.includes(option.id));
  const first = [indexIn(chosen), indexIn(featured), 0].find((index) => index >= 0);
  const list = useRef<HTMLDivElement>(null);
  const selected = useRef(first);

  // If the selected tab has made way for another in its place, that is selected.
  useLayoutEffect(() => {
    const radios = [...(list.current?.querySelectorAll('input') ?? [])];
    const inPlace = radios[selected.current ?? 0] ?? radios[0];
    if (inPlace && !radios.some(({ checked }) => checked)) inPlace.checked = true;
  });

  return (
    <div ref={list} role="radiogroup" aria-label={field.tabs} className={tabs()}>
      {options.map((option, index) => (
        <label key={option.id} className={tab()}>
          <input
            type="radio"
            form=""
            name={`${id}-tab`}
            value={choiceId(id, index)}
            defaultChecked={index === first}
            onChange={() => {
              selected.current = index;
            }}
            className={tabRadio()}
            data-tab={index + 1}
          />
          {(option as ShownCardOption).card?.tab ?? option.label}
        </label>
      ))}
    </div>
  );
}
