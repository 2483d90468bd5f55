import { css } from '../../theme/css.ts';
import { translucent } from '../../theme/translucent.ts';

/** Aligned with the text of the statement above it. */
export const place = css('field-info-place', { 'label:has(input) + &': { paddingInlineStart: '2.3rem' } });

/** Button that opens a window. */
export const opener = css('field-info-opener', {
  minHeight: '2.75rem',
  padding: '0.35rem 0',
  border: 0,
  backgroundColor: 'transparent',
  color: '$accentText',
  fontSize: '$sm',
  fontWeight: '$semibold',
  lineHeight: '$snug',
  textAlign: 'start',
  textDecoration: 'underline dotted',
  textDecorationThickness: '0.1em',
  textUnderlineOffset: '0.25em',
  cursor: 'pointer',
  '@hover': { '&:hover:not(:disabled)': { textDecorationStyle: 'solid' } },
  '&:disabled': { color: '$inkSoft', cursor: 'not-allowed' },
  '@print': { display: 'none' },
});

export const dialog = css('field-info-dialog', {
  width: 'min(34rem, 100vw - 2 * $space$4)',
  maxHeight: 'calc(100dvh - 2 * $space$4)',
  margin: 'auto',
  padding: '$6',
  border: 0,
  borderRadius: '$lg',
  backgroundColor: '$canvas',
  color: '$ink',
  boxShadow: '$high',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  '&::backdrop': { backgroundColor: translucent('ink', 55) },
  '@lively': {
    transition: 'opacity $transitions$quick, translate $transitions$quick',
    '@starting-style': { opacity: 0, translate: '0 0.5rem' },
  },
  '@forced': { border: '2px solid CanvasText' },
});

export const title = css('field-info-title', {
  marginBlockEnd: '$3',
  fontSize: '$xl',
  fontWeight: '$semibold',
});

export const text = css('field-info-text', {
  lineHeight: '$text',
  whiteSpace: 'pre-line',
  textWrap: 'pretty',
});

export const closing = css('field-info-closing', {
  display: 'flex',
  justifyContent: 'flex-end',
  marginBlockStart: '$5',
});
