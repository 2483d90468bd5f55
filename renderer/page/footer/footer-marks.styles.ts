import { css } from '../../theme/css.ts';

export const marks = css('footer-marks-marks', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$3',
  marginTop: 'clamp(2.5rem, 2rem + 2vw, 4rem)',
  listStyle: 'none',
  '@sm': { gridTemplateColumns: 'repeat(auto-fit, minmax(14rem, 1fr))' },
  '@print': { display: 'none' },
});

export const mark = css('footer-marks-mark', {
  display: 'flex',
  alignItems: 'center',
  gap: '$4',
  height: '100%',
  minHeight: '5rem',
  padding: '$3 $4',
  border: '1px solid $colors$nightLine',
  borderRadius: '$md',
  textDecoration: 'none',
  transition: 'background-color $transitions$quick, border-color $transitions$quick',
  'a&:hover': { backgroundColor: '$nightRaised', borderColor: '$onNightSoft' },
  '&:focus-visible': { borderRadius: '$md' },
});

export const markLogo = css('footer-marks-mark-logo', {
  flex: 'none',
  width: '3rem',
  height: '3rem',
  '@forced': { forcedColorAdjust: 'none', backgroundColor: '$night' },
});

export const markTitle = css('footer-marks-mark-title', {
  display: 'block',
  color: '$onNight',
  fontWeight: '$semibold',
  lineHeight: '$snug',
});

export const markText = css('footer-marks-mark-text', {
  display: 'block',
  fontSize: '$sm',
  lineHeight: '$snug',
});
