import type { DataRow, DataTableData } from '#engine';
import type { DataColumn, DataTable as DataTableModule } from '#schemas';
import { Anchor } from '../../host/anchor.tsx';
import type { HostSite } from '../../host/host.ts';
import type { RegionProps } from '../../islands/region-props.ts';
import { bandTitle } from '../../theme/band.styles.ts';
import { css } from '../../theme/css.ts';
import { container } from '../../theme/layout.styles.ts';
import { table, tableBox } from '../rich-text/rich-text.styles.ts';
import { cellLink, cellText } from './data-table-view.ts';

/** A table of what an operation gives at the moment. */
export function DataTable({ module, data, place, site }: RegionProps<DataTableModule, DataTableData>) {
  const { title, caption } = module;
  const text = data.outcome === 'failed' ? module.failure : data.rows.length === 0 ? module.empty : undefined;
  return (
    <section className={tableBand()}>
      <div className={container()}>
        {title && <h2 className={bandTitle()}>{title}</h2>}
        {text === undefined && data.outcome === 'read' ? (
          <Rows
            module={module}
            rows={data.rows}
            site={site}
            captionId={`${place.replaceAll('/', '-')}-caption`}
          />
        ) : (
          <div className={notice()}>
            <p className={noticeName()}>{caption}</p>
            <p>{text}</p>
          </div>
        )}
      </div>
    </section>
  );
}

interface RowsProps {
  readonly module: DataTableModule;
  readonly rows: readonly DataRow[];
  readonly site: HostSite;
  readonly captionId: string;
}

function Rows({ module: { caption, columns }, rows, site, captionId }: RowsProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard.
    <section className={tableBox()} tabIndex={0} aria-labelledby={captionId}>
      <table className={`${table()} ${dataTable()}`}>
        <caption id={captionId}>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two columns may have one heading.
              <th key={place} scope="col" className={alignment(column)}>
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row has no identity but its place.
            <tr key={index}>
              {columns.map((column, place) =>
                place === 0 ? (
                  <th key="heading" scope="row">
                    <Cell row={row} column={column} site={site} />
                  </th>
                ) : (
                  // biome-ignore lint/suspicious/noArrayIndexKey: two columns may have one heading.
                  <td key={place} className={alignment(column) ?? (isMoment(column) ? moment() : undefined)}>
                    <Cell row={row} column={column} site={site} />
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface CellProps {
  readonly row: DataRow;
  readonly column: DataColumn;
  readonly site: HostSite;
}

function Cell({ row, column, site }: CellProps) {
  const text = cellText(row, column, site);
  const href = cellLink(row, column);
  return href === undefined ? text : <Anchor href={href}>{text}</Anchor>;
}

function isMoment({ format }: DataColumn): boolean {
  return format === 'date' || format === 'date-time';
}

function alignment({ format }: DataColumn): string | undefined {
  return format === 'number' ? figures() : undefined;
}

/** Tables that follow one another are closer than other modules. */
const tableBand = css('data-table-table-band', {
  paddingBlock: '$5',
  '@print': { paddingBlock: '$3' },
});

/** Follows the tables of rich text; figures are read down their column. */
const dataTable = css('data-table', {
  '& thead th': { '&&': { whiteSpace: 'normal' }, verticalAlign: 'bottom' },
  '& :is(td, th)': { minWidth: '6.5rem' },
  '& tbody th': { minWidth: '10rem' },
  '& tbody a': { fontWeight: '$medium' },
});

/** Aligned by their last digits, which are on the right in every script. */
const figures = css('data-table-figures', {
  '&&': { textAlign: 'end', '[dir=rtl] &': { textAlign: 'start' } },
});

const moment = css('data-table-moment', { whiteSpace: 'nowrap' });

/** Stands in place of the table. */
const notice = css('data-table-notice', {
  padding: '$5',
  border: '1px solid $colors$line',
  borderRadius: '$md',
  backgroundColor: '$mist',
});

const noticeName = css('data-table-notice-name', { marginBottom: '$1', fontWeight: '$semibold' });
