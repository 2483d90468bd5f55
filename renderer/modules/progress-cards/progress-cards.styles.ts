import { css } from '../../theme/css.ts';
import { evenRowsOfWords } from '../../theme/even-rows.ts';

export const cards = css('progress-cards-cards', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$6',
  listStyle: 'none',
  ...evenRowsOfWords,
});

export const card = css('progress-cards-card', {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: '$3',
  textAlign: 'center',
  '@print': { breakInside: 'avoid' },
});

export const title = css('progress-cards-title', { marginTop: '$3', fontSize: '$lg', lineHeight: '$snug' });

export const description = css('progress-cards-description', { maxWidth: '26rem', color: '$inkSoft' });
