import { css } from '../../theme/css.ts';

export const notes = css('notes', {
  paddingTop: '$5',
  borderTop: '1px solid $colors$line',
  color: '$inkSoft',
  fontSize: '$sm',
});

export const title = css('notes-title', {
  marginBottom: '$3',
  fontSize: '$md',
  color: '$ink',
  letterSpacing: 0,
});
