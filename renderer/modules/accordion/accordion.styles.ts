import { css } from '../../theme/css.ts';

/** Without a heading the sections keep a readable width. */
export const list = css('accordion-list', {
  maxWidth: '56rem',
  borderTop: '1px solid $colors$line',
});

export const item = css('accordion-item', {
  borderBottom: '1px solid $colors$line',
  interpolateSize: 'allow-keywords',
  '&::details-content': {
    blockSize: 0,
    overflow: 'clip',
    // Only while closing: a browser cannot scroll to an answer that is not rendered yet.
    transition: 'block-size $transitions$steady, content-visibility $transitions$steady allow-discrete',
  },
  '&[open]::details-content': { blockSize: 'auto', transition: 'block-size $transitions$steady' },
  '@print': { '&::details-content': { blockSize: 'auto' } },
});

export const question = css('accordion-question', {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '$5',
  minHeight: '4.25rem',
  paddingBlock: '$4',
  fontSize: '$lg',
  fontWeight: '$medium',
  lineHeight: '$snug',
  transition: 'color $transitions$quick',
  '&:hover': { color: '$accentText' },
});

export const sign = css('accordion-sign', {
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

/** Target of the fragment. It is inside the section, which makes a browser open the section. */
export const answer = css('accordion-answer', {
  paddingBottom: '$6',
  scrollMarginTop: '6rem',
});
