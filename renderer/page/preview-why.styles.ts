import { css } from '../theme/css.ts';

/** Below the page, apart from it: only authors see it. */
export const previewWhy = css('preview-why', {
  padding: '$4',
  color: '$ink',
  backgroundColor: '$mist',
  borderTop: '2px dashed $colors$lineStrong',
  overflowWrap: 'anywhere',
  '@print': { display: 'none' },
  '& > p': { display: 'var(--why-outdated, none)' },
  '& > details': { display: 'var(--why-explained, block)' },
  // A form marks itself once the server has answered a press in place: what is said here was before.
  'body:has(&):has(form[data-sent])': { '--why-outdated': 'block', '--why-explained': 'none' },
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
