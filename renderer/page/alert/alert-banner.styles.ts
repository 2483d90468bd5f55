import { css } from '../../theme/css.ts';

export const banner = css('alert-banner-banner', {
  borderBottom: '1px solid $colors$line',
  color: '$ink',
  ':root[data-alert-closed] &': { display: 'none' },
  '@print': { display: 'none' },
  variants: {
    tone: {
      error: { backgroundColor: '$dangerSoft', '--tone': '$colors$danger' },
      warning: { backgroundColor: '$warningSoft', '--tone': '$colors$warning' },
      info: { backgroundColor: '$infoSoft', '--tone': '$colors$info' },
    },
  },
});

export const row = css('alert-banner-row', {
  display: 'flex',
  alignItems: 'flex-start',
  gap: '$3',
  paddingBlock: '$2',
});

export const sign = css('alert-banner-sign', { flex: 'none', marginTop: '0.625rem', color: 'var(--tone)' });

export const words = css('alert-banner-words', {
  flex: 1,
  minWidth: 0,
  paddingBlock: '0.625rem',
  '@md': { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '$1 $5' },
});

export const text = css('alert-banner-text', { fontWeight: '$medium', lineHeight: '$snug' });

export const calls = css('alert-banner-calls', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '$2 $5',
  marginTop: '$2',
  '@md': { marginTop: 0 },
});

export const call = css('alert-banner-call', { color: '$ink', fontWeight: '$semibold', lineHeight: '$snug' });

export const close = css('alert-banner-close', {
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '2.75rem',
  height: '2.75rem',
  marginRight: '-0.625rem',
  border: 0,
  borderRadius: '50%',
  backgroundColor: 'transparent',
  '&:hover': { backgroundColor: 'color-mix(in srgb, $colors$ink 8%, transparent)' },
  '&:focus-visible': { borderRadius: '50%' },
  '@unscripted': { display: 'none' },
});
