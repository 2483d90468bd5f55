import type { FieldProps } from '../field-props.ts';
import {
  caption,
  empty,
  heading as headingClass,
  hint as hintClass,
  label as labelClass,
  note as noteClass,
  table,
  value as valueClass,
} from './table.classes.ts';

/** Rows of labels and values under a caption; without rows, the words that say so. */
export function Table({ field, id, view }: FieldProps<'table'>) {
  const rows = view?.rows ?? [];
  const { label: title, hint } = field;
  if (rows.length === 0) {
    return (
      <p id={id} className={empty()}>
        {field.empty}
      </p>
    );
  }
  return (
    <table id={id} className={table()}>
      <caption className={caption()}>
        {title}
        {hint !== undefined && <span className={hintClass()}>{hint}</span>}
      </caption>
      <tbody>
        {rows.map(({ label, value, note }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two rows may say the same.
          <tr key={index}>
            {value === undefined ? (
              <th scope="colgroup" colSpan={2} className={headingClass()}>
                {label}
              </th>
            ) : (
              <>
                <th scope="row" className={labelClass()}>
                  {label}
                </th>
                <td className={valueClass()}>
                  {value}
                  {note !== undefined && <span className={noteClass()}>{note}</span>}
                </td>
              </>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
