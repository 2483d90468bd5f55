import { css } from '../../theme/css.ts';

export const siteFooter = css('site-footer', {
  paddingBlock: 'clamp(3rem, 2rem + 3vw, 5.5rem) $6',
  backgroundColor: '$night',
  color: '$onNightSoft',
  '--ring': '$colors$focusOnNight',
  '& a': { color: 'inherit', textDecorationColor: 'transparent', transition: 'color $transitions$quick' },
  '& a:hover': { color: '$onNight', textDecorationColor: 'currentColor' },
  '@print': { backgroundColor: 'transparent', color: 'black', paddingBlock: '$4' },
});

export const top = css('site-footer-top', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$6 $7',
  overflowWrap: 'anywhere',
  '@sm': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
  '@md': { gridTemplateColumns: 'minmax(0, 1.1fr) minmax(0, 2fr) auto' },
});

/** Drawn for a dark background, which they keep in forced colours. */
const drawnForNight = { forcedColorAdjust: 'none', backgroundColor: '$night' } as const;

export const logo = css('site-footer-logo', {
  width: 'auto',
  height: '2.5rem',
  '@forced': drawnForNight,
  '@print': { display: 'none' },
});

export const phones = css('site-footer-phones', {
  display: 'grid',
  gap: '$1',
  marginTop: '$5',
  listStyle: 'none',
});

export const phone = css('site-footer-phone', {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '$3',
  minHeight: '2.5rem',
  fontSize: '$lg',
  fontWeight: '$semibold',
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'var(--inline-start)',
  textDecoration: 'none',
  // A link to call is written from left to right, but its icon comes first.
  '[dir=rtl] &': { flexDirection: 'row-reverse' },
});

export const phoneLabel = css('site-footer-phone-label', {
  display: 'block',
  fontSize: '$sm',
  fontWeight: '$regular',
  lineHeight: '$snug',
});

export const phoneIcon = css('site-footer-phone-icon', {
  width: '1.25rem',
  height: '1.25rem',
  color: '$accent',
});

export const links = css('site-footer-links', {
  gap: '$3 $6',
  listStyle: 'none',
  variants: {
    kind: {
      primary: {
        display: 'grid',
        alignContent: 'start',
        color: '$onNight',
        fontWeight: '$medium',
        '@md': { gridTemplateColumns: 'repeat(auto-fill, minmax(13rem, 1fr))' },
      },
      secondary: { display: 'flex', flexWrap: 'wrap', fontSize: '$sm' },
    },
  },
  '& a': { display: 'inline-block', paddingBlock: '0.25rem' },
  '@print': { display: 'none !important' },
});

export const social = css('site-footer-social', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '$3',
  alignSelf: 'start',
  listStyle: 'none',
  '@print': { display: 'none' },
});

export const socialLink = css('site-footer-social-link', {
  display: 'grid',
  placeItems: 'center',
  width: '$target',
  height: '$target',
  borderRadius: '50%',
  border: '1px solid $colors$nightLine',
  transition: 'background-color $transitions$quick, border-color $transitions$quick',
  '&:hover': { backgroundColor: '$nightRaised', borderColor: '$onNightSoft' },
  '&:focus-visible': { borderRadius: '50%' },
  '@forced': drawnForNight,
});

export const bottom = css('site-footer-bottom', {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '$4 $7',
  marginTop: 'clamp(2.5rem, 2rem + 2vw, 4.5rem)',
  paddingTop: '$5',
  borderTop: '1px solid $colors$nightLine',
  fontSize: '$sm',
});

export const languages = css('site-footer-languages', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '$3 $6',
  marginTop: '$6',
  listStyle: 'none',
  fontSize: '$sm',
  '& li > *': { display: 'inline-block', paddingBlock: '0.25rem' },
  '& [aria-current]': { color: '$onNight', fontWeight: '$medium' },
  '@print': { display: 'none' },
});

export const languageButton = css('site-footer-language', {
  paddingInline: 0,
  border: 0,
  backgroundColor: 'transparent',
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
  '&:hover': { color: '$onNight', textDecoration: 'underline' },
});
