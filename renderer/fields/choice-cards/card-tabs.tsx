import type { ShownCardOption } from '#engine';
import { choiceId } from '../field-ids.ts';
import type { FieldProps } from '../field-props.ts';
import { tab, tabRadio, tabs } from './choice-cards.classes.ts';

interface CardTabsProps {
  readonly field: FieldProps<'choice-cards'>['field'];
  readonly id: string;
  readonly options: FieldProps<'choice-cards'>['options'];
  readonly chosen: readonly string[];
  /** Ids of cards that stand out: one of them is looked at first while none is chosen. */
  readonly featured: readonly string[];
}

/**
 * Where there is no room for two cards, the one whose tab is on is shown. The tabs belong to no form, so that nothing
 * of them is sent; the stylesheet does the rest.
 */
export function CardTabs({ field, id, options, chosen, featured }: CardTabsProps) {
  const indexIn = (ids: readonly string[]) => options.findIndex((option) => ids.includes(option.id));
  const first = [indexIn(chosen), indexIn(featured), 0].find((index) => index >= 0);
  return (
    <div role="radiogroup" aria-label={field.tabs} className={tabs()}>
      {options.map((option, index) => (
        <label key={option.id} className={tab()}>
          <input
            type="radio"
            form=""
            name={`${id}-tab`}
            value={choiceId(id, index)}
            defaultChecked={index === first}
            className={tabRadio()}
            data-tab={index + 1}
          />
          {(option as ShownCardOption).card?.tab ?? option.label}
        </label>
      ))}
    </div>
  );
}
