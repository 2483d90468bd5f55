import { css } from '../theme/stitches.ts';

/** Above everything else on the page, so that nobody takes a draft with problems for the final page. */
export const previewProblems = css({
  padding: '$4',
  color: '$danger',
  backgroundColor: '$dangerSoft',
  border: '2px solid',
  overflowWrap: 'anywhere',
  '@print': { display: 'none' },
});
