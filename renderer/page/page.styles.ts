import { css } from '../theme/css.ts';

export const skip = css('page-skip', {
  position: 'fixed',
  top: '$3',
  left: '$3',
  zIndex: '$overlay',
  padding: '$3 $5',
  borderRadius: '$pill',
  backgroundColor: '$ink',
  color: '$onNight',
  fontWeight: '$semibold',
  textDecoration: 'none',
  transform: 'translateY(-200%)',
  '&:focus': { transform: 'none' },
  '@print': { display: 'none' },
});

/**
 * The content of the page, as wide as header and footer. With the footer it is at least as high as the
 * screen, so that a short page does not float.
 */
export const main = css('page-main', {
  minHeight: '62vh',
  outline: 'none',
  '@print': { minHeight: 0 },
  variants: { width: { content: {}, wide: { 'body:has(> &)': { '--sizes-content': '90rem' } } } },
});
