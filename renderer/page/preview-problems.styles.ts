import { css } from '../theme/stitches.ts';

/** Stands above all else of the page: nobody should take a draft with problems for what will be. */
export const previewProblems = css({
  padding: '$4',
  color: '$danger',
  backgroundColor: '$dangerSoft',
  border: '2px solid',
  overflowWrap: 'anywhere',
  '@print': { display: 'none' },
});
