import { css } from '../theme/stitches.ts';

/** Below the page, apart from it: only authors see it. */
export const previewWhy = css({
  padding: '$4',
  color: '$ink',
  backgroundColor: '$mist',
  borderTop: '2px dashed $colors$lineStrong',
  overflowWrap: 'anywhere',
  '@print': { display: 'none' },
  '& > p': { display: 'none' },
  // A form marks itself once the server has answered a press in place: what is said here was before.
  'body:has(form[data-sent]) & > p': { display: 'block' },
  'body:has(form[data-sent]) & > details': { display: 'none' },
  '& summary': {
    display: 'list-item',
    paddingBlock: '$3',
    listStyle: 'disclosure-closed inside',
    cursor: 'pointer',
  },
  '& details[open] > summary': { listStyleType: 'disclosure-open' },
  '& details details': { paddingInlineStart: '$4' },
  '& pre': { whiteSpace: 'pre-wrap', margin: 0, paddingBlock: '$2' },
});
