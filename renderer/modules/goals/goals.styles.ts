import { css } from '../../theme/css.ts';
import { evenRows } from '../../theme/even-rows.ts';

export const cards = css('goals-cards', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$5',
  listStyle: 'none',
  ...evenRows,
});

export const card = css('goals-card', {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: '$4',
  height: '100%',
  padding: 'clamp(1.5rem, 1.2rem + 1vw, 2.25rem)',
  borderRadius: '$lg',
  backgroundColor: '$canvas',
  boxShadow: '$low',
  '@forced': { border: '1px solid CanvasText' },
  '@print': { boxShadow: 'none', border: '1px solid', breakInside: 'avoid' },
});

export const title = css('goals-title', { fontSize: '$xl', lineHeight: 1.2 });

/** Under a word, since a percentage is shorter. */
export const complete = css('goals-complete', { fontSize: '$md', color: '$success' });

export const call = css('goals-call', { marginTop: 'auto' });
