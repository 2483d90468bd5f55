import { Fragment, type ReactNode } from 'react';
import type { TableRow } from '#engine';
import { css } from '../../theme/css.ts';

/** A row, with its value as it is shown where that is more than a text. */
type ShownRow = TableRow & { readonly shown?: ReactNode };

interface ValueRowsProps {
  readonly rows: readonly ShownRow[];
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
            {group.map(({ label, value, note, shown }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two rows may say the same.
              <div key={index} className={row()}>
                <dt className={rowLabel()}>{label}</dt>
                <dd className={rowValue()}>
                  {shown ?? value}
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
  readonly rows: readonly ShownRow[];
}

/** Groups of rows. A row without a value is the heading of its group. */
function groupsOf(rows: readonly ShownRow[]): readonly RowGroup[] {
  const starts = rows.flatMap(({ value }, index) => (index === 0 || value === undefined ? [index] : []));
  return starts.map((start, place) => {
    const group = rows.slice(start, starts[place + 1]);
    const [first] = group;
    return first?.value === undefined
      ? { heading: first?.label, rows: group.slice(1) }
      : { heading: undefined, rows: group };
  });
}

/** In a narrow container every value is below its label, so that the same rows align from card to card. */
const narrow = '@container (max-width: 16rem)';

/** Labels and values, side by side where both fit. */
const rowsClass = css('value-rows-rows', {
  containerType: 'inline-size',
  fontSize: '$sm',
  lineHeight: '$snug',
});

const row = css('value-rows-row', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: '$3',
  paddingBlock: '0.4rem',
  borderBlockEnd: '1px solid $line',
  '&:last-child': { borderBlockEnd: 0 },
  [narrow]: { display: 'block' },
});

/** Heading of the rows that follow it. */
const rowHeading = css('value-rows-row-heading', {
  paddingBlockEnd: '0.4rem',
  borderBlockEnd: '2px solid $ink',
  fontWeight: '$semibold',
  'dl + &': { marginBlockStart: '$4' },
  '@forced': { borderColor: 'CanvasText' },
});

const rowLabel = css('value-rows-row-label', {
  minWidth: 0,
  color: '$inkSoft',
  overflowWrap: 'anywhere',
});

/** A value of one or several lines. */
const rowValue = css('value-rows-row-value', {
  minWidth: 0,
  whiteSpace: 'pre-line',
  marginInlineStart: 'auto',
  fontWeight: '$semibold',
  fontVariantNumeric: 'tabular-nums',
  // A phone number or an address has its own direction, on the side of the page's.
  unicodeBidi: 'plaintext',
  textAlign: 'var(--inline-end)',
  overflowWrap: 'anywhere',
  [narrow]: { textAlign: 'var(--inline-start)' },
});

/** Note on a value. */
const rowNote = css('value-rows-row-note', {
  display: 'block',
  color: '$inkSoft',
  fontSize: '$xs',
  fontWeight: '$regular',
});
