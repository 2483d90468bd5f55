import { css } from '../../theme/css.ts';
import { pairs } from '../../theme/even-rows.ts';

export const place = css('next-steps-place', { marginBlock: '$6' });

export const heading = css('next-steps-heading', {
  marginBlockEnd: '$4',
  fontSize: '$xl',
  fontWeight: '$semibold',
});

export const cards = css('next-steps-cards', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  // In the column of the questions, a third card in a row leaves no room for a sentence.
  ...pairs,
  gap: '$4',
  padding: 0,
  listStyle: 'none',
  counterReset: 'step',
  // Browsers lay one grid over the next at a page break.
  '@print': { display: 'block' },
});

/** A numbered card: the number gives the order. */
export const card = css('next-steps-card', {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  padding: '$5',
  borderRadius: '$lg',
  backgroundColor: '$paper',
  overflowWrap: 'anywhere',
  breakInside: 'avoid',
  counterIncrement: 'step',
  '&::before': {
    content: 'counter(step)',
    display: 'grid',
    placeContent: 'center',
    width: '2.25rem',
    height: '2.25rem',
    marginBlockEnd: '$3',
    borderRadius: '50%',
    backgroundColor: '$accent',
    color: '$onAccent',
    fontWeight: '$bold',
    fontVariantNumeric: 'tabular-nums',
  },
  '@forced': { border: '1px solid CanvasText', '&::before': { border: '1px solid CanvasText' } },
  '@print': {
    display: 'block',
    padding: '0 0 $4',
    backgroundColor: 'transparent !important',
    '&::before': { display: 'inline', content: 'counter(step) ". "' },
  },
});

export const title = css('next-steps-title', {
  fontSize: '$lg',
  fontWeight: '$semibold',
  lineHeight: '$snug',
  '@print': { display: 'inline' },
});

export const text = css('next-steps-text', { marginBlockStart: '$2', color: '$inkSoft', lineHeight: 1.5 });

/** Aligned with the links of the cards beside it, and tall enough for a finger. */
export const link = css('next-steps-link', {
  marginBlockStart: 'auto',
  paddingBlock: '0.75rem 0',
  fontWeight: '$semibold',
});
