import { css } from '../../theme/css.ts';

export const tabs = css('faq-list-tabs', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '$2',
  marginBottom: '$6',
  listStyle: 'none',
});

export const tab = css('faq-list-tab', {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '$target',
  padding: '0.5rem 1.25rem',
  border: '1.5px solid $colors$lineStrong',
  borderRadius: '$pill',
  color: '$ink',
  fontWeight: '$semibold',
  lineHeight: '$snug',
  textDecoration: 'none',
  '@hover': { '&:hover': { borderColor: '$ink', backgroundColor: '$mist' } },
  '&:focus-visible': { borderRadius: '$pill' },
  '&[aria-current]': { borderColor: '$ink', backgroundColor: '$ink', color: '$onNight' },
  '@forced': {
    '&[aria-current]': { backgroundColor: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
  },
});

export const group = css('faq-list-group', { '& + &': { marginTop: '$7' } });

export const heading = css('faq-list-heading', { marginBottom: '$3', fontSize: '$xl' });

export const read = css('faq-list-read', { marginTop: '$4', fontSize: '$sm' });
