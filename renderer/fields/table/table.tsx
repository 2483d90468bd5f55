import { field as fieldClass } from '../field.classes.ts';
import type { FieldProps } from '../field-props.ts';

/** Rows of labels and values under a caption. */
export function Table({ field, id, view }: FieldProps<'table'>) {
  const rows = view?.rows ?? [];
  if (rows.length === 0) {
    return (
      <p id={id} className={fieldClass()}>
        {field.empty}
      </p>
    );
  }
  return (
    <table id={id} className={fieldClass()}>
      <caption>{field.label}</caption>
      <tbody>
        {rows.map(({ label, value, note }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two rows may say the same.
          <tr key={index}>
            <th scope="row">{label}</th>
            <td>
              {value}
              {note !== undefined && <small> {note}</small>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
