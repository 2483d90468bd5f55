import { css } from '../../theme/stitches.ts';

export const notes = css({
  paddingTop: '$5',
  borderTop: '1px solid $colors$line',
  color: '$inkSoft',
  fontSize: '$sm',
});

export const title = css({ marginBottom: '$3', fontSize: '$md', color: '$ink', letterSpacing: 0 });
