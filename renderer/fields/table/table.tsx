import { type TableRow, table } from '#engine';
import type { Rule } from '#schemas';
import type { FieldProps, RareField } from '../../field-parts/field-props.ts';
import { Icon } from '../../theme/icon.tsx';
import { visuallyHidden } from '../../theme/layout.styles.ts';
import {
  caption as captionClass,
  empty,
  fold as foldClass,
  folded,
  heading as headingClass,
  hint as hintClass,
  label as labelClass,
  note as noteClass,
  opener,
  sign,
  table as tableClass,
  value as valueClass,
} from './table.styles.ts';

export const rareField: RareField<'table'> = { component: Table, declaration: table };

/** Rows of labels and values under a caption, optionally collapsible. Without rows, a text says so. */
function Table({ field, id, view }: FieldProps<'table'>) {
  const { rows = [], label = wordsOf(field.label), hint = wordsOf(field.hint) } = view ?? {};
  const { fold } = field;
  if (rows.length === 0) {
    return (
      <p id={id} className={empty()}>
        {view?.empty ?? wordsOf(field.empty)}
      </p>
    );
  }
  if (fold === undefined) return <Rows id={id} label={label} hint={hint} rows={rows} />;
  return (
    <details id={id} open={fold === 'open'} className={foldClass()}>
      <summary className={opener()}>
        {label}
        <Icon name="plus" className={sign()} />
      </summary>
      <div className={folded()}>
        <Rows label={label} hint={hint} rows={rows} captioned={false} />
      </div>
    </details>
  );
}

/** The literal text of a document; undefined if a rule computes it. */
function wordsOf(text: Rule | undefined): string | undefined {
  return typeof text === 'string' ? text : undefined;
}

interface RowsProps {
  readonly id?: string;
  readonly label: string | undefined;
  readonly hint: string | undefined;
  readonly rows: readonly TableRow[];
  /** Whether the caption is visible; if not, another element shows its text. */
  readonly captioned?: boolean;
}

function Rows({ id, label: title, hint, rows, captioned = true }: RowsProps) {
  return (
    <table id={id} className={tableClass()}>
      <caption className={captioned ? captionClass() : undefined}>
        <span className={captioned ? undefined : visuallyHidden()}>{title}</span>
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
