import { css } from '../theme/stitches.ts';
import { translucent } from '../theme/translucent.ts';

/**
 * Stays at the top and is hidden while the visitor scrolls down (see `browser/header.ts`), unless it has the
 * focus.
 */
export const siteHeader = css({
  position: 'sticky',
  top: 0,
  zIndex: '$header',
  backgroundColor: translucent('canvas', 94),
  backdropFilter: 'saturate(1.4) blur(14px)',
  borderBottom: '1px solid $colors$line',
  transition: 'transform $transitions$steady',
  '&[data-away]:not(:focus-within)': { transform: 'translateY(-101%)' },
  '@print': { position: 'static', borderBottom: 0 },
});

/** Wraps only where text is so large that one row does not fit. */
export const bar = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '$2',
  minHeight: '$header',
  paddingBlock: '$1',
  '@sm': { columnGap: '$5' },
  '@md': { paddingBlock: 0 },
});

export const logo = css({
  flex: 'none',
  // At most half as wide as the window, however large the text is.
  '& > img': { width: 'auto', height: 'min(2.25rem, 12.5vw)' },
  '@sm': { '& > img': { height: '2.5rem' } },
  // Drawn for a light background, which it keeps in forced colours.
  '@forced': { '& > img': { forcedColorAdjust: 'none', backgroundColor: '$canvas' } },
});

export const navigation = css({ display: 'none', '@md': { display: 'block' } });

export const sections = css({
  display: 'flex',
  gap: '$2',
  marginLeft: '$5',
  listStyle: 'none',
  '@print': { display: 'none' },
});

export const section = css({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  minHeight: '$sizes$header',
  paddingInline: '$3',
  color: '$ink',
  fontWeight: '$medium',
  textDecoration: 'none',
  // The line below the section grows from its start.
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: 'auto $space$3 -1px',
    height: '3px',
    borderRadius: '3px 3px 0 0',
    backgroundColor: '$accent',
    transform: 'scaleX(0)',
    transformOrigin: 'left',
    transition: 'transform $transitions$steady',
  },
  '&:hover::after, &[aria-current]::after': { transform: 'none' },
  '&[aria-current]': { fontWeight: '$semibold' },
  '&:focus-visible': { outlineOffset: '-6px' },
});

export const calls = css({
  display: 'flex',
  alignItems: 'center',
  gap: '$3',
  marginLeft: 'auto',
  '@print': { display: 'none' },
});

/** On a narrow screen the second call to action is in the menu. */
export const wideOnly = css({ display: 'none', '@md': { display: 'block' } });
export const roomyOnly = css({ display: 'none', '@sm': { display: 'block' } });

export const menuButton = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '$2',
  minHeight: '$target',
  padding: '0 $2',
  marginRight: '-$2',
  border: 0,
  borderRadius: '$pill',
  backgroundColor: 'transparent',
  fontWeight: '$semibold',
  '&:hover': { backgroundColor: '$mist' },
  '@md': { display: 'none' },
  '@print': { display: 'none' },
});

/** Opens the summary beside a form, where it does not fit there. Browsers without popovers show it anyway. */
export const summaryButton = css({
  display: 'none',
  '@narrow': {
    '@supports selector(:popover-open)': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '$2',
      minHeight: '2.75rem',
      padding: '0 $3 0 $4',
      border: '1px solid $ink',
      borderRadius: '$pill',
      backgroundColor: '$canvas',
      color: '$ink',
      fontSize: '$sm',
      fontWeight: '$semibold',
      lineHeight: '$snug',
      '&:hover': { backgroundColor: '$mist' },
      '&:focus-visible': { borderRadius: '$pill' },
    },
  },
  '& > svg': { flex: 'none', width: '1.25rem', height: '1.25rem' },
  '@lively': { '& > svg': { transition: 'transform $transitions$quick' } },
  ':root:has([data-summary]:popover-open) & > svg': { transform: 'rotate(45deg)' },
});

const menuIsOpen = ':is(&:modal, &:popover-open)';

/** A modal dialog: Escape, a press outside and its own button close it, all without a script. */
export const menu = css({
  position: 'fixed',
  inset: '0 0 0 auto',
  width: 'min(26rem, 100vw)',
  maxWidth: 'none',
  height: '100dvh',
  maxHeight: 'none',
  margin: 0,
  padding: '$5 $space$gutter $7',
  border: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  backgroundColor: '$canvas',
  color: '$ink',
  boxShadow: '$high',
  transform: 'translateX(100%)',
  transition:
    'transform $transitions$slow, display $transitions$slow allow-discrete, overlay $transitions$slow allow-discrete',
  '&:modal, &:popover-open': { transform: 'none', '@starting-style': { transform: 'translateX(100%)' } },
  '&::backdrop': { backgroundColor: translucent('ink', 45) },
  // The page behind does not scroll. Where the menu is only a popover, the page cannot take the focus either.
  [`html:has(${menuIsOpen})`]: { overflow: 'hidden' },
  'body:has(> &:popover-open) > :not(&)': { visibility: 'hidden' },
  '@print': { display: 'none' },
});

export const menuHead = css({ display: 'flex', justifyContent: 'flex-end', marginBottom: '$5' });

export const menuLinks = css({ display: 'grid', listStyle: 'none' });

export const menuLink = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: '4rem',
  borderBottom: '1px solid $colors$line',
  color: '$ink',
  fontSize: '$xl',
  fontWeight: '$semibold',
  letterSpacing: '$heading',
  textDecoration: 'none',
  '&[aria-current]': { color: '$accentText' },
});

export const menuCalls = css({ display: 'grid', gap: '$3', marginTop: '$6' });
