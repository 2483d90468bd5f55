import { css } from '../theme/css.ts';

/** Floats in the corner, out of the way of the page. */
export const previewBar = css('preview-bar', {
  position: 'fixed',
  right: '$4',
  bottom: '$4',
  zIndex: '$overlay',
  borderRadius: '$pill',
  boxShadow: '$high',
  '--ring': '$colors$focus',
  '@print': { display: 'none' },
});
