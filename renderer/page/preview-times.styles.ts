import { css } from '../theme/css.ts';

/** Above the page: only authors see it. */
export const previewTimes = css('preview-times', {
  padding: '$4',
  color: '$info',
  backgroundColor: '$infoSoft',
  border: '2px solid',
  overflowWrap: 'anywhere',
  '@print': { display: 'none' },
});
