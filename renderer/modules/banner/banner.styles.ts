import { css } from '../../theme/css.ts';

export const banner = css('banner', {
  display: 'grid',
  gap: '$5 $6',
  alignItems: 'center',
  overflow: 'hidden',
  borderRadius: '$xl',
  '@forced': { border: '1px solid CanvasText' },
  '@print': { backgroundColor: 'transparent !important', color: 'black !important', border: '1px solid' },
  variants: {
    tone: {
      accent: { backgroundColor: '$accent', color: '$onAccent', '--ring': '$colors$ink' },
      night: { backgroundColor: '$night', color: '$onNight', '--ring': '$colors$focusOnNight' },
      paper: { backgroundColor: '$paper' },
    },
    pictured: { true: { '@md': { gridTemplateColumns: 'minmax(0, 1.4fr) minmax(0, 1fr)' } } },
  },
});

export const body = css('banner-body', {
  display: 'grid',
  gap: '$5 $6',
  padding: 'clamp(1.75rem, 1.2rem + 2.5vw, 3.5rem)',
  alignItems: 'center',
  // The call is at the end of the line where nothing else is.
  '@md': { '&:last-child:has(> :nth-child(2))': { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});

export const title = css('banner-title', { fontSize: '$2xl' });

export const description = css('banner-description', {
  maxWidth: '36em',
  marginTop: '$3',
  fontSize: '$lg',
  lineHeight: 1.5,
});

export const picture = css('banner-picture', {
  width: '100%',
  height: '100%',
  maxHeight: '14rem',
  objectFit: 'cover',
  '@md': { alignSelf: 'stretch', maxHeight: 'none' },
});
