import { css, keyframes } from '../../theme/css.ts';

const gap = '1rem';

/** From the first picture at the start of the window to the last at its end. */
const pass = keyframes('pass', { to: { transform: 'translateX(min(0px, 100vw - 100%))' } });

export const strip = css('image-strip-strip', { paddingBlock: '$section', '@print': { paddingBlock: '$4' } });

/** On small screens the pictures keep their size, and the strip is wider than the window. */
export const view = css('image-strip-view', {
  overflowX: 'auto',
  '@narrow': {
    '@supports (animation-timeline: view())': {
      '@lively': { overflowX: 'clip', viewTimeline: '--image-strip block' },
    },
  },
});

export const pictures = css('image-strip-pictures', {
  display: 'grid',
  gridTemplateColumns: '211px 368px 211px 368px 211px',
  gap,
  width: 'max-content',
  paddingInline: '$gutter',
  listStyle: 'none',
  '@narrow': {
    '@supports (animation-timeline: view())': {
      '@lively': {
        animation: `${pass} linear both`,
        animationTimeline: '--image-strip',
        animationRange: 'entry 60% exit 40%',
      },
    },
  },
  '@md': {
    gridTemplateColumns: '211fr 368fr 211fr 368fr 211fr',
    width: 'auto',
    maxWidth: `calc(1369px + 4 * ${gap} + 2 * $space$gutter)`,
    marginInline: 'auto',
  },
  '@print': { width: 'auto', gridTemplateColumns: '211fr 368fr 211fr 368fr 211fr', animation: 'none' },
});

export const picture = css('image-strip-picture', {
  width: '100%',
  objectFit: 'cover',
  borderRadius: '$lg',
  variants: {
    shape: { landscape: { aspectRatio: '368 / 272' }, portrait: { aspectRatio: '211 / 272' } },
  },
});
