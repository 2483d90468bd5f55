import { css } from '../../theme/css.ts';

/** Fixed in a corner, where it covers as little as possible. */
export const launcher = css('live-chat-launcher', {
  position: 'fixed',
  insetInlineEnd: '$4',
  bottom: 'calc($space$4 + env(safe-area-inset-bottom))',
  zIndex: '$header',
  borderRadius: '$pill',
  boxShadow: '$high',
  '@lively': { transition: 'opacity $transitions$steady', '@starting-style': { opacity: 0 } },
  '@print': { display: 'none' },
  variants: { place: { raised: { bottom: 'calc(5.5rem + env(safe-area-inset-bottom))' } } },
});
