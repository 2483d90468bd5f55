import { css } from '../../theme/css.ts';
import { translucent } from '../../theme/translucent.ts';

export const progress = css('standing-progress', {
  fontSize: '$sm',
  fontWeight: '$semibold',
  color: '$inkSoft',
});

export const bar = css('standing-bar', {
  display: 'flex',
  gap: '$1',
  marginBlockStart: '$2',
  '@print': { display: 'none' },
});

export const stretch = css('standing-stretch', {
  flex: 1,
  height: '0.375rem',
  borderRadius: '$pill',
  backgroundColor: '$line',
  variants: {
    done: { true: { backgroundColor: '$accent', '@forced': { backgroundColor: 'Highlight' } } },
  },
  '@forced': { border: '1px solid CanvasText' },
});

/** Below the buttons of the form, and less prominent. */
export const keeping = css('standing-keeping', {
  padding: '$4',
  borderRadius: '$md',
  backgroundColor: '$mist',
  fontSize: '$sm',
  lineHeight: 1.45,
  color: '$inkSoft',
  '@print': { display: 'none' },
});

export const clearer = css('standing-clearer', {
  '& > summary': {
    width: 'fit-content',
    minHeight: '2.75rem',
    paddingBlock: '0.6rem',
    color: '$accentText',
    fontWeight: '$semibold',
    cursor: 'pointer',
  },
  '& > p': { marginBlockEnd: '$3' },
});

export const dialog = css('standing-dialog', {
  width: 'min(30rem, calc(100vw - 2rem))',
  margin: 'auto',
  padding: '$5',
  border: '1px solid $line',
  borderRadius: '$md',
  backgroundColor: '$paper',
  color: '$ink',
  boxShadow: '$mid',
  '&::backdrop': { backgroundColor: translucent('ink', 50) },
  '& > h2': { fontSize: '$xl', fontWeight: '$bold' },
  '& > p': { marginBlock: '$3 $4' },
});

export const choices = css('standing-choices', { display: 'flex', flexWrap: 'wrap', gap: '$3' });
