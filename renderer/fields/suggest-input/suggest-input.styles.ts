import { css } from '../../theme/stitches.ts';

/** Stands under the input, as wide as it. */
export const popover = css({
  width: 'var(--trigger-width)',
  maxHeight: 'min(22rem, 60dvh)',
  overflow: 'auto',
  overscrollBehavior: 'contain',
  border: '1px solid $line',
  borderRadius: '$md',
  backgroundColor: '$canvas',
  boxShadow: '$mid',
  outline: 'none',
  '@forced': { border: '2px solid ButtonBorder' },
});

export const list = css({ padding: '$1', outline: 'none' });

export const suggestion = css({
  display: 'flex',
  alignItems: 'center',
  minHeight: '$target',
  padding: '0.6rem 0.75rem',
  borderRadius: '$sm',
  outline: 'none',
  fontSize: '$md',
  lineHeight: '$snug',
  cursor: 'pointer',
  // No wait for a double tap.
  touchAction: 'pan-x pan-y pinch-zoom',
  overflowWrap: 'anywhere',
  '&[data-hovered]': { backgroundColor: '$mist' },
  '&[data-focused]': { backgroundColor: '$accentSoft', boxShadow: 'inset 3px 0 0 $colors$accent' },
  '&[data-pressed]': { backgroundColor: '$accentLine' },
  '@forced': { '&[data-focused]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
});
