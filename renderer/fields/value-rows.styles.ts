import { css } from '../theme/stitches.ts';

/** Labels and their values, side by side where both fit. */
export const rows = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  fontSize: '$sm',
  lineHeight: '$snug',
});

export const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: '$3',
  paddingBlock: '0.4rem',
  borderBlockEnd: '1px solid $line',
  '&:last-child': { borderBlockEnd: 0 },
});

export const rowLabel = css({ minWidth: 0, color: '$inkSoft', overflowWrap: 'anywhere' });

export const rowValue = css({
  minWidth: 0,
  marginInlineStart: 'auto',
  fontWeight: '$semibold',
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
  overflowWrap: 'anywhere',
});

/** What there is more to say of a value. */
export const rowNote = css({
  display: 'block',
  color: '$inkSoft',
  fontSize: '$xs',
  fontWeight: '$regular',
});
