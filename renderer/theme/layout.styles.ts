import { css } from './stitches.ts';

/** Centres what it holds, with a gutter on both sides. */
export const container = css({
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

/** Kept for screen readers, not drawn. */
export const visuallyHidden = css({
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
