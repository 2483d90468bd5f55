import { css } from './css.ts';

/** Centres its content, with a gutter on both sides. */
export const container = css('layout-container', {
  width: '100%',
  maxWidth: 'calc($sizes$content + 2 * $space$gutter)',
  marginInline: 'auto',
  paddingInline: '$gutter',
  boxSizing: 'border-box',
  '@print': { paddingInline: 0 },
  variants: {
    width: {
      reading: { maxWidth: 'calc($sizes$reading + 2 * $space$gutter)' },
      form: { maxWidth: 'calc($sizes$form + 2 * $space$gutter)' },
    },
  },
});

/** On a wide screen the heading is beside its content, which has two thirds of the width. */
export const split = css('layout-split', {
  '@md': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)',
    columnGap: 'clamp(2.5rem, 5vw, 6rem)',
    alignItems: 'start',
  },
});

/** The heading of a `split`. It stays in view while its content scrolls. */
export const splitTitle = css('layout-split-title', {
  marginBottom: '$5',
  fontSize: '$2xl',
  '@md': { position: 'sticky', top: 'calc($sizes$header + $space$5)', marginBottom: 0 },
});

/** Visible to screen readers only. */
export const visuallyHidden = css('layout-visually-hidden', {
  // Texts that are read out are heard, too, while open filters hide the page.
  'body > &[aria-live]': { visibility: 'visible' },
  position: 'absolute',
  width: '1px',
  height: '1px',
  margin: '-1px',
  padding: 0,
  border: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});
