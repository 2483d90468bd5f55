import { css } from '../../theme/css.ts';

export const breadcrumb = css('breadcrumb', { paddingBlock: '$4 $2', '@print': { display: 'none' } });

export const entries = css('breadcrumb-entries', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 $2',
  listStyle: 'none',
  fontSize: '$sm',
  '& > li': { display: 'inline-flex', alignItems: 'center', gap: '$2' },
  '& > li + li::before': { content: '"/" / ""', color: '$inkFaint' },
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '2.5rem',
    color: '$inkSoft',
    textDecorationColor: '$colors$lineStrong',
    '&:hover': { color: '$accentText' },
  },
});
