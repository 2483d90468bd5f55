import { css } from '../../theme/css.ts';

export const place = css('review-place', { marginBlock: '$6' });

export const heading = css('review-heading', {
  marginBlockEnd: '$2',
  fontSize: '$xl',
  fontWeight: '$bold',
  color: '$ink',
});

/** One step and its answers, with a gap to the next. */
export const step = css('review-step', {
  marginBlockStart: '$4',
  padding: '$4',
  border: '1px solid $line',
  borderRadius: '$md',
  backgroundColor: '$paper',
  breakInside: 'avoid',
});

export const head = css('review-head', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: '$4',
});

export const stepTitle = css('review-step-title', {
  fontSize: '$lg',
  fontWeight: '$semibold',
  color: '$ink',
});

export const change = css('review-change', {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '$target',
  color: '$accentText',
  fontWeight: '$semibold',
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
});
