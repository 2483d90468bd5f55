import { css } from '../../theme/css.ts';
import { drawnFoldSign } from '../../theme/fold-sign.ts';

/** Rich text between two questions, with the gap to the next one. */
export const textBlock = css('text-block', {
  maxWidth: '$reading',
  paddingBlockEnd: '$5',
  overflowWrap: 'anywhere',
  '& > * + *': { marginTop: '0.8em' },
  '& > :is(h2, h3, h4, h5, h6) + *': { marginTop: '0.4em' },
  '& h2': { fontSize: '$xl' },
  '& h3': { fontSize: '$lg' },
  '& :is(h4, h5, h6)': { fontSize: '$md' },
  '& a': { fontWeight: '$medium' },
  '& :is(ol, ul)': { paddingInlineStart: '1.5em' },
  '& li + li': { marginTop: '0.35em' },
  '& table': { width: '100%', borderCollapse: 'collapse' },
  '& :is(td, th)': {
    padding: '$2 $3',
    borderBottom: '1px solid $colors$line',
    textAlign: 'start',
    verticalAlign: 'top',
  },
  '& summary': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '$4',
    minHeight: '$target',
    paddingBlock: '$2',
    fontWeight: '$medium',
    cursor: 'pointer',
    '&::after': drawnFoldSign,
  },
  '& details[open] > summary::after': { transform: 'rotate(45deg)' },
});
