import { css } from '../../theme/css.ts';
import { translucent } from '../../theme/translucent.ts';

export const card = css('video-card-card', {
  display: 'grid',
  gap: 'clamp(1.5rem, 1rem + 3vw, 5rem)',
  alignItems: 'center',
  '@md': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.5fr)' },
});

export const title = css('video-card-title', { fontSize: '$3xl', lineHeight: 1.1, letterSpacing: '$tight' });

export const description = css('video-card-description', {
  maxWidth: '36em',
  marginTop: '$4',
  fontSize: '$lg',
  lineHeight: 1.5,
  color: '$inkSoft',
});

export const opener = css('video-card-opener', {
  position: 'relative',
  display: 'block',
  width: '100%',
  padding: 0,
  border: 0,
  overflow: 'hidden',
  borderRadius: '$xl',
  backgroundColor: '$night',
  '&:focus-visible': { borderRadius: '$xl' },
  '@forced': { border: '1px solid ButtonText' },
});

export const still = css('video-card-still', {
  width: '100%',
  aspectRatio: '16 / 9',
  objectFit: 'cover',
  opacity: 0.86,
  transition: 'opacity $transitions$steady, transform $transitions$slow',
  'button:hover > &': { opacity: 1, transform: 'scale(1.02)' },
});

export const play = css('video-card-play', {
  position: 'absolute',
  insetInlineStart: '$5',
  bottom: '$5',
  display: 'inline-flex',
  alignItems: 'center',
  gap: '$2',
  minHeight: '$target',
  paddingBlock: '0.6rem',
  paddingInline: '1rem 1.4rem',
  borderRadius: '$pill',
  backgroundColor: '$canvas',
  color: '$ink',
  fontWeight: '$semibold',
  boxShadow: '$mid',
  '@forced': { border: '1px solid ButtonText' },
  '@print': { display: 'none' },
});

export const overlay = css('video-card-overlay', {
  width: 'min(72rem, 100vw - 2 * $space$4, (100dvh - 8rem) * 16 / 9)',
  maxWidth: 'none',
  margin: 'auto',
  padding: 0,
  border: 0,
  overflow: 'hidden',
  borderRadius: '$lg',
  backgroundColor: '$night',
  color: '$onNight',
  boxShadow: '$high',
  '--ring': '$colors$focusOnNight',
  '&::backdrop': { backgroundColor: translucent('ink', 80) },
  '@lively': {
    transition: 'opacity $transitions$quick, translate $transitions$quick',
    '@starting-style': { opacity: 0, translate: '0 0.5rem' },
  },
  '@forced': { border: '2px solid CanvasText' },
});

export const overlayHead = css('video-card-overlay-head', {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '$4',
  paddingBlock: '$2',
  paddingInline: '$5 $3',
});

export const overlayTitle = css('video-card-overlay-title', {
  fontSize: '$md',
  letterSpacing: 0,
  lineHeight: '$snug',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const closer = css('video-card-closer', {
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  gap: '$2',
  minHeight: '$target',
  paddingInline: '$3',
  border: 0,
  borderRadius: '$pill',
  backgroundColor: 'transparent',
  fontWeight: '$semibold',
  '&:hover': { backgroundColor: '$nightRaised' },
  '&:focus-visible': { outlineOffset: '-3px', borderRadius: '$pill' },
});

/** A frame in a closed window is not displayed, so it is not loaded. */
export const player = css('video-card-player', { width: '100%', aspectRatio: '16 / 9' });
