import { css } from '../theme/css.ts';

export const unknownModule = css('registry-unknown-module', {
  margin: '$5 auto',
  padding: '$5',
  maxWidth: 'calc($sizes$content - 2 * $space$gutter)',
  border: '2px dashed $colors$danger',
  borderRadius: '$md',
  backgroundColor: '$dangerSoft',
  color: '$danger',
  fontWeight: '$medium',
});

export const unknownModuleType = css('registry-unknown-module-type', {
  fontFamily: '$mono',
  fontWeight: '$bold',
});
