import { css } from '../../theme/css.ts';

/** The text and its button as one control. */
export const lookUp = css('look-up-input-look-up', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '$2',
});

/** The text, with its length shown at the end inside the box. */
export const lookUpText = css('look-up-input-look-up-text', {
  position: 'relative',
  minWidth: 0,
  variants: {
    counted: {
      true: {
        // Without a script the count would not be updated.
        '@media (scripting: enabled)': { '& > input': { paddingInlineEnd: '4.5rem' } },
        '@media (scripting: none)': { '& > span': { display: 'none' } },
      },
    },
  },
});

export const lookUpCounter = css('look-up-input-look-up-counter', {
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: '1rem',
  display: 'grid',
  alignItems: 'center',
  fontSize: '$sm',
  fontVariantNumeric: 'tabular-nums',
  color: '$inkSoft',
  pointerEvents: 'none',
});

export const lookUpButton = css('look-up-input-look-up-button', {
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '$2',
  minWidth: '3.25rem',
  minHeight: '3.25rem',
  paddingInline: '0.8rem',
  border: '1.5px solid $ink',
  borderRadius: '$md',
  backgroundColor: '$ink',
  color: '$onNight',
  fontWeight: '$semibold',
  // The icon may change between pressing and releasing: only the button itself takes the press.
  '& > *': { pointerEvents: 'none' },
  transition: 'background-color $transitions$quick, border-color $transitions$quick',
  '@hover': { '&:hover:not(:disabled)': { backgroundColor: '$nightRaised' } },
  '&:focus-visible': { borderRadius: '$md' },
  '&:disabled': { backgroundColor: '$mist', borderColor: '$mist', color: '$inkFaint', cursor: 'not-allowed' },
  '@forced': { borderColor: 'ButtonText', '&:disabled': { borderColor: 'GrayText', color: 'GrayText' } },
  '@print': { display: 'none' },
  variants: {
    state: {
      found: { backgroundColor: '$success', borderColor: '$success' },
      other: {},
    },
  },
});

/** On a narrow screen only the icon is shown. */
export const lookUpWords = css('look-up-input-look-up-words', {
  '@media (max-width: 600.98px)': {
    position: 'absolute',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  },
});

/** Box of the icon: the button keeps its size whichever icon it shows. */
export const lookUpIcon = css('look-up-input-look-up-icon', {
  display: 'grid',
  placeContent: 'center',
  flex: 'none',
  width: '1.5rem',
  height: '1.5rem',
  fontSize: '1.25rem',
});

/** The result that was found. */
export const found = css('look-up-input-found', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '$4',
  marginBlockStart: '$2',
  padding: '$4',
  border: '1px solid color-mix(in srgb, $colors$success 40%, transparent)',
  borderRadius: '$md',
  backgroundColor: '$successSoft',
  '& > div': { flex: '1 1 14rem', minWidth: 0 },
  '@forced': { borderColor: 'CanvasText' },
});

export const foundPicture = css('look-up-input-found-picture', {
  flex: '0 1 8rem',
  width: '8rem',
  height: 'auto',
  maxHeight: '6rem',
  objectFit: 'contain',
});
