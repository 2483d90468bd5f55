import { css } from '../../theme/css.ts';

/** Takes the place of a picture in the layout; the picture fills it, above its placeholder. */
export const pictureBox = css('picture-picture-box', {
  position: 'relative',
  display: 'grid',
  gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)',
  width: 'fit-content',
  maxWidth: '100%',
  overflow: 'hidden',
  '& > img': { width: '100%', height: '100%', objectFit: 'inherit', objectPosition: 'inherit' },
});

/** The tiny picture, blurred until the real one covers it. A little larger, since its edges are transparent. */
export const placeholder = css('picture-placeholder', {
  position: 'absolute',
  inset: 0,
  filter: 'blur(1rem)',
  transform: 'scale(1.15)',
  '& + img': { position: 'relative' },
  '@print': { display: 'none' },
});
