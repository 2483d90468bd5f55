import { css } from '../../theme/css.ts';

/** In a narrow container every value is below its label, so that the same rows align from card to card. */
const narrow = '@container (max-width: 16rem)';

/** Labels and values, side by side where both fit. */
export const rows = css('value-rows-rows', {
  containerType: 'inline-size',
  fontSize: '$sm',
  lineHeight: '$snug',
});

export const row = css('value-rows-row', {
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
export const rowHeading = css('value-rows-row-heading', {
  paddingBlockEnd: '0.4rem',
  borderBlockEnd: '2px solid $ink',
  fontWeight: '$semibold',
  'dl + &': { marginBlockStart: '$4' },
  '@forced': { borderColor: 'CanvasText' },
});

export const rowLabel = css('value-rows-row-label', {
  minWidth: 0,
  color: '$inkSoft',
  overflowWrap: 'anywhere',
});

/** A value of one or several lines. */
export const rowValue = css('value-rows-row-value', {
  minWidth: 0,
  whiteSpace: 'pre-line',
  marginInlineStart: 'auto',
  fontWeight: '$semibold',
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
  overflowWrap: 'anywhere',
  [narrow]: { textAlign: 'start' },
});

/** Note on a value. */
export const rowNote = css('value-rows-row-note', {
  display: 'block',
  color: '$inkSoft',
  fontSize: '$xs',
  fontWeight: '$regular',
});
