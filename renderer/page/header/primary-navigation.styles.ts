import { css } from '../../theme/css.ts';

export const navigation = css('primary-navigation-navigation', {
  display: 'none',
  '@nav': { display: 'block' },
  '@print': { display: 'none' },
});

export const entries = css('primary-navigation-entries', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '$1',
  listStyle: 'none',
  '@roomyNav': { gap: '$2' },
});

export const entry = css('primary-navigation-entry', {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: '$1',
  minHeight: '$sizes$header',
  paddingInline: '$2',
  color: '$ink',
  fontSize: '$sm',
  fontWeight: '$medium',
  lineHeight: '$snug',
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  '@roomyNav': { paddingInline: '$3', fontSize: '$md' },
  '& > svg': { flex: 'none', width: '1.125rem', height: '1.125rem', color: '$inkSoft' },
  // The line below grows from its start.
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: 'auto $space$2 0',
    height: '3px',
    borderRadius: '3px 3px 0 0',
    backgroundColor: '$accent',
    transform: 'scaleX(0)',
    transformOrigin: 'var(--inline-start)',
    transition: 'transform $transitions$steady',
    '@forced': { backgroundColor: 'Highlight' },
  },
  '&:hover::after, &[aria-current]::after, &[data-selected]::after, [open] > &::after': { transform: 'none' },
  '&[aria-current], &[data-selected]': { fontWeight: '$semibold' },
  '&:focus-visible': { outlineOffset: '-6px' },
});

export const entryTitle = css('primary-navigation-entry-title', {
  '@lively': { '& > summary > svg': { transition: 'transform $transitions$quick' } },
  '&[open] > summary > svg': { transform: 'rotate(180deg)' },
});

/** Reaches over the whole width below the header, so that it fits whatever is above it. */
export const dropdown = css('primary-navigation-dropdown', {
  position: 'absolute',
  inset: '100% 0 auto',
  maxHeight: 'calc(100dvh - $sizes$header - $space$7)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  paddingBlock: '$6 $7',
  borderTop: '1px solid $colors$line',
  borderBottom: '1px solid $colors$line',
  backgroundColor: '$canvas',
  boxShadow: '$high',
  '@lively': {
    transition: 'transform $transitions$steady',
    '@starting-style': { transform: 'translateY(-0.5rem)' },
  },
});

export const dropdownBody = css('primary-navigation-dropdown-body', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.1fr) repeat(3, minmax(0, 1fr))',
  gap: '$1 $5',
  listStyle: 'none',
});

export const secondary = css('primary-navigation-secondary', {
  variants: { kind: { overview: { gridRow: '1 / span 6', paddingInlineEnd: '$5' } } },
});

export const overview = css('primary-navigation-overview', {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '$2',
  paddingBlock: '$3',
  color: '$ink',
  fontSize: '$xl',
  fontWeight: '$semibold',
  lineHeight: '$heading',
  letterSpacing: '$heading',
  textDecoration: 'none',
  '& > svg': { flex: 'none', color: '$accentText' },
  '@lively': { '& > svg': { transition: 'transform $transitions$quick' } },
  '&:hover > svg': { transform: 'translateX(calc(var(--forward) * 0.25rem))' },
  '&[aria-current]': { color: '$accentText' },
});

export const secondaryLink = css('primary-navigation-secondary-link', {
  display: 'block',
  padding: '$3 $4',
  borderRadius: '$md',
  color: '$ink',
  textDecoration: 'none',
  '&:hover': { backgroundColor: '$mist' },
  '&[aria-current]': { backgroundColor: '$accentSoft' },
  '&:focus-visible': { borderRadius: '$md', outlineOffset: '-3px' },
  '@forced': { '&:hover, &[aria-current]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
});

export const linkText = css('primary-navigation-link-text', {
  display: 'block',
  fontWeight: '$semibold',
  lineHeight: '$snug',
});

export const linkTitle = css('primary-navigation-link-title', {
  display: 'block',
  marginTop: '$1',
  color: '$inkSoft',
  fontSize: '$sm',
  fontWeight: '$regular',
  lineHeight: '$snug',
});
