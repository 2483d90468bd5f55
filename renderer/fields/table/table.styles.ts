import { css } from '../../theme/stitches.ts';

export const table = css({
  width: '100%',
  marginBlockEnd: '$5',
  borderCollapse: 'collapse',
  fontSize: '$md',
  lineHeight: '$snug',
  fontVariantNumeric: 'tabular-nums',
  breakInside: 'avoid',
});

export const caption = css({
  paddingBlockEnd: '$2',
  borderBlockEnd: '2px solid $ink',
  textAlign: 'start',
  fontWeight: '$semibold',
  '@forced': { borderColor: 'CanvasText' },
});

/** Says more under the caption; where there is no table, under what stands in its place. */
export const hint = css({
  display: 'block',
  color: '$inkSoft',
  fontSize: '$sm',
  fontWeight: '$regular',
  lineHeight: 1.45,
});

/** Heads the rows that follow it. */
export const heading = css({
  padding: '$4 0 0.6rem',
  borderBlockEnd: '1px solid $lineStrong',
  fontWeight: '$semibold',
  textAlign: 'start',
});

export const label = css({
  padding: '0.6rem $3 0.6rem 0',
  borderBlockEnd: '1px solid $line',
  color: '$inkSoft',
  fontWeight: '$regular',
  textAlign: 'start',
  verticalAlign: 'baseline',
  overflowWrap: 'anywhere',
});

export const value = css({
  padding: '0.6rem 0',
  borderBlockEnd: '1px solid $line',
  fontWeight: '$semibold',
  textAlign: 'end',
  verticalAlign: 'baseline',
  overflowWrap: 'anywhere',
});

export const note = css({
  display: 'block',
  color: '$inkSoft',
  fontSize: '$sm',
  fontWeight: '$regular',
});

/** In place of a table without rows. */
export const empty = css({
  marginBlockEnd: '$5',
  padding: '$3 $4',
  borderRadius: '$md',
  backgroundColor: '$mist',
  color: '$inkSoft',
  lineHeight: '$snug',
  '@forced': { border: '1px solid CanvasText' },
});
