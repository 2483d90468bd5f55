import { css, keyframes } from '../../theme/css.ts';
import { translucent } from '../../theme/translucent.ts';

const slideIn = keyframes('slide-in', { from: { transform: 'translateX(calc(var(--forward) * 2rem))' } });

export const menuButton = css('menu-menu-button', {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '$2',
  minHeight: '$target',
  padding: '0 $2',
  marginInlineEnd: '-$2',
  border: 0,
  borderRadius: '$pill',
  backgroundColor: 'transparent',
  fontWeight: '$semibold',
  '&:hover': { backgroundColor: '$mist' },
  '@nav': { display: 'none' },
  '@print': { display: 'none' },
});

const menuIsOpen = ':is(&:modal, &:popover-open)';

/** A modal dialog: Escape, a press outside and its own button close it, all without a script. */
export const menu = css('menu', {
  position: 'fixed',
  insetBlock: 0,
  insetInline: 'auto 0',
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
  transform: 'translateX(calc(var(--forward) * 100%))',
  transition:
    'transform $transitions$slow, display $transitions$slow allow-discrete, overlay $transitions$slow allow-discrete',
  '&:modal, &:popover-open': {
    transform: 'none',
    '@starting-style': { transform: 'translateX(calc(var(--forward) * 100%))' },
  },
  '&::backdrop': { backgroundColor: translucent('ink', 45) },
  // The page behind does not scroll. Where the menu is only a popover, the page cannot take the focus either.
  [`html:has(${menuIsOpen})`]: { overflow: 'hidden' },
  'body:has(> &:popover-open)': { visibility: 'hidden' },
  '&:popover-open': { visibility: 'visible' },
  '@print': { display: 'none' },
});

export const head = css('menu-head', { display: 'flex', justifyContent: 'flex-end', marginBottom: '$3' });

const hasOpen = ':has(> details[open])';

/** The links of one level. While one of them is open, only that one is there. */
export const levelLinks = css('menu-level-links', {
  display: 'grid',
  listStyle: 'none',
  [`& > li${hasOpen} ~ li, & > li:has(~ li > details[open])`]: { display: 'none' },
});

const row = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '$3',
  minHeight: '3.5rem',
  paddingBlock: '$2',
  borderBottom: '1px solid $colors$line',
  color: '$ink',
  fontSize: '$lg',
  fontWeight: '$medium',
  lineHeight: '$snug',
  textDecoration: 'none',
  '& > svg': { flex: 'none', color: '$inkSoft' },
} as const;

export const menuLink = css('menu-menu-link', {
  ...row,
  '&:hover': { color: '$accentText' },
  '&[aria-current]': { color: '$accentText', fontWeight: '$semibold' },
});

/** An entry with a level of its own. Open, it is the way back, and those above it are not there. */
export const level = css('menu-level', {
  '&:has(details[open]) > :is(summary, p)': { display: 'none' },
  '& > summary:focus-visible': { outlineOffset: '-2px' },
  '@lively': { '&[open] > :is(ul, p)': { animation: `${slideIn} 260ms cubic-bezier(0.2, 0, 0.1, 1)` } },
});

export const forward = css('menu-forward', {
  ...row,
  '&:hover': { color: '$accentText' },
  '&[data-selected]': { color: '$accentText', fontWeight: '$semibold' },
  '[open] > summary > &': { display: 'none' },
});

export const back = css('menu-back', {
  display: 'none',
  '[open] > summary > &': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '$2',
    minHeight: '$target',
    paddingInlineEnd: '$3',
    color: '$inkSoft',
    fontWeight: '$semibold',
  },
  '&:hover': { color: '$ink' },
});

export const levelTitle = css('menu-level-title', {
  marginBlock: '$2 $3',
  fontSize: '$2xl',
  fontWeight: '$semibold',
  lineHeight: '$heading',
  letterSpacing: '$heading',
});

export const calls = css('menu-calls', { display: 'grid', gap: '$3', marginTop: '$6' });
