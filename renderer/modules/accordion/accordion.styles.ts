import { css } from '../../theme/stitches.ts';

/** On a wide screen the heading stands beside the sections and stays in view. */
export const accordion = css({
  maxWidth: '56rem',
  variants: {
    titled: {
      true: {
        maxWidth: 'none',
        '@md': {
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)',
          columnGap: 'clamp(2.5rem, 5vw, 6rem)',
          alignItems: 'start',
        },
      },
    },
  },
});

export const title = css({
  marginBottom: '$5',
  fontSize: '$2xl',
  '@md': { position: 'sticky', top: 'calc($sizes$header + $space$5)', paddingTop: '$3', marginBottom: 0 },
});

export const list = css({ borderTop: '1px solid $colors$line' });

export const item = css({
  borderBottom: '1px solid $colors$line',
  interpolateSize: 'allow-keywords',
  '&::details-content': {
    blockSize: 0,
    overflow: 'clip',
    transition: 'block-size $transitions$steady, content-visibility $transitions$steady allow-discrete',
  },
  '&[open]::details-content': { blockSize: 'auto' },
  '@print': { '&::details-content': { blockSize: 'auto' } },
});

export const question = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '$5',
  minHeight: '4.25rem',
  paddingBlock: '$4',
  fontSize: '$lg',
  fontWeight: '$medium',
  lineHeight: '$snug',
  listStyle: 'none',
  transition: 'color $transitions$quick',
  '&::-webkit-details-marker': { display: 'none' },
  '&:hover': { color: '$accentText' },
});

export const sign = css({
  flex: 'none',
  padding: '0.375rem',
  width: '2.25rem',
  height: '2.25rem',
  borderRadius: '50%',
  backgroundColor: '$accentSoft',
  color: '$accentText',
  transition: 'transform $transitions$steady, background-color $transitions$quick, color $transitions$quick',
  'details[open] > summary > &': {
    transform: 'rotate(45deg)',
    backgroundColor: '$accent',
    color: '$onAccent',
  },
  '@print': { display: 'none' },
});

/** The fragment leads here, inside the section, because that is what makes a browser open the section. */
export const answer = css({
  paddingBottom: '$6',
  scrollMarginTop: 'calc($sizes$header + 6rem)',
});
