import { Fragment } from 'react';
import type { TableRow } from '#engine';
import { row, rowHeading, rowLabel, rowNote, rows as rowsClass, rowValue } from './value-rows.styles.ts';

interface ValueRowsProps {
  readonly rows: readonly TableRow[];
}

/** Labels and values, for data too small for a table. */
export function ValueRows({ rows }: ValueRowsProps) {
  return (
    <div className={rowsClass()}>
      {groupsOf(rows).map(({ heading, rows: group }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two groups may bear the same name.
        <Fragment key={place}>
          {heading !== undefined && <p className={rowHeading()}>{heading}</p>}
          <dl>
            {group.map(({ label, value, note }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two rows may say the same.
              <div key={index} className={row()}>
                <dt className={rowLabel()}>{label}</dt>
                <dd className={rowValue()}>
                  {value}
                  {note !== undefined && <span className={rowNote()}>{note}</span>}
                </dd>
              </div>
            ))}
          </dl>
        </Fragment>
      ))}
    </div>
  );
}

interface RowGroup {
  readonly heading: string | undefined;
  readonly rows: readonly TableRow[];
}

/** Groups of rows. A row without a value is the heading of its group. */
function groupsOf(rows: readonly TableRow[]): readonly RowGroup[] {
  const starts = rows.flatMap(({ value }, index) => (index === 0 || value === undefined ? [index] : []));
  return starts.map((start, place) => {
    const group = rows.slice(start, starts[place + 1]);
    const [first] = group;
    return first?.value === undefined
      ? { heading: first?.label, rows: group.slice(1) }
      : { heading: undefined, rows: group };
  });
}
