import { css } from '../../theme/css.ts';

export const rows = css('ranking-rows', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$2',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

/** An option with its place, and the buttons that move it, below it where there is no room beside. */
export const row = css('ranking-row', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '$2 $3',
  padding: '$2 $3',
  border: '1px solid $lineStrong',
  borderRadius: '$md',
  backgroundColor: '$canvas',
  '@forced': { borderColor: 'CanvasText' },
});

export const place = css('ranking-place', { flex: 'none', width: '3.5rem' });

export const words = css('ranking-words', {
  flex: '1 1 10rem',
  minWidth: 0,
  overflowWrap: 'anywhere',
  fontWeight: '$medium',
});

export const handle = css('ranking-handle', {
  flex: 'none',
  cursor: 'grab',
  touchAction: 'none',
  color: '$inkSoft',
  width: 24,
  height: 24,
  '@unscripted': { display: 'none' },
  '@print': { display: 'none' },
});

export const moves = css('ranking-moves', {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '$4',
  // Buttons that only scripts can follow.
  '@unscripted': { display: 'none' },
  '@print': { display: 'none' },
});
