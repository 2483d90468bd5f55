import { css } from '../../theme/css.ts';

/** The picture comes first on narrow screens, and beside the words on wide ones. */
export const card = css('image-card-card', {
  display: 'grid',
  gap: 'clamp(1.5rem, 1rem + 3vw, 5rem)',
  alignItems: 'center',
  variants: {
    side: {
      end: {
        '@md': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.2fr)', '& > img': { order: 1 } },
      },
      start: { '@md': { gridTemplateColumns: 'minmax(0, 1.2fr) minmax(0, 1fr)' } },
    },
  },
});

export const picture = css('image-card-picture', {
  width: '100%',
  aspectRatio: '4 / 3',
  objectFit: 'cover',
  borderRadius: '$xl',
});

export const body = css('image-card-body', { display: 'grid', justifyItems: 'start', gap: '$4' });

export const title = css('image-card-title', { fontSize: '$3xl', lineHeight: 1.1, letterSpacing: '$tight' });

export const description = css('image-card-description', {
  maxWidth: '36em',
  fontSize: '$lg',
  lineHeight: 1.5,
  color: '$inkSoft',
});
