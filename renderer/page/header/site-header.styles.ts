import { css } from '../../theme/css.ts';
import { translucent } from '../../theme/translucent.ts';

/**
 * Stays at the top and is hidden while the visitor scrolls down (see `browser/header.ts`), unless it has the
 * focus, a dropdown is open, or something has pinned it by `data-header-pinned` on the root element.
 */
export const siteHeader = css('site-header', {
  position: 'sticky',
  anchorName: '--site-header',
  top: 0,
  zIndex: '$header',
  backgroundColor: translucent('canvas', 94),
  backdropFilter: 'saturate(1.4) blur(14px)',
  borderBottom: '1px solid $colors$line',
  transition: 'transform $transitions$steady',
  // By 88 px where the text is not enlarged and there is no strip.
  ':root:not([data-header-pinned]) &[data-away]:not(:focus-within, :has(details[open]))': {
    transform: 'translateY(-100%)',
  },
  '@print': { position: 'static', borderBottom: 0 },
  variants: {
    kind: {
      full: {
        borderBottom: 0,
        boxShadow: 'inset 0 -1px $colors$line',
        '@forced': { borderBottom: '1px solid CanvasText' },
        '@print': { boxShadow: 'none' },
      },
    },
    // Scrolls away above the rest, which stays in sight.
    strip: { shown: { '@nav': { top: 'calc(-1 * $sizes$strip)' } } },
  },
});

/** Wraps only where text is so large that one row does not fit. */
export const bar = css('site-header-bar', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '$2',
  minHeight: '$header',
  paddingBlock: '$1',
  '@sm': { columnGap: '$5' },
  '@md': { paddingBlock: 0 },
});

export const logo = css('site-header-logo', {
  flex: 'none',
  // At most half as wide as the window, however large the text is.
  '& > img': { width: 'auto', height: 'min(2.25rem, 12.5vw)' },
  '@sm': { '& > img': { height: '2.5rem' } },
  // Drawn for a light background, which it keeps in forced colours.
  '@forced': { '& > img': { forcedColorAdjust: 'none', backgroundColor: '$canvas' } },
});

/** The sections of the site, above the logo. They scroll away; the row of the logo stays. */
export const strip = css('site-header-strip', {
  display: 'none',
  backgroundColor: '$night',
  color: '$onNightSoft',
  '--ring': '$colors$focusOnNight',
  '@nav': { display: 'block' },
  '@print': { display: 'none' },
});

export const stripRow = css('site-header-strip-row', {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '$5',
  minHeight: '$strip',
});

export const sections = css('site-header-sections', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 $5',
  listStyle: 'none',
});

export const section = css('site-header-section', {
  display: 'flex',
  alignItems: 'center',
  gap: '$2',
  minHeight: '$strip',
  color: 'inherit',
  fontSize: '$sm',
  fontWeight: '$medium',
  textDecoration: 'none',
  // A line that a selected section keeps in forced colours, too.
  borderBottom: '3px solid transparent',
  borderTop: '3px solid transparent',
  '@forced': { borderColor: 'Canvas' },
  '& > svg': { flex: 'none', width: '1.125rem', height: '1.125rem' },
  '&:hover': { color: '$onNight' },
  '&[aria-current]': {
    borderBottomColor: '$accent',
    color: '$onNight',
    fontWeight: '$semibold',
    '@forced': { borderBottomColor: 'Highlight' },
  },
  '&:focus-visible': { outlineOffset: '-3px' },
});

export const calls = css('site-header-calls', {
  display: 'flex',
  alignItems: 'center',
  gap: '$1',
  marginInlineStart: 'auto',
  '@sm': { gap: '$3' },
  '@print': { display: 'none' },
});

export const roomyOnly = css('site-header-roomy-only', { display: 'none', '@sm': { display: 'block' } });

/** The first call to action, in the row of the logo where that has room for it, otherwise in the strip. */
export const callBesideLogo = css('site-header-call-beside-logo', {
  display: 'none',
  '@sm': { display: 'block' },
  '@nav': { display: 'none' },
  '@roomyNav': { display: 'block' },
});
export const callInStrip = css('site-header-call-in-strip', {
  alignSelf: 'center',
  '@roomyNav': { display: 'none' },
});

/** Opens the summary beside a form, where it does not fit there. Browsers without popovers show it anyway. */
export const summaryButton = css('site-header-summary-button', {
  display: 'none',
  '@narrow': {
    '@supports selector(:popover-open)': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '$2',
      minHeight: '2.75rem',
      paddingBlock: 0,
      paddingInline: '$4 $3',
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
  // The summary turns its sign while it is open.
  '& > svg': { flex: 'none', width: '1.25rem', height: '1.25rem', transform: 'var(--summary-sign, none)' },
  '@lively': { '& > svg': { transition: 'transform $transitions$quick' } },
});

/** Leads to the search from the row of the logo, where the strip is not shown. */
export const searchLink = css('site-header-search-link', {
  display: 'grid',
  placeItems: 'center',
  width: '$target',
  height: '$target',
  borderRadius: '50%',
  color: '$ink',
  '&:hover': { backgroundColor: '$mist' },
  '&:focus-visible': { borderRadius: '50%' },
  '@nav': { display: 'none' },
  '@print': { display: 'none' },
});
