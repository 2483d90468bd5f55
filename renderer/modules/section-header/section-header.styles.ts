import { css } from '../../theme/css.ts';

export const sectionHeader = css('section-header', {
  display: 'flex',
  flexDirection: 'column',
  gap: '$4',
  maxWidth: '48rem',
  variants: {
    alignment: {
      start: {},
      center: { marginInline: 'auto', textAlign: 'center' },
    },
  },
});

export const title = css('section-header-title', {
  fontSize: '$3xl',
  lineHeight: 1.1,
  letterSpacing: '$tight',
});

export const subtitle = css('section-header-subtitle', {
  order: -1,
  fontWeight: '$semibold',
  color: '$accentText',
});

export const description = css('section-header-description', {
  fontSize: '$lg',
  lineHeight: 1.5,
  color: '$inkSoft',
});
