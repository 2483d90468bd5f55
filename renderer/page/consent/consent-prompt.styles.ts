import { css } from '../../theme/css.ts';

/**
 * At the bottom of the window. A script says how much it covers (`--covered`), and what has the focus is scrolled clear of
 * that. Browsers without popovers load no tag and do not ask.
 */
export const prompt = css('consent-prompt', {
  display: 'none',
  inset: 'auto 0 0',
  width: 'auto',
  maxWidth: 'none',
  height: 'auto',
  maxHeight: '70vh',
  margin: 0,
  padding: '$5 0 calc($space$5 + env(safe-area-inset-bottom))',
  overflowY: 'auto',
  border: 0,
  borderTop: '1px solid $colors$lineStrong',
  backgroundColor: '$canvas',
  color: '$ink',
  boxShadow: '$high',
  '@supports selector(:popover-open)': { '&:popover-open': { display: 'block' } },
  '@print': { display: 'none !important' },
});

export const question = css('consent-prompt-question', {
  display: 'grid',
  gap: '$4 $6',
  '@md': { gridTemplateColumns: '1fr auto', alignItems: 'center' },
});

export const title = css('consent-prompt-title', { fontSize: '$lg' });

export const words = css('consent-prompt-words', { maxWidth: '$reading', marginTop: '$1' });

export const more = css('consent-prompt-more', { color: '$ink' });

export const actions = css('consent-prompt-actions', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '$3',
});

export const fold = css('consent-prompt-fold', { marginTop: '$3' });

export const foldLabel = css('consent-prompt-fold-label', {
  display: 'inline-block',
  paddingBlock: '$2',
  fontWeight: '$medium',
  textDecoration: 'underline',
});

export const choices = css('consent-prompt-choices', { marginBlock: '$1 $4', listStyle: 'none' });

export const choice = css('consent-prompt-choice', {
  display: 'flex',
  alignItems: 'baseline',
  gap: '$3',
  paddingBlock: '$2',
});

/** Among the links of the footer. */
export const opener = css('consent-prompt-opener', {
  minHeight: '1.5rem',
  padding: '0.25rem 0',
  border: 0,
  backgroundColor: 'transparent',
  color: 'inherit',
  fontSize: '$sm',
  '&:hover': { color: '$onNight', textDecoration: 'underline' },
  '@unscripted': { display: 'none' },
  '@print': { display: 'none' },
});
