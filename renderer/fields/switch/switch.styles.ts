import { css } from '../../theme/css.ts';
import { focusRing } from '../../theme/focus-ring.ts';

/** A label and its switch. The whole row can be tapped. */
export const switchRow = css('switch-switch-row', {
  display: 'flex',
  alignItems: 'flex-start',
  gap: '$4',
  // The switch comes right after its label, so that it is easy to find.
  width: 'fit-content',
  minHeight: '$target',
  paddingBlock: '0.65rem',
  lineHeight: 1.5,
  cursor: 'pointer',
  '&:has(:disabled)': { cursor: 'not-allowed', color: '$inkSoft' },
  '&:has(:focus-visible)': {
    ...focusRing,
    outlineOffset: '4px',
    borderRadius: '$sm',
  },
});

export const switchWords = css('switch-switch-words', {
  minWidth: 0,
  fontWeight: '$medium',
  overflowWrap: 'anywhere',
});

/** A native checkbox drawn as a switch. */
export const track = css('switch-track', {
  flex: 'none',
  appearance: 'none',
  position: 'relative',
  width: '3.25rem',
  height: '1.75rem',
  margin: 'calc((1lh - 1.75rem) / 2) 0 0',
  border: '1.5px solid $lineStrong',
  borderRadius: '$pill',
  backgroundColor: '$mist',
  cursor: 'inherit',
  transition: 'background-color $transitions$quick, border-color $transitions$quick',
  '&::before': {
    content: '""',
    position: 'absolute',
    insetBlock: '0.1875rem',
    insetInlineStart: '0.1875rem',
    aspectRatio: '1',
    borderRadius: '50%',
    backgroundColor: '$inkSoft',
  },
  '@lively': { '&::before': { transition: 'inset-inline-start $transitions$quick' } },
  '&:checked': { borderColor: '$accentText', backgroundColor: '$accentText' },
  '&:checked::before': { insetInlineStart: 'calc(100% - 1.4375rem)', backgroundColor: '$canvas' },
  '&:focus-visible': { outline: 'none', borderRadius: '$pill' },
  '&:disabled': { opacity: 0.6 },
  '&[aria-invalid="true"]': { borderColor: '$danger' },
  '@forced': { appearance: 'auto', width: '1.5rem', height: '1.5rem', '&::before': { display: 'none' } },
});
