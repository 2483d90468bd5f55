import { css } from '../../theme/css.ts';

export const snippet = css('image-snippet-snippet', {
  display: 'flex',
  alignItems: 'center',
  gap: '$4 $5',
  maxWidth: '48rem',
  '@print': { breakInside: 'avoid' },
});

export const picture = css('image-snippet-picture', {
  flex: 'none',
  width: 'clamp(4.5rem, 3.5rem + 4vw, 8rem)',
  aspectRatio: '1',
  objectFit: 'cover',
  borderRadius: '$lg',
  backgroundColor: '$paper',
});

export const body = css('image-snippet-body', { minWidth: 0 });

export const title = css('image-snippet-title', { fontSize: '$lg', lineHeight: '$snug' });

export const description = css('image-snippet-description', { marginTop: '$2', color: '$inkSoft' });
