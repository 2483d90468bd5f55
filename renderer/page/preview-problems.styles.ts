import { css } from '../theme/css.ts';

/** Covers everything else on the page, so a draft with problems is not mistaken for the final page. */
export const previewProblems = css('preview-problems', {
  padding: '$4',
  color: '$danger',
  backgroundColor: '$dangerSoft',
  border: '2px solid',
  overflowWrap: 'anywhere',
  '@print': { display: 'none' },
});

/** Above the page: only authors see it. */
export const previewTimes = css('preview-times', {
  padding: '$4',
  color: '$info',
  backgroundColor: '$infoSoft',
  border: '2px solid',
  overflowWrap: 'anywhere',
  '@print': { display: 'none' },
});
