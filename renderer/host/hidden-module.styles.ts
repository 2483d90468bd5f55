import { css } from '../theme/css.ts';

export const note = css('hidden-module-note', {
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

export const name = css('hidden-module-name', {
  fontFamily: '$mono',
  fontWeight: '$semibold',
  color: '$ink',
});
