import { css } from '../../theme/stitches.ts';

export const snippet = css({
  display: 'flex',
  alignItems: 'center',
  gap: '$4 $5',
  maxWidth: '48rem',
  '@print': { breakInside: 'avoid' },
});

export const picture = css({
  flex: 'none',
  width: 'clamp(4.5rem, 3.5rem + 4vw, 8rem)',
  aspectRatio: '1',
  objectFit: 'cover',
  borderRadius: '$lg',
  backgroundColor: '$paper',
});

export const body = css({ minWidth: 0 });

export const title = css({ fontSize: '$lg', lineHeight: '$snug' });

export const description = css({ marginTop: '$2', color: '$inkSoft' });
