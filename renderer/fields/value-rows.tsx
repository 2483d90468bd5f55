import type { TableRow } from '#engine';
import { row, rowLabel, rowNote, rows as rowsClass, rowValue } from './value-rows.classes.ts';

interface ValueRowsProps {
  readonly rows: readonly TableRow[];
}

/** Labels and their values, where a table would be too much. */
export function ValueRows({ rows }: ValueRowsProps) {
  return (
    <dl className={rowsClass()}>
      {rows.map(({ label, value, note }, index) => (
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
  );
}
