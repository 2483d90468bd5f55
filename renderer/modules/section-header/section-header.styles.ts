import { css } from '../../theme/stitches.ts';

export const sectionHeader = css({
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

export const title = css({ fontSize: '$3xl', lineHeight: 1.1, letterSpacing: '$tight' });

export const subtitle = css({ order: -1, fontWeight: '$semibold', color: '$accentText' });

export const description = css({ fontSize: '$lg', lineHeight: 1.5, color: '$inkSoft' });
