import { css } from '../../theme/css.ts';
import { focusRing } from '../../theme/focus-ring.ts';

/** Holds the control, and takes what is dragged onto it. */
export const zone = css('file-upload-zone', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '$2 $4',
  padding: '$4',
  border: '1.5px dashed $lineStrong',
  borderRadius: '$md',
  backgroundColor: '$canvas',
  transition: 'border-color $transitions$quick, background-color $transitions$quick',
  '&[data-over]': { borderStyle: 'solid', borderColor: '$accent', backgroundColor: '$mist' },
  '&:has([aria-invalid="true"])': { borderColor: '$danger' },
});

export const chooser = css('file-upload-chooser', {
  minWidth: 0,
  maxWidth: '100%',
  padding: '0.25rem',
  fontSize: '$sm',
  color: '$inkSoft',
  '&::file-selector-button': {
    minHeight: '$target',
    marginInlineEnd: '$3',
    padding: '0.5rem 1.25rem',
    border: '2px solid $ink',
    borderRadius: '$pill',
    backgroundColor: 'transparent',
    color: '$ink',
    font: 'inherit',
    fontWeight: '$semibold',
    cursor: 'pointer',
  },
  '@hover': {
    '&:hover:not(:disabled)::file-selector-button': { backgroundColor: '$ink', color: '$onNight' },
  },
  '&:focus-visible': { ...focusRing, borderRadius: '$pill' },
  '&:disabled::file-selector-button': { borderColor: '$line', color: '$inkFaint', cursor: 'not-allowed' },
  variants: {
    /** The chosen files are listed above it. */
    chosen: { elsewhere: { width: 'min-content', color: 'transparent' } },
  },
});

export const aside = css('file-upload-aside', {
  flexBasis: '100%',
  margin: 0,
  fontSize: '$sm',
  color: '$inkSoft',
});

export const list = css('file-upload-list', {
  display: 'grid',
  gap: '$2',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const item = css('file-upload-item', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '$1 $4',
  padding: '$2 $4',
  border: '1px solid $line',
  borderRadius: '$md',
  '&[data-refused]': { borderColor: '$danger' },
});

export const about = css('file-upload-about', { flex: '1 1 14rem', minWidth: 0, overflowWrap: 'anywhere' });

export const fault = css('file-upload-fault', { display: 'block', fontSize: '$sm', color: '$danger' });

export const bar = css('file-upload-bar', { display: 'block', width: '100%', accentColor: '$colors$accent' });

export const actions = css('file-upload-actions', { display: 'flex', gap: '$3' });
