import { css } from '../../theme/css.ts';

export const summary = css('error-summary-summary', {
  padding: '$4 $3',
  border: '1px solid color-mix(in srgb, $colors$danger 35%, white)',
  borderInlineStart: '5px solid $danger',
  borderRadius: '$md',
  backgroundColor: '$dangerSoft',
  scrollMarginTop: '$space$4',
  '@sm': { padding: '$5' },
  '@forced': { borderColor: 'CanvasText' },
});

export const title = css('error-summary-title', {
  fontSize: '$lg',
  fontWeight: '$bold',
  color: '$danger',
  '&:focus, &:focus-visible': { outlineOffset: '6px' },
});

export const links = css('error-summary-links', {
  display: 'grid',
  gap: '$1',
  margin: '$3 0 0',
  padding: 0,
  listStyle: 'none',
  '& li': { padding: '0.2rem 0' },
  '& a': {
    padding: '0.2rem 0',
    color: '$danger',
    fontWeight: '$medium',
    lineHeight: '$snug',
  },
});
