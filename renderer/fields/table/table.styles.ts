import { css } from '../../theme/css.ts';
import { foldSign } from '../../theme/fold-sign.ts';

export const table = css('table', {
  width: '100%',
  marginBlockEnd: '$5',
  borderCollapse: 'collapse',
  fontSize: '$md',
  lineHeight: '$snug',
  fontVariantNumeric: 'tabular-nums',
  breakInside: 'avoid',
});

export const caption = css('table-caption', {
  paddingBlockEnd: '$2',
  borderBlockEnd: '2px solid $ink',
  textAlign: 'start',
  fontWeight: '$semibold',
  '@forced': { borderColor: 'CanvasText' },
});

/** A collapsible table. Several in a row are joined. */
export const fold = css('table-fold', {
  borderBlockEnd: '1px solid $line',
  interpolateSize: 'allow-keywords',
  '&:has(+ &)': { marginBlockEnd: 0 },
  marginBlockEnd: '$5',
  '@lively': {
    '&::details-content': {
      blockSize: 0,
      overflow: 'clip',
      transition: 'block-size $transitions$steady, content-visibility $transitions$steady allow-discrete',
    },
    '&[open]::details-content': { blockSize: 'auto' },
  },
  '@print': { '&::details-content': { blockSize: 'auto', contentVisibility: 'visible' } },
});

export const opener = css('table-opener', {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '$3',
  minHeight: '$target',
  paddingBlock: '$2',
  fontWeight: '$semibold',
  lineHeight: '$snug',
  cursor: 'pointer',
  '@hover': { '&:hover': { color: '$accentText' } },
});

export const sign = css('table-sign', {
  ...foldSign,
  'details[open] > summary > &': { transform: 'rotate(45deg)' },
});

/** Its last line is the border of the collapsible part. */
export const folded = css('table-folded', {
  '& > table': { marginBlockEnd: '$2' },
  '& tbody:last-child > tr:last-child > *': { borderBlockEnd: 0 },
});

/** More text below the caption or, without a table, below the text that replaces it. */
export const hint = css('table-hint', {
  display: 'block',
  color: '$inkSoft',
  fontSize: '$sm',
  fontWeight: '$regular',
  lineHeight: 1.45,
});

/** Heading of the rows that follow it. */
export const heading = css('table-heading', {
  padding: '$4 0 0.6rem',
  borderBlockEnd: '1px solid $lineStrong',
  fontWeight: '$semibold',
  textAlign: 'start',
});

export const label = css('table-label', {
  paddingBlock: '0.6rem',
  paddingInline: '0 $3',
  borderBlockEnd: '1px solid $line',
  color: '$inkSoft',
  fontWeight: '$regular',
  textAlign: 'start',
  verticalAlign: 'baseline',
  minWidth: '5em',
  overflowWrap: 'anywhere',
});

export const value = css('table-value', {
  whiteSpace: 'pre-line',
  padding: '0.6rem 0',
  borderBlockEnd: '1px solid $line',
  fontWeight: '$semibold',
  // As in `value-rows`: a direction of its own.
  unicodeBidi: 'plaintext',
  textAlign: 'var(--inline-end)',
  verticalAlign: 'baseline',
  overflowWrap: 'anywhere',
});

export const note = css('table-note', {
  display: 'block',
  color: '$inkSoft',
  fontSize: '$sm',
  fontWeight: '$regular',
});

/** Shown in place of a table without rows. */
export const empty = css('table-empty', {
  marginBlockEnd: '$5',
  padding: '$3 $4',
  borderRadius: '$md',
  backgroundColor: '$mist',
  color: '$inkSoft',
  lineHeight: '$snug',
  '@forced': { border: '1px solid CanvasText' },
});
