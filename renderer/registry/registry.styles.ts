import { css } from '../theme/stitches.ts';

export const unknownModule = css({
  margin: '$5 auto',
  padding: '$5',
  maxWidth: 'calc($sizes$content - 2 * $space$gutter)',
  border: '2px dashed $colors$danger',
  borderRadius: '$md',
  backgroundColor: '$dangerSoft',
  color: '$danger',
  fontWeight: '$medium',
});

export const unknownModuleType = css({ fontFamily: '$mono', fontWeight: '$bold' });
