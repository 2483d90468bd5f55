import { css } from '../../theme/css.ts';

export const label = css('picture-series-label', {
  marginBottom: '$2',
  fontWeight: '$semibold',
  color: '$accentText',
});

export const name = css('picture-series-name', {
  fontSize: '$3xl',
  letterSpacing: '$heading',
  lineHeight: '$heading',
});

export const choices = css('picture-series-choices', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '$2',
  marginTop: '$6',
  padding: 0,
  listStyle: 'none',
});

export const choice = css('picture-series-choice', {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '$target',
  paddingInline: '$5',
  border: '1px solid $colors$lineStrong',
  borderRadius: '$pill',
  color: '$ink',
  fontWeight: '$medium',
  textDecoration: 'none',
  '&:hover': { borderColor: '$ink', textDecoration: 'underline' },
  '&[aria-current]': { borderColor: '$night', backgroundColor: '$night', color: '$onNight' },
  '@print': { display: 'none' },
});

export const figure = css('picture-series-figure', { maxWidth: '58rem', marginTop: '$5', marginInline: 0 });

/** Keeps its place while the picture loads, and shows its text when there is none. */
export const picture = css('picture-series-picture', {
  display: 'block',
  width: '100%',
  height: 'auto',
  border: '1px solid $colors$line',
  borderRadius: '$lg',
  backgroundColor: '$canvas',
  color: '$inkSoft',
});

export const missingPicture = css('picture-series-missing-picture', {
  display: 'grid',
  placeItems: 'center',
  padding: '$6',
  border: '1px solid $colors$line',
  borderRadius: '$lg',
  backgroundColor: '$mist',
  textAlign: 'center',
});

export const notice = css('picture-series-notice', {
  marginTop: '$5',
  padding: '$5',
  borderRadius: '$md',
  backgroundColor: '$mist',
});

export const text = css('picture-series-text', { marginTop: '$7' });
