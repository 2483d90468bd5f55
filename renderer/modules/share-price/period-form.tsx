import { useId } from 'react';
import { button } from '../../theme/button.styles.ts';
import { Icon } from '../../theme/icon.tsx';
import {
  indexBox,
  indexChoice,
  periodArrow,
  periodBox,
  periodChoice,
  periodForm,
  periodLabel,
  periodList,
  showPeriod,
} from './share-price.styles.ts';
import type { CompleteSharePrice } from './share-price-props.ts';

interface PeriodFormProps {
  readonly module: CompleteSharePrice;
  readonly path: string;
  readonly months: number;
  readonly onMonths: (months: number) => void;
  readonly hasIndex: boolean;
  readonly onIndex: (hasIndex: boolean) => void;
}

/** Chooses the period and the index. Without scripts, a button asks the server for the period. */
export function PeriodForm({ module, path, months, onMonths, hasIndex, onIndex }: PeriodFormProps) {
  const id = useId();
  const { labels } = module;
  return (
    <form method="get" action={path} className={periodForm()} onSubmit={(event) => event.preventDefault()}>
      <div className={periodChoice()}>
        <label htmlFor={id} className={periodLabel()}>
          {labels.period}
        </label>
        <span className={periodBox()}>
          <select
            id={id}
            name="months"
            className={periodList()}
            value={months}
            onChange={(event) => onMonths(Number(event.currentTarget.value))}
            autoComplete="off"
          >
            {module.months.map((count) => (
              <option key={count} value={count}>
                {labels.month.replace('{n}', String(count))}
              </option>
            ))}
          </select>
          <Icon name="chevron" className={periodArrow()} />
        </span>
      </div>
      <button type="submit" className={`${button({ tone: 'secondary' })} ${showPeriod()}`}>
        {labels.showPeriod}
      </button>
      <label className={indexChoice()}>
        <input
          type="checkbox"
          className={indexBox()}
          checked={hasIndex}
          onChange={(event) => onIndex(event.currentTarget.checked)}
          autoComplete="off"
        />
        {labels.index}
      </label>
    </form>
  );
}
