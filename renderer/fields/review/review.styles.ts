import { css } from '../../theme/stitches.ts';

export const place = css({ marginBlock: '$6' });

export const heading = css({
  marginBlockEnd: '$2',
  fontSize: '$xl',
  fontWeight: '$bold',
  color: '$ink',
});

/** One step and its answers, with a gap to the next. */
export const step = css({
  marginBlockStart: '$4',
  padding: '$4',
  border: '1px solid $line',
  borderRadius: '$md',
  backgroundColor: '$paper',
  breakInside: 'avoid',
});

export const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: '$4',
});

export const stepTitle = css({ fontSize: '$lg', fontWeight: '$semibold', color: '$ink' });

export const change = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '$target',
  color: '$accentText',
  fontWeight: '$semibold',
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
});
