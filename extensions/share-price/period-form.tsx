import { useId } from 'react';
import { Button, Icon } from 'waymark/extend';
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
    <form
      method="get"
      action={path}
      className="share-price-period-form"
      onSubmit={(event) => event.preventDefault()}
    >
      <div className="share-price-period-choice">
        <label htmlFor={id} className="share-price-period-label">
          {labels.period}
        </label>
        <span className="share-price-period-box">
          <select
            id={id}
            name="months"
            className="share-price-period-list"
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
          <Icon name="chevron" className="share-price-period-arrow" />
        </span>
      </div>
      <div className="share-price-show-period">
        <Button type="submit" tone="secondary">
          {labels.showPeriod}
        </Button>
      </div>
      <label className="share-price-index-choice">
        <input
          type="checkbox"
          className="share-price-index-box"
          checked={hasIndex}
          onChange={(event) => onIndex(event.currentTarget.checked)}
          autoComplete="off"
        />
        {labels.index}
      </label>
    </form>
  );
}
