import { css } from '../../theme/css.ts';

/** The number between its prefix and its unit. Both wrap below it where space is short. */
export const amount = css('number-input-amount', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '$2',
});

/** With `control`: the number itself. */
export const number = css('number-input-number', {
  flex: '0 1 11rem',
  width: 'auto',
  fontVariantNumeric: 'tabular-nums',
});

export const beside = css('number-input-beside', { color: '$inkSoft', fontWeight: '$medium' });
