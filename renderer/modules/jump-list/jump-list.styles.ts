import { css } from '../../theme/css.ts';

export const place = css('jump-list-place', { paddingTop: '$section', '@print': { display: 'none' } });

/** The server fills in the list, so its parts are styled from here. */
export const jumpList = css('jump-list', {
  maxWidth: '60rem',
  padding: '$5 clamp(1.25rem, 1rem + 1.5vw, 2.5rem)',
  borderLeft: '3px solid $colors$accent',
  borderRadius: '0 $lg $lg 0',
  backgroundColor: '$paper',
  '& ol': { listStyle: 'none' },
  '& > ol': { '@sm': { columns: 2, columnGap: '$7' } },
  '& ol ol': { paddingLeft: '$4' },
  '& li': { breakInside: 'avoid' },
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '2.5rem',
    paddingBlock: '$1',
    fontWeight: '$medium',
    lineHeight: '$snug',
    textDecorationColor: '$colors$accentLine',
  },
  '& ol ol a': { fontWeight: '$regular', fontSize: '$sm' },
});

export const title = css('jump-list-title', { marginBottom: '$3', fontWeight: '$semibold', fontSize: '$lg' });
