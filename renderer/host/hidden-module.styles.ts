import { css } from '../theme/stitches.ts';

export const note = css({
  margin: '$5 auto',
  padding: '$4 $5',
  width: 'calc(100% - 2 * $space$gutter)',
  maxWidth: '$content',
  border: '2px dashed $colors$lineStrong',
  borderRadius: '$md',
  backgroundColor: '$mist',
  color: '$inkSoft',
  fontSize: '$sm',
});

export const name = css({ fontFamily: '$mono', fontWeight: '$semibold', color: '$ink' });
