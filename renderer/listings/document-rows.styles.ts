import { css } from '../theme/css.ts';

export const rows = css('document-rows-rows', { listStyle: 'none', borderTop: '1px solid $colors$line' });

export const row = css('document-rows-row', {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: '$3 $4',
  paddingBlock: '$5',
  borderBottom: '1px solid $colors$line',
  scrollMarginTop: 'calc($sizes$header + $space$4)',
  '& > a': { gridColumn: 2, justifySelf: 'start' },
  '@sm': {
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    '& > a': { gridColumn: 'auto' },
  },
  '@print': { breakInside: 'avoid' },
});

export const sign = css('document-rows-sign', {
  alignSelf: 'start',
  padding: '0.6rem',
  width: '2.75rem',
  height: '2.75rem',
  borderRadius: '50%',
  backgroundColor: '$accentSoft',
  color: '$accentText',
});

export const about = css('document-rows-about', { display: 'flex', flexDirection: 'column', gap: '$1' });

export const title = css('document-rows-title', {
  fontSize: '$lg',
  fontWeight: '$semibold',
  lineHeight: '$snug',
});

export const meta = css('document-rows-meta', {
  order: -1,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '$3',
  fontSize: '$sm',
  color: '$inkSoft',
  '& > span': { fontWeight: '$semibold', color: '$accentText' },
});
