import { css } from './css.ts';

const disabled = '&:disabled, &[aria-disabled="true"]';
const hovered = '&:hover:not(:disabled, [aria-disabled="true"])';

const outOfUse = {
  backgroundColor: '$mist',
  borderColor: '$mist',
  color: '$inkFaint',
  cursor: 'not-allowed',
  transform: 'none',
} as const;

/**
 * The look of a call to action, for links and buttons alike. `tone` says how much it matters on its surface.
 */
export const button = css('button', {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '$2',
  minHeight: '$target',
  padding: '0.75rem 1.5rem',
  border: '2px solid transparent',
  borderRadius: '$pill',
  fontSize: '$md',
  fontWeight: '$semibold',
  lineHeight: '$snug',
  letterSpacing: '-0.01em',
  textAlign: 'center',
  textDecoration: 'none',
  transition:
    'background-color $transitions$quick, border-color $transitions$quick, color $transitions$quick, transform $transitions$quick',
  '&:focus-visible': { borderRadius: '$pill' },
  '&:active': { transform: 'translateY(1px)' },
  [disabled]: outOfUse,
  '@forced': {
    borderColor: 'ButtonText',
    [disabled]: { borderColor: 'GrayText', color: 'GrayText' },
  },
  '@print': {
    border: '1px solid currentColor !important',
    backgroundColor: 'transparent !important',
    color: 'black !important',
  },

  variants: {
    tone: {
      primary: {
        backgroundColor: '$accent',
        color: '$onAccent',
        [hovered]: { backgroundColor: '$accentHover' },
      },
      secondary: {
        backgroundColor: 'transparent',
        borderColor: '$ink',
        color: '$ink',
        [hovered]: { backgroundColor: '$ink', color: '$onNight' },
      },
      onNight: {
        backgroundColor: 'transparent',
        borderColor: '$onNight',
        color: '$onNight',
        [hovered]: { backgroundColor: '$onNight', color: '$ink' },
      },
      ink: {
        backgroundColor: '$ink',
        color: '$onNight',
        [hovered]: { backgroundColor: '$nightRaised' },
      },
      quiet: {
        minHeight: 'auto',
        padding: '0.5rem 0.25rem',
        backgroundColor: 'transparent',
        color: '$accentText',
        textDecoration: 'underline',
        textDecorationThickness: '0.08em',
        textUnderlineOffset: '0.25em',
        [hovered]: { textDecorationThickness: '0.14em' },
      },
    },
    size: {
      slim: { minHeight: '2rem', padding: '0.15rem 0.9rem', fontSize: '$sm' },
      small: { minHeight: '2.5rem', padding: '0.4rem 1.1rem', fontSize: '$sm' },
      large: { minHeight: '3.5rem', padding: '1rem 2rem', fontSize: '$lg' },
    },
    wide: { true: { width: '100%' } },
  },
});
