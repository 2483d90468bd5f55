import { css } from '../../theme/css.ts';

/** Below the input and as wide as it. */
export const popover = css('suggest-input-popover', {
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

export const list = css('suggest-input-list', { padding: '$1', outline: 'none' });

export const suggestion = css('suggest-input-suggestion', {
  display: 'flex',
  alignItems: 'center',
  minHeight: '$target',
  padding: '0.6rem 0.75rem',
  borderRadius: '$sm',
  outline: 'none',
  fontSize: '$md',
  lineHeight: '$snug',
  cursor: 'pointer',
  // Avoids the delay for a double tap.
  touchAction: 'pan-x pan-y pinch-zoom',
  overflowWrap: 'anywhere',
  '&[data-hovered]': { backgroundColor: '$mist' },
  '&[data-focused]': {
    backgroundColor: '$accentSoft',
    boxShadow: 'inset calc(var(--forward) * 3px) 0 0 $colors$accent',
  },
  '&[data-pressed]': { backgroundColor: '$accentLine' },
  '@forced': { '&[data-focused]': { outline: '3px solid Highlight', outlineOffset: '-3px' } },
});

/** Further options, below the list and always in view. */
export const footer = css('suggest-input-footer', {
  position: 'sticky',
  bottom: 0,
  display: 'grid',
  padding: '$1',
  borderBlockStart: '1px solid $line',
  backgroundColor: '$canvas',
});

export const footerButton = css('suggest-input-footer-button', {
  minHeight: '$target',
  padding: '0.6rem 0.75rem',
  border: 0,
  borderRadius: '$sm',
  backgroundColor: 'transparent',
  color: '$accentText',
  fontWeight: '$semibold',
  lineHeight: '$snug',
  textAlign: 'start',
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  '@hover': { '&:hover': { backgroundColor: '$mist' } },
  '&:focus-visible': { outlineOffset: '-3px' },
});

/** The combo box has no box of its own: its parts are laid out in the field, as the plain input is. */
export const comboBox = css('suggest-input-combo-box', { display: 'contents' });

/**
 * The same further options, below the text and its problem, no more prominent than the question. The open
 * list hides what it covers.
 */
export const waysOn = css('suggest-input-ways-on', {
  order: 1,
  display: 'flex',
  flexWrap: 'wrap',
  gap: '$2',
  marginBlockEnd: '$5',
  '& > div': { margin: 0 },
  '& button': {
    minHeight: '2.75rem',
    padding: '0.4rem 1rem',
    border: '1px solid $line',
    backgroundColor: '$paper',
    color: '$ink',
    fontSize: '$sm',
    fontWeight: '$medium',
    textDecoration: 'none',
  },
  '@hover': { '& button:hover': { borderColor: '$ink', backgroundColor: '$canvas' } },
  '[data-open] ~ &': { visibility: 'hidden' },
});

export const noneFound = css('suggest-input-none-found', { order: 1, marginBlockEnd: '$2' });

export const links = css('suggest-input-links', {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '$4',
  '& > a': { paddingBlock: '0.4rem', color: 'inherit', fontWeight: '$semibold' },
});

export const searchRow = css('suggest-input-search-row', { marginBlock: '$2' });
